import type { Plugin } from 'vite'

/**
 * Lets the site import a value that the build computes.
 *
 * @param id What the site imports, such as `virtual:pictures`.
 * @param make Computes its default export: anything that JSON can represent.
 */
export function virtualModule(id: string, make: () => Promise<unknown>): Plugin {
  return {
    name: id,
    resolveId(source) {
      if (source === id) return `\0${id}`
    },
    async load(loaded) {
      if (loaded === `\0${id}`) return `export default ${JSON.stringify(await make())}`
    },
  }
}
