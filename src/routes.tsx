import { createRoutesFromElements, matchRoutes, Route } from 'react-router-dom'
import type { ReactElement } from 'react'
import { ABOUT_PATH, articlePath, BLOG_PATH, FUNNEL_PATH, HOME_PATH } from '#addresses.ts'
import type { PageKind } from '#components/page.ts'
import { isThere } from '#content/isThere.ts'
import { articles } from '#content/articles.ts'
import { legalDocuments } from '#content/legal/documents.ts'
import { AboutPage } from '#pages/about/AboutPage.tsx'
import { ArticlePage } from '#pages/article/ArticlePage.tsx'
import { BlogPage } from '#pages/blog/BlogPage.tsx'
import { FunnelPage } from '#pages/funnel/FunnelPage.tsx'
import { HomePage } from '#pages/home/HomePage.tsx'
import { LegalPage } from '#pages/legal/LegalPage.tsx'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'

const route = (path: string, kind: PageKind, element: ReactElement) => (
  <Route key={path} caseSensitive path={path} element={element} handle={kind} />
)

/** Every page of the site by its path. Used only by the build and the development server; visitors load documents without a router. */
export const routes = createRoutesFromElements(
  <>
    {route(HOME_PATH, 'home', <HomePage />)}
    {route(BLOG_PATH, 'blog', <BlogPage />)}
    {route(articlePath(':slug'), 'article', <ArticlePage />)}
    {route(ABOUT_PATH, 'about', <AboutPage />)}
    {isThere(FUNNEL_PATH) && route(FUNNEL_PATH, 'funnel', <FunnelPage />)}
    {legalDocuments.map((document) => route(document.path, 'legal', <LegalPage document={document} />))}
    {route('*', 'not-found', <NotFoundPage />)}
  </>,
)

/** The kind of page at a canonical path. */
export function pageKindOf(path: string): PageKind {
  return matchRoutes(routes, path)?.at(-1)?.route.handle as PageKind
}

/** One file of the finished site and the path it is rendered for. */
export interface PrerenderedFile {
  path: string
  /** Relative to the output folder. Chosen so that no common host redirects a known path. */
  file: string
  /** Served for unknown paths, with status 404, and not indexed. */
  fault?: true
}

export const prerenderedPages: readonly PrerenderedFile[] = [
  { path: HOME_PATH, file: 'index.html' },
  ...[BLOG_PATH, ABOUT_PATH, FUNNEL_PATH].filter(isThere).map((path) => ({ path, file: `${path.slice(1)}.html` })),
  ...articles.map(({ slug }) => ({ path: articlePath(slug), file: `${articlePath(slug).slice(1)}.html` })),
  ...legalDocuments.map(({ path }) => ({ path, file: path.slice(1) })),
  { path: '/404', file: '404.html', fault: true },
  { path: articlePath('404'), file: 'blog/404.html', fault: true },
]
