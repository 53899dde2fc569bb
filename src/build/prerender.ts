import type { ViteBuilder } from 'vite'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PrerenderEntry from '../app/entry-prerender.tsx'
import type { PageKind } from '../app/routes.ts'
import { buildSocialCards } from '../pictures/social-cards.ts'
import { renderHead, WEB_MANIFEST_PATH } from '../seo/renderHead.ts'
import { firstViewFaces, withFirstDrawings } from './firstView.ts'
import type { FirstView } from './firstView.ts'
import { compressFiles, writeServerFiles, writeTextFiles } from './publish.ts'

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

const CLIENT_ENTRY = 'src/app/entry-client.tsx'
const REACT_ENTRY = 'src/app/entry-react.ts'
const SHARED_STYLES = 'src/styles/base.css'
const FONTS_DIR = 'src/styles/fonts'
export const CLIENT_ENTRIES = [REACT_ENTRY, CLIENT_ENTRY, SHARED_STYLES]
/** The second is a file of its own for `scripts/site-server.mjs`, which redirects by it. */
export const PRERENDER_ENTRIES = ['src/app/entry-prerender.tsx', 'src/app/routes.ts']

/** What is taken over first of each kind of page. It is fetched together with the entry instead of after it. */
const FIRST_PARTS: Record<PageKind, readonly string[]> = {
  home: ['src/pages/home/HomePage.tsx', 'src/pages/home/sections/hero/Hero.tsx'],
  blog: ['src/pages/blog/BlogPage.tsx'],
  article: ['src/pages/article/ArticlePage.tsx'],
  about: ['src/pages/about/AboutPage.tsx'],
  funnel: ['src/pages/funnel/FunnelPage.tsx'],
  legal: ['src/pages/legal/LegalPage.tsx'],
  'not-found': ['src/pages/not-found/NotFoundPage.tsx'],
}

/** Letters of the first view of each page, written by `scripts/first-view.mjs`. */
const FIRST_VIEW = `${FONTS_DIR}/first-view.json`

/** Where ready configuration files for servers are written. */
const SERVER_DIR = 'dist-server'

/** Writes every page of the site as a file: markup, head, styles in the head, and the script that follows after loading. */
export async function prerenderSite(builder: ViteBuilder): Promise<void> {
  const root = builder.config.root
  const outDir = join(root, builder.environments.client?.config.build.outDir ?? 'dist')
  const ssrDir = join(root, builder.environments.ssr?.config.build.outDir ?? '.cache/prerender')
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const site = (await import(pathToFileURL(join(ssrDir, 'entry-prerender.js')).href)) as typeof PrerenderEntry

  const sharedCss = await readFile(join(outDir, fileOf(manifest, SHARED_STYLES)), 'utf8')
  const template = await readFile(join(root, 'index.html'), 'utf8')
  const firstView = JSON.parse(await readFile(join(root, FIRST_VIEW), 'utf8')) as FirstView

  const cards = await buildSocialCards({
    outDir: join(outDir, 'karten'),
    cacheDir: join(root, '.cache/karten'),
    cards: site.socialCards(),
    brand: site.owner.brand,
  })

  for (const page of site.prerenderedPages) {
    const { kind, html, css, cssIds } = await site.renderPage(page.path)
    const scripts = scriptsOf(manifest, kind, page.path)
    const faces = await firstViewFaces(firstView[page.path] ?? [], join(root, FONTS_DIR))
    const markup = await withFirstDrawings(html, outDir)
    const card = cards[page.path] ?? cards['/']
    if (!card) throw new Error('prerender: the start page has no card')
    const head = [
      renderHead({ head: site.headOf(page.path), card, owner: site.owner, structuredData: site.structuredDataOf(page.path, card.src) }),
      `<style>${sharedCss}</style>`,
      `<style data-styles="${cssIds.join(' ')}">${faces}${css}</style>`,
      `<script data-files="${scripts.files.join(' ')}" data-run="${scripts.run}">${LOADER}</script>`,
    ].join('\n')
    const document = template
      .replace(/<!-- head -->[\s\S]*<!-- \/head -->/, () => head)
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${kind}">${markup}</div>`)
      .replace(/<script type="module"[^>]*><\/script>/, '')
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, document)
  }
  await writeTextFiles(outDir, await site.discoveryFiles())
  await rm(join(outDir, '.vite'), { recursive: true })
  await writeServerFiles(outDir, join(root, SERVER_DIR), new URL(site.owner.baseUrl).host)
  await compressFiles(outDir)
}

