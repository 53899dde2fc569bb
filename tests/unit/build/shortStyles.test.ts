import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { shortStyles } from '../../../src/build/shortStyles.ts'

/** The code as it is after the build's step. */
function shortOf(code: string): string {
  const { transform } = shortStyles()
  if (typeof transform !== 'object') throw new Error('no transform')
  const result = transform.handler.call({ parse: parseAst } as never, code, '/src/a.ts')
  return (result as { code: string }).code
}

it('takes comments and indentation out of styles, and leaves what they mean', () => {
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

it('leaves every other text as it is', () => {
  const other = 'const a = `a;\n  b`; const b = other`a;\n  /* b */`'
  expect(shortOf(other)).toBe(other)
})
