import { readdir } from 'node:fs/promises'

/**
 * The paths of the built site's pages, as visitors type them: `/blog` for `blog.html`.
 *
 * @param {string} dist Folder of the built site.
 * @returns {Promise<string[]>} Sorted; excludes the 404 pages.
 */
export async function routesOf(dist) {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  return files
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file) && !file.startsWith('inspection/'))
    .map((file) => (LEGAL.has(file) ? `/${file}` : `/${file.replace(/(?:^index)?\.html$/, '')}`))
    .toSorted()
}

/**
 * The file in the built site from which a path of `routesOf` is served.
 *
 * @param {string} route
 */
export function fileOfRoute(route) {
  if (route === '/') return 'index.html'
  return route.endsWith('.html') ? route.slice(1) : `${route.slice(1)}.html`
}

/** Pages whose path keeps its extension. */
const LEGAL = new Set(['impressum.html', 'agb.html', 'datenschutz.html', 'barrierefreiheit.html'])
