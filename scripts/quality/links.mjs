import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {{ page: string, address: string }} Link The file of a page, and a URL on it. */

/**
 * Checks every URL in the built pages that leads to the site itself, including those in structured data, and lists example addresses.
 *
 * @param {string} dist Folder of the built site.
 * @param {string} baseUrl The site's own URL.
 * @returns {Promise<{ broken: Link[], examples: Link[] }>} URLs that lead to no page, file or anchor, and URLs that are placeholders.
 */
export async function checkLinks(dist, baseUrl) {
  const files = new Set((await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/')))
  const pages = new Map()
  for (const file of files) if (file.endsWith('.html')) pages.set(file, await readFile(join(dist, file), 'utf8'))

  /** The file that a URL of this site is served from, by the usual rules of hosts. */
  const fileOf = (path) => {
    const clean = decodeURIComponent(path).replace(/^\//, '').replace(/\/$/, '')
    return [clean || 'index.html', `${clean}.html`].find((file) => files.has(file))
  }

  const broken = new Map()
  const examples = new Map()
  for (const [file, html] of pages) {
    const own = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    const addresses = [
      ...[...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address]) => address.replaceAll('&amp;', '&')),
      // Without `@id`, which only identifies a thing: its fragment need not be an anchor.
      ...[...html.matchAll(/"(?:url|image|logo|item|contentUrl)":\s*"(https?:[^"]+)"/g)].map(([, address]) => address),
    ]
    for (const address of addresses) {
      if (/^(?:mailto:|tel:|data:)/.test(address)) continue
      const url = new URL(address, `${baseUrl}${own}`)
      if (url.origin !== new URL(baseUrl).origin) {
        if (url.hostname.endsWith('.example')) examples.set(`${file} ${address}`, { page: file, address })
        continue
      }
      const target = fileOf(url.pathname)
      const anchor = decodeURIComponent(url.hash.slice(1)).replaceAll('&', '&amp;')
      const isThere = target && (!anchor || !pages.has(target) || pages.get(target).includes(`id="${anchor}"`))
      if (!isThere) broken.set(`${file} ${address}`, { page: file, address })
    }
  }
  return { broken: [...broken.values()], examples: [...examples.values()] }
}