/** The file that a source was built into. */
function fileOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`prerender: ${source} is not in the client manifest. Was it moved? Its name stands in src/build/prerender.ts.`)
  return file
}

/** Addresses of every script that taking over a page needs first; so many of them are run by LOADER, in this order. */
function scriptsOf(manifest: Manifest, kind: PageKind, path: string): { files: string[]; run: number } {
  const files = new Set<string>()
  const add = (source: string) => {
    const file = fileOf(manifest, source)
    if (files.has(file)) return
    manifest[source]?.imports?.forEach(add)
    files.add(file)
  }
  for (const source of [REACT_ENTRY, CLIENT_ENTRY]) add(source)
  const run = files.size
  FIRST_PARTS[kind].forEach(add)
  if (kind === 'legal') add(`src/content/legal${path.replace(/html$/, 'ts')}`)
  return { files: [...files].map((file) => `/${file}`), run }
}

/**
 * Marks a first visit that names no place on the page (data-far), so that what stands far below may wait
 * (src/styles/far-below.css), and takes the mark away where a visitor goes to a place or the script does not come.
 *
 * Sets the page in the letters that it has brought along (data-fonts, src/styles/first-view.css), and has them unpacked while
 * the body is still being read: a browser does so in the background, and by itself begins only when it lays out the text,
 * which it would lay out twice.
 *
 * Fetches the whole fonts, the web manifest and the scripts of the page once everything visible has been loaded and painted,
 * or at the visitor's first touch: fetched earlier, they would compete with the document for the first paint. Where the
 * browser does not tell of its paints, loaded is enough. Each file of code is asked for in a task of its own, since asking can
 * take a browser some milliseconds; what every page needs also runs file by file, one in a task.
 *
 * The script puts on the whole fonts (src/app/farParts.ts). Where it does not come, or has not come when the visitor scrolls,
 * and where the visit begins further down, they come all at once: there the letters of the first view are not those in sight.
 *
 * The same on every page, so that one hash in the policy lets it run; the names of the files stand beside it.
 */
const LOADER = `(()=>{const d=document,e=d.documentElement,{files,run}=d.currentScript.dataset,f=files.split(" "),P=self.PerformanceObserver;e.dataset.fonts="first";for(const x of d.fonts)if(/First/.test(x.family))x.load().catch(()=>{});if(performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash){e.dataset.far="";addEventListener("click",x=>{if(x.target.closest?.('a[href*="#"]'))delete e.dataset.far},true)}let n=0;const link=(rel,href)=>d.head.append(Object.assign(d.createElement("link"),{rel,href})),whole=()=>{delete e.dataset.fonts},go=()=>{if(n++)return;const p=Promise.all(["Special Gothic","Instrument Sans"].map(x=>d.fonts.load('1em "'+x+' Variable"'))).catch(()=>{});addEventListener("scroll",()=>p.then(()=>e.dataset.script=="ready"||whole()),{once:true});"far"in e.dataset||p.then(whole);const q=[["manifest","${WEB_MANIFEST_PATH}"],...f.slice(1).map(h=>["modulepreload",h])],{port1:a,port2:b}=new MessageChannel();a.onmessage=()=>{link(...q.shift());q[0]?b.postMessage(0):a.close()};b.postMessage(0);f.slice(0,run).reduce((p,h)=>p.then(()=>import(h)),Promise.resolve()).catch(()=>{e.dataset.script="failed";delete e.dataset.far;whole()})},loaded=()=>{if(P&&(P.supportedEntryTypes||[]).includes("paint"))new P((s,o)=>{if(s.getEntriesByName("first-contentful-paint")[0]){o.disconnect();go()}}).observe({type:"paint",buffered:true});else go()};if(d.readyState=="complete")loaded();else addEventListener("load",loaded,{once:true});for(const t of["pointerdown","keydown"])addEventListener(t,go,{once:true})})()`
