// Refuses a release while sample data, unproven claims, open decisions or broken links are left; names each one.
// Needs a built site: `npm run build` first (npm run release does that).
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const { openPoints, owner } = await import(pathToFileURL(join(root, '.cache/prerender/entry-prerender.js')).href)

const problems = openPoints().map(({ kind, where, what }) => `${kind.padEnd(8)} ${where}: ${what}`)

const files = (await readdir(dist, { recursive: true })).filter((file) => !/\.(br|gz)$/.test(file))
const pages = new Map()
for (const file of files.filter((name) => name.endsWith('.html'))) pages.set(file, await readFile(join(dist, file), 'utf8'))

/** The file an address of this site is served from, as hosts do it. */
function fileOf(path) {
  const clean = decodeURIComponent(path).replace(/^\//, '').replace(/\/$/, '')
  return [clean || 'index.html', `${clean}.html`].find((file) => files.includes(file))
}

for (const [file, html] of pages) {
  const own = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
  for (const [, href] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
    const address = href.replaceAll('&amp;', '&')
    if (/^(mailto:|tel:|data:)/.test(address)) continue
    const url = new URL(address, `${owner.baseUrl}${own}`)
    if (url.origin !== new URL(owner.baseUrl).origin) {
      if (url.hostname.endsWith('.example')) problems.push(`link     ${file}: ${address} leads to an example address`)
      continue
    }
    const target = fileOf(url.pathname)
    if (!target) problems.push(`link     ${file}: ${address} leads nowhere`)
    else if (url.hash && pages.has(target) && !pages.get(target).includes(`id="${decodeURIComponent(url.hash.slice(1))}"`)) {
      problems.push(`link     ${file}: ${address} has no such anchor`)
    }
  }
  for (const [match] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/\{(?:host|email|personal)\}|TODO|FIXME|Lorem ipsum/gi)) {
    problems.push(`text     ${file}: '${match}' is left`)
  }
}

const unique = [...new Set(problems)]
for (const problem of unique) console.log(problem)
console.log(unique.length === 0 ? 'Nothing stands in the way of a release.' : `${unique.length} things stand in the way of a release.`)
process.exitCode = unique.length === 0 ? 0 : 1
