import { articles } from '../content/articles.ts'
import { ABOUT_PATH, articlePath, BLOG_PATH, FUNNEL_PATH, HOME_PATH, LEGAL_PATHS } from './routes.ts'

/** One file of the finished site and the URL path it is rendered for. */
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
