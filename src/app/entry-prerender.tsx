import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { App } from './App.tsx'
import { sections } from '../pages/home/sections.ts'
import { pages } from './pages.tsx'
import { pageKindOf } from '../routing/routes.ts'
import type { PageKind } from '../routing/routes.ts'
import { createStyleCache } from './styleCache.ts'

export { prerenderedPages } from '../routing/prerenderedPages.ts'
export { openPoints } from '../content/open-points.ts'
export { owner } from '../content/facts/owner.ts'
export { drawnPortraits } from '../pages/about/drawnPortraits.ts'
export { headOf } from '../seo/head.ts'
export { structuredDataOf } from '../seo/structuredData.ts'
export { socialCards } from '../seo/socialCards.ts'
export { discoveryFiles } from '../seo/discovery.ts'

/** A page in static parts: its markup, and the styles it uses. */
export interface PrerenderedPage {
  kind: PageKind
  html: string
  /** The rules of each style by its name, which Emotion uses to recognise it during hydration. */
  styles: ReadonlyMap<string, string>
}

/** Approximate height of each section until it is laid out (src/styles/deferred.css). */
const SECTION_HEIGHTS = sections
  .map(({ id, heightsRem: [phone, tablet, desktop] }) => {
    const tall = `@media(min-width:48rem){#${id}{--height:${tablet}rem}}@media(min-width:75rem){#${id}{--height:${desktop}rem}}`
    return `#${id}{--height:${phone}rem}${tall}`
  })
  .join('')

/** Renders the page at one URL to static markup. Waits for everything that suspends. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const kind = pageKindOf(path)
  await pages[kind].preload()
  const cache = createStyleCache()
  // Collects the styles instead of inserting them between the elements.
  cache.compat = true
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </CacheProvider>,
    {
      // Large parts stay in place: if they were streamed after the page, a script would have to move them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        faults.push(error)
      },
    },
  )
  const html = await text(prelude)
  if (faults.length > 0) throw new AggregateError(faults, `prerender: ${path} did not render`)
  const ids = extractCriticalToChunks(html).styles.flatMap((style) => style.ids)
  const styles = new Map(ids.map((id) => [id, String(cache.inserted[id])]))
  if (kind === 'home') styles.set('section-heights', SECTION_HEIGHTS)
  return { kind, html, styles }
}
