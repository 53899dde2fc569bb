import type { Plugin } from 'vite'
import { join } from 'node:path'
import { buildPictures, copyIcons } from '../pictures/build.ts'
import type { PictureManifest } from '../pictures/build.ts'

/** The folder of generated files that are served as they are. */
export const PUBLIC_DIR = '.cache/public'

const VIRTUAL_ID = 'virtual:pictures'

/** Puts pictures and icons in their place before the site is built or served, and tells the site where they are. */
export function generatedPictures(root: string): Plugin {
  let made: Promise<readonly [PictureManifest, unknown]> | undefined
  // Begun when a build begins: the configuration is loaded more than once, and also by tools that need no pictures.
  const make = () =>
    (made ??= Promise.all([
      buildPictures({
        outDir: join(root, PUBLIC_DIR, 'bilder'),
        drawingsDir: join(root, 'src/pictures/drawings'),
        photosDir: join(root, 'src/pictures/photos'),
        articlesDir: join(root, 'src/content/articles'),
        cacheDir: join(root, '.cache/photos'),
      }),
      copyIcons(join(root, 'src/pictures/icons'), join(root, PUBLIC_DIR)),
    ]))
  return {
    name: 'generated-pictures',
    async buildStart() {
      await make()
    },
    resolveId(id) {
      if (id === VIRTUAL_ID) return `\0${VIRTUAL_ID}`
    },
    async load(id) {
      if (id === `\0${VIRTUAL_ID}`) return `export default ${JSON.stringify((await make())[0])}`
    },
  }
}
