// Lists what is missing for a release, in the order in which to do it: why, where, and what to change. Fails if anything is missing.
// Needs a built site. `npm run release` builds it first. What it prints is German, like the open questions of the legal texts in it.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { DIST, MINE, PRERENDER, sourceOf, sourcesIn } from './paths.mjs'
import { unknownCustomProperties } from './quality/customProperties.mjs'
import { headFaults } from './quality/heads.mjs'
import { checkLinks } from './quality/links.mjs'
import { linesWith, unwritten } from './quality/unwritten.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, DIST)
const { drawnPortraits, openPoints, owner } = await import(pathToFileURL(join(root, PRERENDER, 'site.js')).href)
const load = async (path) => (await runnerImport(path, { root, configFile: false, logLevel: 'error' })).module

/** Where a text first stands: file and line. */
const locationOf = (text, files) => linesWith(root, text, files)[0]?.location

/** The steps of the open points, each with its id, its subject, and why it is necessary. */
const STEPS = [
  ['owner', 'Ihre Angaben', 'Impressum, Datenschutzerklärung und alle Wege zu Ihnen bestehen daraus'],
  ['offer', 'Inhalt der Pakete', 'er wird Teil des Vertrags'],
  ['claims', 'Belege für Aussagen mit Zahlen', 'Werbung ohne Beleg ist irreführend (§ 5 UWG)'],
  ['samples', 'Erfundene Kunden, Stimmen und Personen', 'sie dürfen niemanden täuschen (§ 5b UWG)'],
  ['pictures', 'Bilder', 'sonst fehlt etwas, oder jemand hat ein fremdes Gesicht'],
  ['statements', 'Aussagen im Text', 'sie behaupten Tatsachen, die in keinem Feld stehen'],
  ['decisions', 'Entscheidungen in den Rechtstexten', 'bis dahin ist jeder Text ein Entwurf'],
]

let steps = 0
let missing = 0

function step(title, why, all) {
  const lines = [...new Set(all)]
  if (lines.length === 0) return
  steps += 1
  missing += lines.length
  console.log(`${steps > 1 ? '\n' : ''}${steps}. ${title} (${lines.length}): ${why}.`)
  for (const line of lines) console.log(`   ${line}`)
}

const { lineOf } = await load('/build/facts.ts')
const lineOfPoint = ({ file, at, what }) => {
  const path = sourceOf(`content/${file}`)
  return `${typeof at === 'string' ? (locationOf(at, [path]) ?? path) : `${path}:${lineOf(join(root, path), at)}`}  ${what}`
}
const points = openPoints()
for (const [name, title, why] of STEPS) step(title, why, points.filter((point) => point.step === name).map(lineOfPoint))

const { articlesIn } = await load('/build/articles/sources.ts')
const { siteTokens } = await load('/build/colours/tokens.ts')
const { contrastFaults, contrastSentence } = await load('/build/colours/contrast.ts')
step('Farben', 'manche Besucher sähen sonst Texte, Fokusringe oder Knöpfe nicht', [
  ...contrastFaults(siteTokens()).map(contrastSentence),
  ...unknownCustomProperties(root),
])

const { LENGTHS } = await load('/build/seo/lengths.ts')
step('Titel und Beschreibungen', 'Suchmaschinen schneiden sie ab', await headFaults(root, dist, owner.brand, LENGTHS))

const { broken, examples } = await checkLinks(dist, owner.baseUrl)
/** What the first step asks for already. */
const asked = JSON.stringify(owner.sampleFields.map((field) => owner[field]))
/** Where a page gets an address from: the lines of its article or, if that does not have it, of everything else. */
function locationsOf(page, address) {
  const bare = address.replace(owner.baseUrl, '').replace(/^\/(?=#)/, '')
  const literal = new RegExp(`(?<![\\w/#])/?${bare.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-])`)
  const article = sourceOf(`content/articles/${page.replace(/^blog\/|\.html$/g, '')}.md`)
  const lines = linesWith(root, literal).filter(({ file }) => file === article || !file.includes('/articles/'))
  const own = lines.filter(({ file }) => file === article)
  return (own.length > 0 ? own : lines).map(({ location }) => location)
}
const dead = new Set()
const report = ({ page, address }, what) => {
  const locations = locationsOf(page, address)
  for (const location of locations.length > 0 ? locations : [`${DIST}/${page}`]) dead.add(`${location}  ${address} ${what}`)
}
for (const link of broken) report(link, 'führt ins Leere: berichtigen oder entfernen.')
for (const link of examples)
  if (!asked.includes(new URL(link.address).hostname)) report(link, 'ist eine Beispieladresse: durch eine echte ersetzen.')
step('Links', 'sie führen nirgendwohin', [...dead])

/** By what an article waits: the line that says so, and what to do about it. */
const WAITING = {
  draft: ['draft:', 'Ein Entwurf: draft entfernen, sobald er fertig ist.'],
  scheduled: ['date:', 'Erscheint mit dem ersten Build von diesem Tag an.'],
}
const articles = sourcesIn('content/articles', root)
const unpublished = new Map()
for (const { slug, unpublished: why } of articlesIn(articles))
  if (why) unpublished.set(relative(root, articles.get(`${slug}.md`) ?? '').replaceAll('\\', '/'), WAITING[why])

// Unpublished articles may be unfinished.
const written = unwritten(root).filter(({ location }) => !unpublished.has(location.replace(/:\d+$/, '')))
const left = written.map(({ location, line }) => `${location}  Noch zu schreiben: ${line}`)
for (const file of (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))) {
  const html = await readFile(join(dist, file), 'utf8')
  for (const [match] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/\{(?:host|email|personal)\}|Lorem ipsum/gi))
    left.push(`${locationOf(match) ?? `${DIST}/${file}`}  „${match}“ ist stehen geblieben: durch Text ersetzen.`)
}
step('Platzhalter', 'ein Text ist nicht fertig', left)

// Drawn portraits do not block a release, because the page marks them as placeholders.
if (drawnPortraits.length > 0) {
  const folder = `${existsSync(join(root, MINE)) ? MINE : 'src'}/pictures/photos/`
  console.log(
    `${steps > 0 ? '\n' : ''}Noch gezeichnet statt fotografiert: ${drawnPortraits.join(', ')}. Fotos mit diesen Namen gehören nach ${folder}.`,
  )
}

if (unpublished.size > 0) console.log(`${steps > 0 ? '\n' : ''}Noch nicht veröffentlicht:`)
for (const [path, [line, what]] of unpublished) console.log(`   ${locationOf(line, [path])}  ${what}`)

const end = `${missing === 1 ? 'Ein Punkt steht' : `${missing} Punkte stehen`} der Veröffentlichung im Weg.`
console.log(missing === 0 ? 'Der Veröffentlichung steht nichts im Weg.' : `\n${end}`)
process.exitCode = missing === 0 ? 0 : 1
