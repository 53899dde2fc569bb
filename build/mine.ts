import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'
import { MINE } from '#paths'

/** How a glob import names the owner's folder: `#mine/content/articles/*.md`. */
const NAME = '#mine/'

/** An import by name in a stylesheet: `@import '#styles/tokens.css'`. Vite resolves these imports without asking plugins. */
const STYLE_IMPORT = /(?<=@import ')#([^']+)(?=')/g

/**
 * Builds the site from the owner's files where they exist, and otherwise from the template's. For this, an import of `src/x` resolves to
 * `mine/x` if that file exists. In development, the first file of a name, or the deletion of one, reloads the page.
 *
 * @param root Folder of the project.
 */
export function mine(root: string): Plugin {
  const [own, template] = [join(root, MINE), join(root, 'src')]
  return {
    name: 'mine',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith(NAME)) return join(own, source.slice(NAME.length))
      if (!importer || !existsSync(own)) return
      // Imports with `#` also find files that exist only in `mine/`.
      const resolved = source.startsWith('#') ? { id: join(template, source.slice(1)) } : await this.resolve(source, importer, options)
      const [path = '', query] = resolved ? resolved.id.split('?') : []
      const name = relative(template, path)
      if (path && !name.startsWith('..') && existsSync(join(own, name))) return join(own, name) + (query ? `?${query}` : '')
    },
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) =>
        css.replaceAll(STYLE_IMPORT, (_, name: string) => join(existsSync(join(own, name)) ? own : template, name).replaceAll('\\', '/')),
    },
    hotUpdate({ type, file }) {
      if (type === 'update' || relative(own, file).startsWith('..')) return
      // Any module may import the file, and Vite keeps what each import resolves to.
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

/** Imports a module, such as one of the site, into the build itself. `dependencies` are the files that it depends on. */
export async function importSource<Module>(root: string, path: string): Promise<{ module: Module; dependencies: string[] }> {
  const { module, dependencies } = await runnerImport<Module>(`/${path}`, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [mine(root)],
  })
  return { module, dependencies: [...dependencies, join(root, path)] }
}
