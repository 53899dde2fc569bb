import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { App } from './App.tsx'
import { sections } from '../pages/home/sections.ts'
import { pageKindOf, routes } from '../routes.tsx'
import type { PageKind } from './pages.tsx'
import { createStyleCache } from './styleCache.ts'

export { prerenderedPages } from '../routes.tsx'
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

/** Approximate height of each section until it is rendered (src/styles/deferred.css). */
const SECTION_HEIGHTS = sections.map(({ id, heightRem }) => `#${id}{--height:${heightRem}rem}`).join('')

const RoutedPage = () => useRoutes(routes)

/** Renders the page at a canonical path to static markup. Waits for everything that suspends. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const kind = pageKindOf(path)
  const cache = createStyleCache()
  // Collects the styles instead of inserting them between the elements.
  cache.compat = true
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <StaticRouter location={path}>
        <App path={path}>
          <RoutedPage />
        </App>
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
