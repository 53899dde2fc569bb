import type { Plugin } from 'vite'

/**
 * Lets the site import a value that is computed once, when a build first needs it.
 *
 * @param id What the site imports, such as `virtual:pictures`.
 * @param make Computes its default export: anything that JSON can represent.
 */
export function virtualModule(id: string, make: () => Promise<unknown>): Plugin {
  let made: Promise<unknown> | undefined
  return {
    name: id,
    resolveId(source) {
      if (source === id) return `\0${id}`
    },
    async load(loaded) {
      if (loaded === `\0${id}`) return `export default ${JSON.stringify(await (made ??= make()))}`
    },
  }
}
