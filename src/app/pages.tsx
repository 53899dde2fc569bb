import type { ComponentType } from 'react'
import { PAGE } from '../boot/boot.ts'
import { lazyPart } from '../boot/lazyPart.tsx'

/** A page whose module exports it under this name. */
function page<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazyPart(load, (module) => module[name], { part: PAGE })
}

/** What each kind of page shows. One chunk per kind. */
export const pages = {
  home: page(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
  blog: page(() => import('../pages/blog/BlogPage.tsx'), 'BlogPage'),
  article: page(() => import('../pages/article/ArticlePage.tsx'), 'ArticlePage'),
  about: page(() => import('../pages/about/AboutPage.tsx'), 'AboutPage'),
  funnel: page(() => import('../pages/funnel/FunnelPage.tsx'), 'FunnelPage'),
  legal: page(() => import('../pages/legal/LegalPage.tsx'), 'LegalPage'),
  'not-found': page(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
}

export type PageKind = keyof typeof pages
