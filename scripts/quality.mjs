// Measures the built site and prints one table: sizes, layout shift, frames and timers at rest, heap and DOM after a soak,
// headers and addresses, HTML validity, structured data and, where Lighthouse is at hand, its scores.
// `npm run quality` builds first. `LIGHTHOUSE=/path/to/lighthouse` adds the scores; `SOAK_S=120` sets the length of the soak.
import { chromium } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './find-browser.mjs'
import { countRequests, takeRequests } from './quality/page-probe.mjs'
import { routesOf } from './quality/routes.mjs'
import { servingFaults } from './quality/serving.mjs'
import { serveSite } from './site-server.mjs'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const HEADERS = fileURLToPath(new URL('../dist-server/headers.json', import.meta.url))
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--js-flags=--expose-gc']
const SOAK_S = Number(process.env.SOAK_S ?? 120)

const executablePath = await findBrowser()
const site = await serveSite()
const browser = await chromium.launch({ executablePath, args: ARGS })
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // The preset wants capitals, the build writes what every browser reads.
  rules: { 'doctype-style': 'off', 'no-inline-style': 'off', 'long-title': 'off' },
})
const rows = []
const faults = []

for (const route of await routesOf(DIST)) {
  const html = await (await fetch(new URL(route, site.url))).text()
  const report = await validator.validateString(html)
  const errors = report.results.flatMap(({ messages }) => messages.filter(({ severity }) => severity === 2))
  for (const { ruleId, message, line } of errors.slice(0, 5)) faults.push(`${route}: HTML line ${line}: ${ruleId}: ${message}`)
  const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) => JSON.parse(match[1]))
  rows.push({ route, ...(await visit(route)), html: errors.length, things: graphs.flatMap((graph) => graph['@graph']).length })
}
faults.push(...(await servingFaults({ base: site.url, dist: DIST, headersFile: HEADERS })))

/** Opens a page as a first-time visitor: what it transfers, how far it shifts, and what it asks for at rest. */
async function visit(route) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(countRequests)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const bytes = { document: 0, script: 0, font: 0, image: 0 }
  const counting = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    counting.push(request.sizes().then(({ responseBodySize }) => kind in bytes && (bytes[kind] += responseBodySize)))
  })
  await page.goto(new URL(route, site.url).href, { waitUntil: 'networkidle' })
  await page.evaluate(takeRequests)
  await page.waitForTimeout(2_000)
  const rest = await page.evaluate(takeRequests)
  const shift = await page.evaluate(() => window.shift)
  await Promise.all(counting)
  await context.close()
  const kb = (count) => (count / 1024).toFixed(1)
  return {
    'HTML KB': kb(bytes.document),
    'JS KB': kb(bytes.script),
    'fonts KB': kb(bytes.font),
    CLS: shift.toFixed(3),
    'frames/timers at rest': `${rest.frames}/${rest.timers}`,
  }
}

/** Leaves the start page running for a while: what heap and DOM have grown by, in KB and nodes. */
async function soak() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(site.url, { waitUntil: 'networkidle' })
  const size = () => page.evaluate(() => (gc(), { heap: performance.memory.usedJSHeapSize, nodes: document.querySelectorAll('*').length }))
  // A whole turn of the demos first, so that all code is there.
  await page.waitForTimeout(30_000)
  const before = await size()
  await page.waitForTimeout(SOAK_S * 1000)
  const after = await size()
  await page.close()
  return { heapKb: ((after.heap - before.heap) / 1024).toFixed(0), nodes: after.nodes - before.nodes }
}

/** Lighthouse's four scores and main figures for one route and form factor. */
async function lighthouse(route, preset) {
  const dir = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const out = join(dir, 'report.json')
  const flags = ['--output=json', `--output-path=${out}`, '--quiet', `--chrome-flags=--headless ${ARGS.slice(0, 4).join(' ')}`]
  const args = [new URL(route, site.url).href, ...flags, ...(preset === 'desktop' ? ['--preset=desktop'] : [])]
  await new Promise((done) =>
    spawn(process.env.LIGHTHOUSE, args, { stdio: 'ignore', env: { ...process.env, CHROME_PATH: executablePath } }).on('close', done),
  )
  const { categories, audits } = JSON.parse(await readFile(out, 'utf8'))
  await rm(dir, { recursive: true })
  const ms = (name) => Math.round(audits[name].numericValue)
  return {
    route,
    preset,
    scores: Object.values(categories)
      .map(({ score }) => Math.round(score * 100))
      .join('/'),
    'LCP ms': ms('largest-contentful-paint'),
    'TBT ms': ms('total-blocking-time'),
    CLS: audits['cumulative-layout-shift'].numericValue.toFixed(3),
  }
}

console.table(rows)
const grown = await soak()
console.log(`soak of ${SOAK_S} s on the start page: heap ${grown.heapKb} KB, DOM ${grown.nodes} nodes`)
if (process.env.LIGHTHOUSE) {
  const scores = []
  for (const { route } of rows) for (const preset of ['mobile', 'desktop']) scores.push(await lighthouse(route, preset))
  console.table(scores)
} else console.log('Lighthouse: not measured. Install it anywhere (npm install lighthouse@12) and set LIGHTHOUSE to its command.')
for (const fault of faults) console.log(`fault: ${fault}`)
console.log(faults.length === 0 ? 'No fault found.' : `${faults.length} faults found.`)

await browser.close()
await site.close()
process.exitCode = faults.length === 0 ? 0 : 1
