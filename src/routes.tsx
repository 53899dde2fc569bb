import { createRoutesFromElements, matchRoutes, Route } from 'react-router-dom'
import { ABOUT_PATH, articlePath, BLOG_PATH, FUNNEL_PATH, HOME_PATH, LEGAL_PATHS } from './addresses.ts'
import { pages } from './app/pages.tsx'
import type { PageKind } from './app/pages.tsx'
import { articles } from './content/articles.ts'

const routeOf = (path: string, kind: PageKind) => {
  const Page = pages[kind]
  return <Route key={path} caseSensitive path={path} element={<Page />} handle={kind} />
}

/** Every page of the site by its path. Only the build and the development server have a router: visitors load documents. */
export const routes = createRoutesFromElements(
  <>
    {routeOf(HOME_PATH, 'home')}
    {routeOf(BLOG_PATH, 'blog')}
    {routeOf(articlePath(':slug'), 'article')}
    {routeOf(ABOUT_PATH, 'about')}
    {routeOf(FUNNEL_PATH, 'funnel')}
    {LEGAL_PATHS.map((path) => routeOf(path, 'legal'))}
    {routeOf('*', 'not-found')}
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
  /** Served for unknown paths, with status 404; not for search engines. */
  fault?: true
}

/** Every page to prerender. */
export const prerenderedPages: readonly PrerenderedFile[] = [
  { path: HOME_PATH, file: 'index.html' },
  ...[BLOG_PATH, ABOUT_PATH, FUNNEL_PATH].map((path) => ({ path, file: `${path.slice(1)}.html` })),
  ...articles.map(({ slug }) => ({ path: articlePath(slug), file: `${articlePath(slug).slice(1)}.html` })),
  ...LEGAL_PATHS.map((path) => ({ path, file: path.slice(1) })),
  { path: '/404', file: '404.html', fault: true },
  { path: articlePath('404'), file: 'blog/404.html', fault: true },
]
