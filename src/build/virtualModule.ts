import type { Plugin } from 'vite'

/**
 * Lets the site import what is made when a build begins to need it, once.
 *
 * @param id What the site imports, such as `virtual:pictures`.
 * @param make Makes what it exports by default: anything that JSON can hold.
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
