import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import type { Plugin, RunnableDevEnvironment } from 'vite'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../temporary.ts'

/** A development server for a project with these files. It watches no files: the test reports changes. */
export async function develop(pluginsOf: (root: string) => Plugin[], files: Readonly<Record<string, string>> = {}) {
  const root = await temporaryFolder(files)
  let handled = () => {}
  const last: Plugin = {
    name: 'last',
    hotUpdate: {
      order: 'post',
      handler() {
        if (this.environment.name === 'ssr') handled()
      },
    },
  }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [...pluginsOf(root), last],
  })
  onTestFinished(() => server.close())
  return {
    root,
    write: (file: string, content: string | Uint8Array) => {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), content)
    },
    remove: (file: string) => rmSync(join(root, file)),
    /** Reports a change, and waits until all plugins have handled it. */
    report: (event: 'add' | 'change' | 'unlink', file: string) =>
      new Promise<void>((resolve) => {
        handled = resolve
        server.watcher.emit(event, join(root, file))
      }),
    /** A module as the server runs it. */
    load: <Module>(path: string): Promise<Module> => (server.environments.ssr as RunnableDevEnvironment).runner.import(path),
    /** The code of a module as the browser gets it. */
    sent: async (path: string) => (await server.environments.client.transformRequest(path))?.code ?? '',
  }
}
