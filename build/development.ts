import type { Plugin, RunnableDevEnvironment } from 'vite'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Facts from './facts.ts'
import type * as Site from './site.ts'
import { addressMeant } from '#addresses.ts'
import { styleBlock } from './pageStyles.ts'

/**
 * Serves the same documents as the finished site, rendered anew for each request. A changed island is hot-replaced; any other change
 * reloads the page.
 */
export function documentsInDevelopment(): Plugin {
  /** What browsers have loaded for the last document: an island that is not hydrated yet is not among it. */
  const loaded = new Set<string>()
  const pathOf = (url = '/') => url.replace(/[?#].*/, '')
  return {
    name: 'documents-in-development',
    apply: 'serve',
    configureServer(server) {
      const { runner } = server.environments.ssr as RunnableDevEnvironment
      server.middlewares.use(({ originalUrl }, _, next) => {
        loaded.add(pathOf(originalUrl))
        next()
      })
      // Runs after Vite's own middleware, which serves files.
      return () => {
        server.middlewares.use((request, response, next) => {
          const answer = async () => {
            // First, because pages may fail with the facts that it refuses.
            const facts = (await runner.import('/build/facts.ts')) as typeof Facts
            facts.checkFacts()
            const { headOf, prerenderedPages, renderPage } = (await runner.import('/build/site.ts')) as typeof Site
            const asked = pathOf(request.originalUrl)
            const path = pathOf(
              addressMeant(
                asked,
                prerenderedPages.map((page) => page.path),
              ) ?? asked,
            )
            const { html, styles } = renderPage(path)
            loaded.clear()
            const template = await readFile(join(server.config.root, 'index.html'), 'utf8')
            const document = template
              .replace('<title>Entwicklung</title>', () => `<title>${headOf(path).title}</title>${styleBlock([...styles])}`)
              .replace('<div></div>', () => html)
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(path, document))
          }
          answer().catch(next)
        })
      }
    },
    hotUpdate({ file, server }) {
      const isHydrated = [...(server.environments.client.moduleGraph.getModulesByFile(file) ?? [])].some(({ url }) =>
        loaded.has(pathOf(url)),
      )
      if (this.environment.name === 'ssr' && !isHydrated) server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}
