// Lists what is missing for a release, in the order in which to do it, with the reason and the location. Fails if anything is missing.
// Needs a built site. `npm run release` builds it first.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { DIST, PRERENDER, sourceOf } from './places.mjs'
import { checkLinks } from './quality/links.mjs'
import { standIns } from './quality/stand-ins.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, DIST)
const { drawnPortraits, openPoints, owner } = await import(pathToFileURL(join(root, PRERENDER, 'site.js')).href)

/** The steps, each with its id, its subject, and why it is necessary. */
const STEPS = [
  ['owner', 'Your own data', 'imprint, privacy notice and every way to reach you are made of them'],
  ['offer', 'What the packages contain', 'it becomes part of the contract'],
  ['claims', 'Evidence for claims with figures', 'advertising that cannot be proven is misleading (§ 5 UWG)'],
  ['samples', 'Made-up clients, reviews and people', 'visitors must not be misled by them (§ 5b UWG)'],
  ['statements', 'Statements in running text', 'they state facts that no field holds'],
  ['decisions', 'Decisions in the legal texts', 'each text is a draft until they are made'],
]

const sources = new Map()

/** The file and line of a piece of content, in the format that editors and terminals can open. */
async function placeOf({ file, text }) {
  const path = sourceOf(`content/${file}`)
  if (!sources.has(path)) sources.set(path, await readFile(join(root, path), 'utf8'))
  const source = sources.get(path)
  const at = source.indexOf(text)
  return at < 0 ? path : `${path}:${source.slice(0, at).split('\n').length}`
}

const points = openPoints()
let steps = 0
let missing = 0

function step(title, why, lines) {
  if (lines.length === 0) return
  steps += 1
  missing += lines.length
  console.log(`\n${steps}. ${title} (${lines.length}): ${why}.`)
  for (const line of lines) console.log(`   ${line}`)
}

for (const [name, title, why] of STEPS) {
  const lines = []
  for (const point of points) if (point.step === name) lines.push(`${await placeOf(point)}  ${point.what}`)
  step(title, why, lines)
}

const { broken, examples } = await checkLinks(dist, owner.baseUrl)
step('Links of the built pages', 'visitors would end up nowhere', [...broken, ...examples])

const left = await standIns(root)
for (const file of (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))) {
  const html = await readFile(join(dist, file), 'utf8')
  for (const [match] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/\{(?:host|email|personal)\}|Lorem ipsum/gi))
    left.push(`${file}: '${match}' is left`)
}
step('Stand-ins for texts', 'a text was not finished', left)

const replaceable = []
for (const file of (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))) {
  const html = await readFile(join(dist, file), 'utf8')
  if (/mailto:/.test(html.replace(/<!--email_off-->[^]*?<!--\/email_off-->/g, '')))
    replaceable.push(`${file}: a mail link outside the marked part`)
}
step('Email addresses', 'Cloudflare would replace them, and the imprint would have none (build/prerender.ts)', replaceable)

// Drawn portraits do not block a release, because the page marks them as placeholders.
if (drawnPortraits.length > 0)
  console.log(`\nDrawings stand in for photos of ${drawnPortraits.join(', ')}: photos belong in src/pictures/photos/.`)

console.log(missing === 0 ? 'Nothing stands in the way of a release.' : `\n${missing} things stand in the way of a release.`)
process.exitCode = missing === 0 ? 0 : 1
