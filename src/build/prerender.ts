import type { ViteBuilder } from 'vite'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PrerenderEntry from '../app/entry-prerender.tsx'
import type { PageKind } from '../app/pages.tsx'
import { colour } from '../pictures/colours.ts'
import { buildSocialCards } from '../pictures/social-cards.ts'
import { renderHead } from '../seo/renderHead.ts'
import { families } from '../styles/fonts/families.ts'
import { firstFaces } from './firstFaces.ts'
import { firstLetters } from './firstLetters.ts'
import { inlineDrawings } from './inlineDrawings.ts'
import { BOOTSTRAP_FILE } from './bootstrap.ts'
import { FONTS_DIR } from './typefaces.ts'
import { stylesByKind } from './pageStyles.ts'
import { compressFiles, writeServerFiles, writeTextFiles } from './publish.ts'

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

const CLIENT_ENTRY = 'src/app/entry-client.tsx'
const SHARED_STYLES = 'src/styles/base.css'
export const CLIENT_ENTRIES = [CLIENT_ENTRY, SHARED_STYLES]
/** The second is a separate file for the redirects in `scripts/site-server.mjs`. */
export const PRERENDER_ENTRIES = ['src/app/entry-prerender.tsx', 'src/addresses.ts']

/** What is hydrated first on each kind of page. Fetched together with the entry instead of after it. */
const FIRST_PARTS: Record<PageKind, readonly string[]> = {
  home: ['src/pages/home/HomePage.tsx', 'src/pages/home/sections/hero/Hero.tsx'],
  blog: ['src/pages/blog/BlogPage.tsx'],
  article: ['src/pages/article/ArticlePage.tsx'],
  about: ['src/pages/about/AboutPage.tsx'],
  funnel: ['src/pages/funnel/FunnelPage.tsx'],
  legal: ['src/pages/legal/LegalPage.tsx'],
  'not-found': ['src/pages/not-found/NotFoundPage.tsx'],
}

/** Browsers that can fetch a page of the site as soon as a visitor points at its link. */
const SPECULATION_RULES = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

/**
 * Script files larger than this, in bytes, are requested while the page is still being parsed; the others once it is painted.
 * Each request delays the first paint a little: a few large files give most of the benefit.
 */
const EARLY_BYTES = 40_000

/**
 * Writes every page of the site to a file: markup, head, styles in the head, and the script, which runs after loading.
 *
 * @param isServed Whether to write compressed copies for servers; they take a quarter of the build time.
 */
export async function prerenderSite(builder: ViteBuilder, { isServed }: { isServed: boolean }): Promise<void> {
  const root = builder.config.root
  const outDir = join(root, builder.environments.client?.config.build.outDir ?? 'dist')
  const ssrDir = join(root, builder.environments.ssr?.config.build.outDir ?? '.cache/prerender')
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const site = (await import(pathToFileURL(join(ssrDir, 'entry-prerender.js')).href)) as typeof PrerenderEntry

  const sharedCss = await readFile(join(outDir, fileOf(manifest, SHARED_STYLES)), 'utf8')
  // The same on every page, so that the policy needs only one hash; the file names are in an attribute.
  const bootstrap = (await readFile(join(root, BOOTSTRAP_FILE), 'utf8')).trim()
  const template = await readFile(join(root, 'index.html'), 'utf8')
  const fonts = { display: join(root, FONTS_DIR, families.display.files[0]), text: join(root, FONTS_DIR, families.text.files[0]) }

  const cards = await buildSocialCards({
    outDir: join(outDir, 'karten'),
    cacheDir: join(root, '.cache/karten'),
    cards: site.socialCards(),
    brand: site.owner.brand,
  })

  const pages = []
  for (const page of site.prerenderedPages) pages.push({ ...page, ...(await site.renderPage(page.path)) })
  const styleBlocks = stylesByKind(pages)
  for (const page of pages) {
    const { kind, html } = page
    const scripts = scriptsOf(manifest, kind, page.path)
    const letters = firstLetters(`<div data-page="${kind}">${html}</div>`, sharedCss + styleBlocks.get(kind)?.replace(/<[^>]*>/g, ''))
    const faces = await firstFaces(letters, fonts)
    const markup = await inlineDrawings(html, outDir)
    const card = cards[page.path] ?? cards['/']
    if (!card) throw new Error('prerender: the start page has no card')
    const head = [
      renderHead({
        head: site.headOf(page.path),
        card,
        owner: site.owner,
        themeColour: colour('night-900'),
        structuredData: site.structuredDataOf(page.path, card.src),
      }),
      `<style>${sharedCss}</style>`,
      styleBlocks.get(kind),
      await preloadLinks(scripts.files, outDir),
      `<script type="speculationrules">${SPECULATION_RULES}</script>`,
      `<script data-files="${scripts.files.join(' ')}" data-run="${scripts.run}" data-faces="${faces}">${bootstrap}</script>`,
    ].join('\n')
    const document = template
      .replace(/<!-- head -->[\s\S]*<!-- \/head -->/, () => head)
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${kind}">${markup}</div>`)
      .replace(/<script type="module"[^>]*><\/script>/, '')
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  }
  await writeTextFiles(outDir, await site.discoveryFiles(colour('night-900')))
  await rm(join(outDir, '.vite'), { recursive: true })
  await writeServerFiles(outDir, `${outDir}-server`, new URL(site.owner.baseUrl).host)
  if (isServed) await compressFiles(outDir)
}

/** Preload links for a page's large script files. */
async function preloadLinks(files: readonly string[], outDir: string): Promise<string> {
  const sizes = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(join(outDir, file))).size })))
  const large = sizes.filter(({ bytes }) => bytes > EARLY_BYTES)
  return large.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`).join('')
}

/** The output file of a source file. */
function fileOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file
  if (!file)
    throw new Error(`prerender: ${source} is not in the client manifest. Was it moved? Its name is used in src/build/prerender.ts.`)
  return file
}

/** URLs of every script that a page needs first for hydration; the bootstrap runs the first `run` of them, in this order. */
function scriptsOf(manifest: Manifest, kind: PageKind, path: string): { files: string[]; run: number } {
  const files = new Set<string>()
  const add = (source: string) => {
    const file = fileOf(manifest, source)
    if (files.has(file)) return
    manifest[source]?.imports?.forEach(add)
    files.add(file)
  }
  add(CLIENT_ENTRY)
  const run = files.size
  FIRST_PARTS[kind].forEach(add)
  if (kind === 'legal') add(`src/content/legal${path.replace(/html$/, 'ts')}`)
  return { files: [...files].map((file) => `/${file}`), run }
}
