import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { App } from './App.tsx'
import { pages } from './pages.tsx'
import { pageKindOf } from './routes.ts'
import type { PageKind } from './routes.ts'

export { prerenderedPages } from './prerenderedPages.ts'
export { openPoints } from '../content/open-points.ts'
export { owner } from '../content/owner.ts'
export { headOf } from '../seo/head.ts'
export { structuredDataOf } from '../seo/structuredData.ts'
export { socialCards } from '../seo/socialCards.ts'
export { discoveryFiles } from '../seo/discovery.ts'

/** One page as static parts: its markup, and the styles it uses as one block. */
export interface PrerenderedPage {
  kind: PageKind
  html: string
  css: string
  /** The value of `data-emotion`, by which the styles are known when the page is taken over. */
  cssIds: string
}

/** Renders the page of one address to static markup. Everything suspended is waited for. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const kind = pageKindOf(path)
  await pages[kind].preload()
  const cache = createCache({ key: 'css' })
  // Collects the styles instead of writing them between the elements.
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
      // Large parts stay in place: moved behind the page they would need a script to be put back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        faults.push(error)
      },
    },
  )
  const html = await text(prelude)
  if (faults.length > 0) throw new AggregateError(faults, `prerender: ${path} did not render`)
  const { styles } = extractCriticalToChunks(html)
  return {
    kind,
    html,
    css: styles.map((style) => style.css).join(''),
    cssIds: `css ${styles.flatMap((style) => style.ids).join(' ')}`,
  }
}
