import type { Plugin } from 'vite'
import { join, relative } from 'node:path'
import { MINE, sourcesIn } from '#paths'
import { articlesToPublish } from './articles/sources.ts'
import { siteTokens } from './colours/tokens.ts'
import { buildPictures } from './pictures/build.ts'
import { buildIcons } from './pictures/icons.ts'
import type { PictureManifest } from '#pictures/names.ts'
import { virtualModule } from './virtualModule.ts'

/** The folder of generated files that are served as they are. */
export const PUBLIC_DIR = '.cache/public'

const MANIFEST = 'virtual:pictures'

/** What pictures and icons are made from. Articles count, because each has a cover. */
const SOURCE = new RegExp(`^(?:src|${MINE})/(?:pictures/(?:drawings|icons|photos)/|content/articles/|styles/tokens\\.css$)`)

/**
 * Generates the pictures and the icons before the site is built or served, and tells the site the paths of the pictures. In development,
 * generates them again when one of their sources changes.
 */
export function generatedPictures(root: string): Plugin<{ pictures: () => Promise<PictureManifest> }> {
  let isBuild = false
  let made: Promise<readonly [PictureManifest, unknown]> | undefined
  // Runs only when a build starts, not whenever the configuration is loaded, because tools that need no pictures load it too.
  const make = () =>
    (made ??= Promise.all([
      buildPictures({
        outDir: join(root, PUBLIC_DIR, 'bilder'),
        drawings: sourcesIn('pictures/drawings', root),
        photos: sourcesIn('pictures/photos', root),
        articles: isBuild ? articlesToPublish(root) : sourcesIn('content/articles', root),
        tokens: siteTokens(),
        cacheDir: join(root, '.cache/photos'),
      }),
      buildIcons({ icons: sourcesIn('pictures/icons', root), outDir: join(root, PUBLIC_DIR), tokens: siteTokens() }),
    ]))
  const pictures = async () => (await make())[0]
  return {
    ...virtualModule(MANIFEST, pictures),
    api: { pictures },
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    buildStart: async () => void (await make()),
    hotUpdate({ type, file }) {
      if (!SOURCE.test(relative(root, file).replaceAll('\\', '/'))) return
      const { name, moduleGraph, hot } = this.environment
      // All environments share the pictures, and the client is told first.
      if (name === 'client') made = undefined
      // The text may show another picture now, but shows it itself.
      if (type === 'update' && file.endsWith('.md')) return
      for (const [id, article] of moduleGraph.idToModuleMap) if (/\.md(?:\?|$)/.test(id)) moduleGraph.invalidateModule(article)
      const module = moduleGraph.getModuleById(`\0${MANIFEST}`)
      if (module) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
    },
  }
}
