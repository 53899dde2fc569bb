// Measures the built site before a release and prints one table: `npm run quality` builds first. Arguments name the parts to measure:
// sizes, markup, serving, restyling, answers, lighthouse. Exits with code 1 if a budget is missed.
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { BUDGETS } from './paths.mjs'
import { lighthouse } from './quality/lighthouse.mjs'
import { checkLinks } from './quality/links.mjs'
import { markupFaults } from './quality/markup.mjs'
import { faultsOfNginx } from './quality/nginx.mjs'
import { pagesOf } from './quality/routes.mjs'
import { servingFaults } from './quality/serving.mjs'
import { structuredDataFaults } from './quality/structuredData.mjs'
import { measureAnswers, measureRestyling } from './quality/visits.mjs'
import { budgetFaults, weights } from './quality/weight.mjs'
import { serveSite } from './siteServer.mjs'

const pathOf = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const dist = pathOf('dist')
const server = pathOf('dist-server')

/** Minimum Lighthouse scores. The first score, performance, is measured in real time and depends on the load of this machine. */
const LEAST = [95, 100, 100, 100]

/**
 * Elements that the browser may style until the home page is at rest, on a phone, and layouts. A selector that spans the page multiplies
 * the first, reading sizes between two changes the second.
 */
const MOST = { restyled: 900, layouts: 32 }

const rows = []
let missed = 0
function row(what, measured, budget, isMet) {
  if (!isMet) missed += 1
  rows.push(`| ${what} | ${measured} | ${budget} | ${isMet ? 'met' : '**missed**'} |`)
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${what}: ${measured} (${budget})`)
}
function faultsRow(what, faults) {
  row(what, `${faults.length} errors`, 'none', faults.length === 0)
  for (const fault of faults) console.log(`     ${fault}`)
}

const PARTS = {
  async sizes() {
    faultsRow(`Budgets of ${BUDGETS}`, await budgetFaults(dist, JSON.parse(await readFile(pathOf(BUDGETS), 'utf8'))))
    for (const { route, document, script, fonts } of await weights(dist)) {
      const each = `page ${document.toFixed(1)}, script ${script.toFixed(1)}, fonts ${fonts.toFixed(1)}`
      row(`First visit to ${route}`, `${(document + script + fonts).toFixed(0)} KiB (${each})`, 'see above', true)
    }
  },
  async markup() {
    faultsRow('HTML (html-validate)', await markupFaults(dist))
    faultsRow('Structured data', await structuredDataFaults(dist))
    const { owner } = await import(pathToFileURL(pathOf('.cache/prerender/site.js')).href)
    const { broken } = await checkLinks(dist, owner.baseUrl)
    faultsRow(
      'Links',
      broken.map(({ page, address }) => `${page}: ${address} leads nowhere`),
    )
  },
  async serving(base) {
    faultsRow('Responses of `npm start`', await servingFaults({ base, dist, headersFile: `${server}/headers.json` }))
    const faults = await faultsOfNginx({ dist, server })
    if (faults) faultsRow('Responses of nginx', faults)
    else row('Responses of nginx', 'not installed', 'none', true)
  },
  async restyling(base) {
    const { restyled, layouts } = await measureRestyling(base)
    row('Elements styled until / is at rest', restyled, `${MOST.restyled}`, restyled <= MOST.restyled)
    row('Layouts until / is at rest', layouts, `${MOST.layouts}`, layouts <= MOST.layouts)
  },
  async answers(base) {
    for (const { line, route, what, answeredMs, budgetMs } of await measureAnswers(base))
      row(`Answer on ${line}, ${route}: ${what}`, `${Math.round(answeredMs)} ms`, `${budgetMs} ms`, answeredMs <= budgetMs)
  },
  async lighthouse(base) {
    for (const [route] of await pagesOf(dist)) {
      const found = []
      for (const screen of /** @type {const} */ (['mobile', 'desktop']))
        found.push({ screen, ...(await lighthouse(new URL(route, base).href, screen)) })
      const told = found.map(({ screen, scores, times }) => `${screen} ${scores.join(' ')} (${times})`)
      const isMet = found.every(({ scores, cls }) => cls < 0.000_5 && scores.every((score, category) => score >= (LEAST[category] ?? 100)))
      row(`Lighthouse ${route}`, told.join('; '), `${LEAST.join(' ')}, CLS 0`, isMet)
    }
  },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((part) => !(part in PARTS))
if (unknown.length > 0) throw new Error(`quality: there is no part '${unknown}'. Choose from ${Object.keys(PARTS).join(', ')}.`)
const site = await serveSite()
for (const [part, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue
  await measure(site.url).catch((error) => row(part, `failed: ${error.message.split('\n')[0]}`, 'measured', false))
}
await site.close()

console.log(`\n| What | Measured | Budget | |\n| --- | --- | --- | --- |\n${rows.join('\n')}`)
console.log(missed === 0 ? '\nEvery budget is met.' : `\n${missed} budgets are missed.`)
process.exitCode = missed === 0 ? 0 : 1
