// Refuses a release while sample data, unproven claims, open decisions or broken links are left; names each one.
// Needs a built site: `npm run build` first (npm run release does that).
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkLinks } from './quality/links.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const { openPoints, owner } = await import(pathToFileURL(join(root, '.cache/prerender/entry-prerender.js')).href)

const problems = openPoints().map(({ kind, where, what }) => `${kind.padEnd(8)} ${where}: ${what}`)

const { broken, examples } = await checkLinks(dist, owner.baseUrl)
problems.push(...[...broken, ...examples].map((line) => `link     ${line}`))

for (const file of (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))) {
  const html = await readFile(join(dist, file), 'utf8')
  for (const [match] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/\{(?:host|email|personal)\}|TODO|FIXME|Lorem ipsum/gi)) {
    problems.push(`text     ${file}: '${match}' is left`)
  }
}

const unique = [...new Set(problems)]
for (const problem of unique) console.log(problem)
console.log(unique.length === 0 ? 'Nothing stands in the way of a release.' : `${unique.length} things stand in the way of a release.`)
process.exitCode = unique.length === 0 ? 0 : 1
