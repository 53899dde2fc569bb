import { expect, it } from 'vitest'
import { mine } from '#build/mine.ts'
import { develop } from './developing.ts'

/** A page that imports a text and a stylesheet, in development. */
async function developPage() {
  const imports = "import { text } from './content/text.ts'\nimport { other } from '#content/other.ts'\n"
  const site = await develop((root) => [mine(root)], {
    'package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
    'src/page.ts': `${imports}export const page = text + other\n`,
    'src/content/text.ts': "export const text = 'template'\n",
    'src/content/other.ts': "export const other = '.'\n",
    'src/base.css': "@import '#tokens.css';\n",
    'src/tokens.css': ':root { --hue: 300 }\n',
  })
  return { ...site, rendered: async () => (await site.load<{ page: string }>('/src/page.ts')).page }
}

it('shows the first override of a file, and the template again when it is deleted, without a restart', async () => {
  const { write, remove, report, rendered, sent } = await developPage()
  expect(await rendered()).toBe('template.')
  expect(await sent('/src/page.ts')).toContain('"/src/content/text.ts"')

  write('mine/content/text.ts', "export const text = 'own'\n")
  await report('add', 'mine/content/text.ts')
  expect(await rendered()).toBe('own.')
  expect(await sent('/src/page.ts')).toContain('"/mine/content/text.ts"')

  write('mine/content/text.ts', "export const text = 'own, changed'\n")
  await report('change', 'mine/content/text.ts')
  expect(await rendered()).toBe('own, changed.')

  remove('mine/content/text.ts')
  await report('unlink', 'mine/content/text.ts')
  expect(await rendered()).toBe('template.')
})

it('shows the first override of a stylesheet that another one imports', async () => {
  const { write, report, sent } = await developPage()
  expect(await sent('/src/base.css')).toContain('--hue: 300')

  write('mine/tokens.css', "@import '../src/tokens.css';\n:root { --hue: 145 }\n")
  await report('add', 'mine/tokens.css')
  expect(await sent('/src/base.css')).toMatch(/--hue: 300[^]*--hue: 145/)
})
