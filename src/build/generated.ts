import type { Plugin } from 'vite'
import { join } from 'node:path'
import { buildIcons } from '../pictures/icons.ts'
import { buildPictures } from '../pictures/build.ts'
import type { PictureManifest } from '../pictures/build.ts'

/** The folder of generated files that are served as they are. */
export const PUBLIC_DIR = '.cache/public'

const VIRTUAL_ID = 'virtual:pictures'

/** Draws the pictures and icons before the site is built or served, and tells the site where they are. */
export function generatedPictures(root: string): Plugin {
  let made: Promise<readonly [PictureManifest, unknown]> | undefined
  // Begun when a build begins: the configuration is loaded more than once, and also by tools that draw nothing.
  const make = () =>
    (made ??= Promise.all([
      buildPictures({
        outDir: join(root, PUBLIC_DIR, 'bilder'),
        photosDir: join(root, 'src/pictures/photos'),
        cacheDir: join(root, '.cache/pictures'),
      }),
      buildIcons({ outDir: join(root, PUBLIC_DIR) }),
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
