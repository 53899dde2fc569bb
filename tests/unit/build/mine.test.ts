import { mkdtempSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import type { RunnableDevEnvironment } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { mine } from '#build/mine.ts'

/** A development server for a site of a page that imports a text and a stylesheet. It watches no files: the test reports changes. */
async function develop() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mine-')))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write(
    'src/page.ts',
    "import './base.css'\nimport { text } from './content/text.ts'\nimport { other } from '#content/other.ts'\nexport const page = text + other\n",
  )
  write('package.json', '{ "type": "module", "imports": { "#*": "./src/*" } }')
  write('src/content/text.ts', "export const text = 'template'\n")
  write('src/content/other.ts', "export const other = ''\n")
  write('src/base.css', "@import '#tokens.css';\n")
  write('src/tokens.css', ':root { --hue: 300 }\n')

  let handled = () => {}
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [
      mine(root),
      {
        name: 'last',
        hotUpdate: {
          order: 'post',
          handler() {
            if (this.environment.name === 'ssr') handled()
          },
        },
      },
    ],
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(root, { recursive: true, force: true })
  })
  const { runner } = server.environments.ssr as RunnableDevEnvironment
  return {
    write,
    /** Reports a change, and waits until the server has handled it. */
    report: (event: 'add' | 'change' | 'unlink', file: string) =>
      new Promise<void>((resolve) => {
        handled = resolve
        server.watcher.emit(event, join(root, file))
      }),
    remove: (file: string) => rmSync(join(root, file)),
    /** The page as the server renders it, and the styles and imports that the browser gets. */
    rendered: async () => ((await runner.import('/src/page.ts')) as { page: string }).page,
    sent: async (file: string) => (await server.environments.client.transformRequest(file))?.code ?? '',
  }
}

it('shows the first override of a file, and the template again when it is deleted, without a restart', async () => {
  const { write, remove, report, rendered, sent } = await develop()
  expect(await rendered()).toBe('template')
  expect(await sent('/src/page.ts')).toContain('"/src/content/text.ts"')

  write('mine/content/text.ts', "export const text = 'own'\n")
  await report('add', 'mine/content/text.ts')
  expect(await rendered()).toBe('own')
  expect(await sent('/src/page.ts')).toContain('"/mine/content/text.ts"')

  write('mine/content/text.ts', "export const text = 'own, changed'\n")
  await report('change', 'mine/content/text.ts')
  expect(await rendered()).toBe('own, changed')

  remove('mine/content/text.ts')
  await report('unlink', 'mine/content/text.ts')
  expect(await rendered()).toBe('template')
})

it('shows the first override of a stylesheet that another one imports', async () => {
  const { write, report, sent } = await develop()
  expect(await sent('/src/base.css')).toContain('--hue: 300')

  write('mine/tokens.css', "@import '../src/tokens.css';\n:root { --hue: 145 }\n")
  await report('add', 'mine/tokens.css')
  expect(await sent('/src/base.css')).toMatch(/--hue: 300[^]*--hue: 145/)
})
