import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { shortStyles } from '../../../src/build/shortStyles.ts'

/** The code after the build step. */
function shortOf(code: string): string {
  const { transform } = shortStyles()
  if (typeof transform !== 'object') throw new Error('no transform')
  const result = transform.handler.call({ parse: parseAst } as never, code, '/src/a.ts')
  return (result as { code: string }).code
}

it('removes comments and indentation from styles without changing their meaning', () => {
  const styles = [
    'const a = css`',
    '  /* Why. */',
    "  content: ' (  ';",
    '  transition:',
    '    color 1s,',
    '    width 1s;',
    '  a:hover &,',
    '  p {',
    '    inset: 0',
    '      auto;',
    '    ${size}',
    '  }',
    '`',
  ].join('\n')
  expect(shortOf(styles)).toBe("const a = css` content: ' (  ';transition:color 1s,width 1s;a:hover &,p {inset: 0 auto;${size}}`")
})

it('leaves all other code unchanged', () => {
  const other = 'const a = `a;\n  b`; const b = other`a;\n  /* b */`'
  expect(shortOf(other)).toBe(other)
})
