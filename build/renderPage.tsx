import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { PageContext } from '#components/page.ts'
import type { PageKind } from '#components/page.ts'
import { Document } from '#layout/Document.tsx'
import { pageKindOf, routes } from '#routes.tsx'
import { IslandContext } from '#components/Island.tsx'
import type { RenderIsland } from '#components/Island.tsx'
import { islands } from '#start/islands.ts'
import { createStyleCache } from '#start/styleCache.ts'

/** A rendered page: its markup and the styles it uses. */
export interface PrerenderedPage {
  kind: PageKind
  html: string
  /** Names of the islands whose code is fetched together with the page's. */
  first: readonly string[]
  /** Whether nothing is above the fold but what works without scripts. */
  isStill: boolean
  /** The rules of each style, by its name. Emotion recognises styles by their names during hydration. */
  styles: ReadonlyMap<string, string>
}

/** The component of each island, by the island's name. */
const components = new Map<string, unknown>(
  await Promise.all(Object.entries(islands).map(async ([name, load]) => [name, await load()] as const)),
)

const RoutedPage = () => useRoutes(routes)

/** Renders the page at a canonical path to static markup, and each of its islands to separate markup. */
export function renderPage(path: string): PrerenderedPage {
  const kind = pageKindOf(path)
  const cache = createStyleCache()
  // Makes Emotion collect the styles instead of inserting them between the elements.
  cache.compat = true
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const placed: string[] = []
  const first: string[] = []
  let isStill = true
  const renderIsland: RenderIsland = (name, island, when) => {
    if (components.get(name) !== island.type) throw new Error(`prerender: ${name} is something else in src/start/islands.ts`)
    placed.push(name)
    if (when === 'first' || when === 'scroll') first.push(name)
    if (when === 'first') isStill = false
    const nth = placed.filter((other) => other === name).length
    const id = nth === 1 ? name : `${name}-${nth}`
    const html = renderToString(
      <CacheProvider value={cache}>
        <PageContext value={kind}>{island}</PageContext>
      </CacheProvider>,
      { identifierPrefix: id },
    )
    return { id, html }
  }
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <PageContext value={kind}>
        <IslandContext value={renderIsland}>
          <StaticRouter location={path}>
            <Document>
              <RoutedPage />
            </Document>
          </StaticRouter>
        </IslandContext>
      </PageContext>
    </CacheProvider>,
  )
  const ids = extractCriticalToChunks(html).styles.flatMap((style) => style.ids)
  return { kind, html, first, isStill, styles: new Map(ids.map((id) => [id, String(cache.inserted[id])])) }
}
