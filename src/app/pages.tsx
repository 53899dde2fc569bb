import type { ComponentType } from 'react'
import { PAGE } from '../boot/boot.ts'
import { lazyPart } from '../boot/lazyPart.tsx'
import type { LazyPart } from '../boot/lazyPart.tsx'
import { articleIdOf, legalPathOf, pageKindOf } from '../routing/routes.ts'
import type { PageKind } from '../routing/routes.ts'

type Page = LazyPart<object>

/** A page whose module exports it under this name. */
function page<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name): Page {
  return lazyPart(load, (module) => module[name], { part: PAGE })
}

/** One chunk per page. */
export const pages: Record<PageKind, Page> = {
  home: lazyPart(
    () => import('../pages/home/HomePage.tsx'),
    (module) => module.HomePage,
    { part: PAGE, preloadChildren: (module) => module.HomePage.preloadSections() },
  ),
  blog: page(() => import('../pages/blog/BlogPage.tsx'), 'BlogPage'),
  article: page(() => import('../pages/article/ArticlePage.tsx'), 'ArticlePage'),
  about: page(() => import('../pages/about/AboutPage.tsx'), 'AboutPage'),
  funnel: page(() => import('../pages/funnel/FunnelPage.tsx'), 'FunnelPage'),
  legal: page(() => import('../pages/legal/LegalPage.tsx'), 'LegalPage'),
  'not-found': page(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
}

/** Loads titles and descriptions of all pages; not needed before the first navigation. */
export const loadHeads = () => import('../seo/applyHead.ts')

/** Fetches what the page at a URL of this site needs: its code, text and title. Rejects if any of it fails to load. */
export async function fetchPage(address: string): Promise<void> {
  const path = address.split(/[?#]/)[0] ?? '/'
  const kind = pageKindOf(path)
  const legalPath = legalPathOf(path)
  await Promise.all([
    pages[kind].preload(),
    loadHeads(),
    legalPath && import('../pages/legal/LegalPage.tsx').then(({ preloadLegalDocument }) => preloadLegalDocument(legalPath)),
    kind === 'article' && import('../pages/article/articleBody.ts').then(({ preloadArticleBody }) => preloadArticleBody(articleIdOf(path))),
  ])
}

/** Prefetches a page. A failure surfaces when the page is opened. */
export function preloadPage(address: string): void {
  fetchPage(address).catch(() => undefined)
}
