import type { Plugin } from 'vite'
import { join } from 'node:path'
import { sourcesIn } from '#places'
import { siteTokens } from './colours/tokens.ts'
import { buildPictures } from './pictures/build.ts'
import { buildIcons } from './pictures/icons.ts'
import type { PictureManifest } from '#pictures/names.ts'
import { virtualModule } from './virtualModule.ts'

/** The folder of generated files that are served as they are. */
export const PUBLIC_DIR = '.cache/public'

/** Generates the pictures and the icons before the site is built or served, and tells the site the paths of the pictures. */
export function generatedPictures(root: string): Plugin {
  let made: Promise<readonly [PictureManifest, unknown]> | undefined
  // Runs only when a build starts, not whenever the configuration is loaded, because tools that need no pictures load it too.
  const make = () =>
    (made ??= Promise.all([
      buildPictures({
        outDir: join(root, PUBLIC_DIR, 'bilder'),
        drawings: sourcesIn('pictures/drawings'),
        photos: sourcesIn('pictures/photos'),
        articles: sourcesIn('content/articles'),
        tokens: siteTokens(),
        cacheDir: join(root, '.cache/photos'),
      }),
      buildIcons({ icons: sourcesIn('pictures/icons'), outDir: join(root, PUBLIC_DIR), tokens: siteTokens() }),
    ]))
  const manifest = virtualModule('virtual:pictures', async () => (await make())[0])
  return { ...manifest, buildStart: async () => void (await make()) }
}
