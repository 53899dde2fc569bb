import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PRERENDER } from '../paths.mjs'

/**
 * The built site's pages: by path, as visitors type it, such as `/blog`, the file.
 *
 * @param {string} dist Folder of the built site.
 * @returns {Promise<[route: string, file: string][]>} Sorted; excludes the 404 pages.
 */
export async function pagesOf(dist) {
  const { addressMeant, pagesIn } = await import(new URL(`../../${PRERENDER}/addresses.js`, import.meta.url).href)
  const paths = pagesIn(await readFile(join(dist, 'sitemap.xml'), 'utf8'))
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const pages = files.filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
  return pages.map((file) => /** @type {[string, string]} */ ([addressMeant(`/${file}`, paths), file])).toSorted()
}
