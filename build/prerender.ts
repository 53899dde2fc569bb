import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DIST, PRERENDER, sourceOf } from '#paths'
import type * as Site from './site.ts'
import { siteTokens } from './colours/tokens.ts'
import { buildSocialCards } from './pictures/socialCards.ts'
import { renderHead } from './seo/renderHead.ts'
import { inlineDrawings } from './inlineDrawings.ts'
import { BOOTSTRAP_FILE } from './apart.ts'
import { sharedStyles } from './pageStyles.ts'
import type { PictureManifest } from '#pictures/names.ts'
import { compressFiles, writeServerFiles, writeTextFiles } from './publish.ts'

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

const CLIENT_ENTRY = 'src/start/entry.ts'
const SHARED_STYLES = 'src/styles/base.css'
export const CLIENT_ENTRIES = [CLIENT_ENTRY, SHARED_STYLES]
/** The second entry is for the redirects in `scripts/siteServer.mjs`. */
export const PRERENDER_ENTRIES = ['build/site.ts', 'src/addresses.ts']

/** Lets browsers prefetch a page of the site when the visitor points at a link to it. */
const SPECULATION_RULES = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

interface PrerenderOptions {
  /** Whether to write compressed copies for servers; they take a quarter of the build time. */
  readonly isServed: boolean
  /** The pictures that the build has written. */
  readonly pictures: PictureManifest
}

/** Writes every page of the site to a file, with its markup, its styles in the head, and the inline script that loads the other scripts. */
export async function prerenderSite(root: string, { isServed, pictures }: PrerenderOptions): Promise<void> {
  const [outDir, ssrDir] = [join(root, DIST), join(root, PRERENDER)]
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const site = (await import(pathToFileURL(join(ssrDir, 'site.js')).href)) as typeof Site

  const sharedCss = await readFile(join(outDir, fileOf(manifest, SHARED_STYLES)), 'utf8')
  // The inline script is the same on every page, so that the content security policy needs only one hash. The names of the files to load
  // are in an attribute.
  const bootstrap = (await readFile(join(root, BOOTSTRAP_FILE), 'utf8')).trim()
  const fontLinks = preloadedFonts(sharedCss)
  const template = await readFile(join(root, 'index.html'), 'utf8')

  const tokens = siteTokens()
  const themeColour = tokens.hex('night-900')
  const built = await buildSocialCards({
    outDir,
    cacheDir: join(root, '.cache/cards'),
    pictures,
    cards: site.cards,
    brand: site.owner.brand,
    days: { ai: site.aiDays, classic: site.classicDays },
    font: join(root, sourceOf(`styles/fonts/${site.families.display.files[0]}`)),
    tokens,
  })

  const pages = []
  for (const page of site.prerenderedPages) pages.push({ ...page, ...site.renderPage(page.path) })
  const stylesOf = sharedStyles(pages)
  for (const page of pages) {
    const { files, run } = scriptsOf(manifest, page.first)
    const markup = await inlineDrawings(page.html, outDir)
    const card = built[page.path] ?? built['/']!
    const head = [
      renderHead({
        head: site.headOf(page.path),
        card,
        owner: site.owner,
        themeColour,
        structuredData: site.structuredDataOf(page.path, card.src),
      }),
      fontLinks,
      `<style>${sharedCss}</style>`,
      stylesOf(page),
      `<script type="speculationrules">${SPECULATION_RULES}</script>`,
      // Cloudflare's Rocket Loader would otherwise run it in a way that the content security policy forbids.
      `<script data-cfasync="false" data-files="${files.join(' ')}" data-run="${run}"${page.isStill && !page.fault ? ' data-still' : ''}>${bootstrap}</script>`,
    ].join('\n')
    const document = template
      .replace(/<!-- head -->[\s\S]*<!-- \/head -->/, () => head)
      .replace('<div></div>', () => withAddresses(markup))
      .replace(/<script type="module"[^>]*><\/script>/, '')
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  }
  await writeTextFiles(outDir, site.discoveryFiles(themeColour))
  await rm(join(outDir, '.vite'), { recursive: true })
  await writeServerFiles(outDir, `${outDir}-server`, new URL(site.owner.baseUrl).host)
  if (isServed) await compressFiles(outDir)
}

/**
 * Marks the page's content for Cloudflare, which otherwise replaces email addresses with links that need a script of its own. The content
 * security policy blocks that script, so the imprint would have no address. `Cache-Control: no-transform` would also prevent this, but
 * then Cloudflare would send pages uncompressed.
 */
const withAddresses = (markup: string) => `<!--email_off-->${markup}<!--/email_off-->`

/** Preloads the first file of each of the two main font families, so that visitors rarely see the fallback fonts. */
function preloadedFonts(css: string): string {
  return ['Display', 'Text']
    .map((family) => new RegExp(`font-family:${family};src:url\\(([^)]+)\\)`).exec(css)?.[1])
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')
}

/** The output file of a source file. */
function fileOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`prerender: ${source} is not in the client manifest. Was it moved? Its name is used in build/prerender.ts.`)
  return file
}

/**
 * URLs of the scripts that a page needs to begin hydration: the entry, and the page's first islands. The bootstrap runs the first `run` of
 * them in this order, and only fetches the others.
 */
function scriptsOf(manifest: Manifest, first: readonly string[]): { files: string[]; run: number } {
  const files = new Set<string>()
  const add = (source: string) => {
    const file = fileOf(manifest, source)
    if (files.has(file)) return
    manifest[source]?.imports?.forEach(add)
    files.add(file)
  }
  add(CLIENT_ENTRY)
  const run = files.size
  for (const island of first) {
    // A behaviour has one name, also for the file of its component.
    const component = island.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
    add(Object.keys(manifest).find((source) => source.endsWith(`/${component}.tsx`)) ?? island)
  }
  return { files: [...files].map((file) => `/${file}`), run }
}
