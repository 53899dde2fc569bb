import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Follows every address in the built pages, those of the structured data included, as far as it stays on the site.
 *
 * @param {string} dist Folder of the built site.
 * @param {string} baseUrl The site's own address.
 * @returns {Promise<{ broken: string[], examples: string[] }>} A line each: addresses without a page, a file or their anchor,
 *   and addresses that only stand in for real ones.
 */
export async function checkLinks(dist, baseUrl) {
  const files = new Set((await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/')))
  const pages = new Map()
  for (const file of files) if (file.endsWith('.html')) pages.set(file, await readFile(join(dist, file), 'utf8'))

  /** The file an address of this site is served from, as hosts do it. */
  const fileOf = (path) => {
    const clean = decodeURIComponent(path).replace(/^\//, '').replace(/\/$/, '')
    return [clean || 'index.html', `${clean}.html`].find((file) => files.has(file))
  }

  const broken = new Set()
  const examples = new Set()
  for (const [file, html] of pages) {
    const own = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    const addresses = [
      ...[...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address]) => address.replaceAll('&amp;', '&')),
      // Names of things, @id, may have an anchor that is none.
      ...[...html.matchAll(/"(?:url|image|logo|item|contentUrl)":\s*"(https?:[^"]+)"/g)].map(([, address]) => address),
    ]
    for (const address of addresses) {
      if (/^(?:mailto:|tel:|data:)/.test(address)) continue
      const url = new URL(address, `${baseUrl}${own}`)
      if (url.origin !== new URL(baseUrl).origin) {
        if (url.hostname.endsWith('.example')) examples.add(`${file}: ${address} leads to an example address`)
        continue
      }
      const target = fileOf(url.pathname)
      if (!target) broken.add(`${file}: ${address} leads nowhere`)
      else if (url.hash && pages.has(target) && !pages.get(target).includes(`id="${decodeURIComponent(url.hash.slice(1))}"`)) {
        broken.add(`${file}: ${address} has no such anchor`)
      }
    }
  }
  return { broken: [...broken], examples: [...examples] }
}
