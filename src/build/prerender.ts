import type { ViteBuilder } from 'vite'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PrerenderEntry from '../app/entry-prerender.tsx'
import { buildSocialCards } from '../pictures/social-cards.ts'
import { renderHead } from '../seo/renderHead.ts'
import { compressFiles, writeServerFiles, writeTextFiles } from './publish.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

export const CLIENT_ENTRY = 'src/app/entry-client.tsx'
export const PRERENDER_ENTRY = 'src/app/entry-prerender.tsx'

/** Fonts that stand in the first view of every page, in the order they are wanted. */
const PRELOADED_FONTS = ['special-gothic-de', 'instrument-sans-de']

/** Where ready configuration files for servers are written. */
const SERVER_DIR = 'dist-server'

/** Writes every page of the site as a file: markup, head, styles in the head, and the script that follows after loading. */
export async function prerenderSite(builder: ViteBuilder): Promise<void> {
  const root = builder.config.root
  const outDir = join(root, builder.environments.client?.config.build.outDir ?? 'dist')
  const ssrDir = join(root, builder.environments.ssr?.config.build.outDir ?? '.cache/prerender')
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>
  const entry = manifest[CLIENT_ENTRY]
  if (!entry) throw new Error(`prerender: ${CLIENT_ENTRY} is not in the client manifest`)
  const site = (await import(pathToFileURL(join(ssrDir, 'entry-prerender.js')).href)) as typeof PrerenderEntry

  const sharedCss = (await Promise.all((entry.css ?? []).map((file) => readFile(join(outDir, file), 'utf8')))).join('')
  const template = await readFile(join(root, 'index.html'), 'utf8')
  const fonts = PRELOADED_FONTS.map((name) => (entry.assets ?? []).find((asset) => asset.includes(name))).filter(
    (asset) => asset !== undefined,
  )

  const cards = await buildSocialCards({
    outDir: join(outDir, 'karten'),
    cacheDir: join(root, '.cache/karten'),
    cards: site.socialCards(),
    brand: site.owner.brand,
  })

  for (const page of site.prerenderedPages) {
    const { kind, html, css, cssIds } = await site.renderPage(page.path)
    const card = cards[page.path] ?? cards['/']
    if (!card) throw new Error('prerender: the start page has no card')
    const head = [
      renderHead({ head: site.headOf(page.path), card, owner: site.owner, structuredData: site.structuredDataOf(page.path, card.src) }),
      ...fonts.map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`),
      `<style>${sharedCss}</style>`,
      // data-s says that the block stands where it belongs. Emotion would move it otherwise, and every rule would be matched anew.
      `<style data-emotion="${cssIds}" data-s="">${css}</style>`,
    ].join('\n')
    const document = template
      .replace(/<!-- head -->[\s\S]*<!-- \/head -->/, () => head)
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${kind}">${html}</div>`)
      .replace(/<script type="module"[^>]*><\/script>/, () => `<script>${loaderScript(`/${entry.file}`)}</script>`)
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  }
  await writeTextFiles(outDir, site.discoveryFiles())
  await rm(join(outDir, '.vite'), { recursive: true })
  await writeServerFiles(outDir, join(root, SERVER_DIR), new URL(site.owner.baseUrl).host)
  await compressFiles(outDir)
}

/**
 * Fetches the script of the page once everything visible has been loaded, or at the visitor's first touch.
 * Fetched earlier, it would compete with fonts and pictures for the first paint.
 */
function loaderScript(entryUrl: string): string {
  return `(()=>{let n=0;const go=()=>{n++||import(${JSON.stringify(entryUrl)}).catch(()=>{document.documentElement.dataset.script="failed"})};if(document.readyState=="complete")go();else for(const e of["load","pointerdown","keydown"])addEventListener(e,go,{once:true})})()`
}
