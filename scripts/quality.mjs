// Measures the built site and prints one table: speed, weight, frames, rest, memory, markup, links, headers, servers, inspector.
// `npm run quality` builds first. Arguments name the parts to measure (default: all):
//   lighthouse slow-line speed answers taps frames weight markup serving inspection back rest load
// `--before=ADDRESS` also measures answers and taps of another build, alternating with this one; ADDRESS is where it is served.
// `--tls` measures in browsers over HTTPS. `--write` writes the table to docs/quality.md. Exit code 1 if any target is missed.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { measureAnswers } from './quality/answers.mjs'
import { loadedAnew } from './quality/back.mjs'
import { SLOWER } from './quality/browser.mjs'
import { measureFrames, sumOf } from './quality/frames.mjs'
import { calibration, lighthouse } from './quality/lighthouse.mjs'
import { checkLinks } from './quality/links.mjs'
import { checkCaddy, measureNginx } from './quality/load.mjs'
import { markupFaults } from './quality/markup.mjs'
import { measureRest } from './quality/rest.mjs'
import { routesOf } from './quality/routes.mjs'
import { servingFaults } from './quality/serving.mjs'
import { measureSpeed } from './quality/speed.mjs'
import { measureTaps } from './quality/taps.mjs'
import { structuredDataFaults } from './quality/structured-data.mjs'
import { budgetFaults, weights } from './quality/weight.mjs'
import { serveSite } from './site-server.mjs'

const pathOf = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const DIST = pathOf('dist')
const SERVER = pathOf('dist-server')

/** Measurements so far, and the build they belong to. */
const KNOWN = pathOf('.cache/quality.json')

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
let current = ''
/** @type {{ part: string, what: string, measured: string, mark: string, ok: boolean | undefined }[]} */
const rows = []
const row = (what, measured, mark, ok) => {
  rows.push({ part: current, what, measured, mark, ok })
  console.log(`${ok === undefined ? '    ' : ok ? 'ok  ' : 'MISS'} ${what}: ${measured} (${mark})`)
}
const notMeasured = (what, why) => row(what, 'not measured', why, undefined)
const faultsRow = (what, faults) => {
  row(what, faults.length === 0 ? 'nothing' : `${faults.length} faults`, 'nothing', faults.length === 0)
  for (const fault of faults.slice(0, 20)) console.log(`     ${fault}`)
}
const ms = (number) => `${Math.round(number)} ms`
/** The results of this build and, if there is one, of the build before. */
const besideBefore = ([own, before], tell) => tell(own) + (before ? `; build before ${tell(before)}` : '')

const buildBefore = process.argv.find((argument) => argument.startsWith('--before='))?.slice('--before='.length)
const routes = await routesOf(DIST)
/** One page of each kind. */
const kinds = ['/', '/blog', routes.find((route) => route.startsWith('/blog/')), '/ueber-mich', '/FunnelActive', '/agb.html']
const site = await serveSite({ overTls: process.argv.includes('--tls') })
/** This build, and the one before if there is one. */
const builds = [site.url, ...(buildBefore ? [buildBefore] : [])]
const urlOf = (route) => new URL(route, site.url).href

/** The parts, in the order in which they are measured and listed. */
const PARTS = {
  async weight() {
    const budgets = JSON.parse(await readFile(pathOf('docs/budgets.json'), 'utf8'))
    faultsRow('Over the budgets of docs/budgets.json', await budgetFaults(DIST, budgets))
    for (const { route, document, script, fonts } of await weights(DIST)) {
      if (route.startsWith('/blog/') && !kinds.includes(route)) continue
      const each = `page ${document.toFixed(1)}, script ${script.toFixed(1)}, fonts ${fonts.toFixed(1)}`
      row(`${route}: first visit`, `${(document + script + fonts).toFixed(0)} KiB (${each})`, 'budget', undefined)
    }
  },
  async markup() {
    faultsRow('Faults of the markup (html-validate)', await markupFaults(DIST))
    faultsRow('Faults of the structured data', await structuredDataFaults(DIST))
    const { owner } = await import(pathToFileURL(pathOf('.cache/prerender/entry-prerender.js')).href)
    faultsRow('Links that lead nowhere', (await checkLinks(DIST, owner.baseUrl)).broken)
  },
  async serving() {
    const headersFile = `${SERVER}/headers.json`
    faultsRow('Served wrongly by `npm start`', await servingFaults({ base: site.url, dist: DIST, headersFile }))
    const caddy = await checkCaddy({ dist: DIST, server: SERVER })
    if (caddy) faultsRow('Served wrongly by Caddy', caddy)
    else notMeasured('Served wrongly by Caddy', 'Caddy is not installed')
  },
  async inspection() {
    const { stdout } = await promisify(execFile)(process.execPath, [pathOf('scripts/inspection-cost.mjs')])
    const { costBytes, files, filesWithout } = JSON.parse(stdout)
    row(
      'What the inspector adds to the scripts of those who do not ask for it',
      `${costBytes} bytes, ${files - filesWithout} files`,
      'under 300 bytes, no file',
      costBytes > 0 && costBytes < 300 && files === filesWithout,
    )
  },
  async load() {
    const nginx = await measureNginx({ dist: DIST, server: SERVER })
    if (!nginx) return notMeasured('Served wrongly by nginx', 'nginx is not installed')
    faultsRow('Served wrongly by nginx', nginx.faults)
    for (const { path, perSecond, ratio, p99Ms } of nginx.loads) {
      row(
        `nginx under load: ${path}`,
        `${ratio.toFixed(2)} of a plain file (${Math.round(perSecond)} a second, 99 % within ${p99Ms.toFixed(1)} ms)`,
        '0.7 or more',
        ratio >= 0.7,
      )
    }
    if (nginx.loads.length === 0) notMeasured('nginx under load', 'wrk is not installed')
  },
  async back() {
    faultsRow('Pages that Back loads anew', await loadedAnew(site.url, routes))
  },
  async answers() {
    const tell = ({ answeredMs, paintedMs, lost }) => `${ms(answeredMs)} after the paint at ${ms(paintedMs)}, ${lost} lost`
    for (const { line, route, what, budgetMs, builds: measured } of await measureAnswers(builds)) {
      const { answeredMs, lost } = measured[0]
      const mark = `at most ${ms(budgetMs)}, none lost`
      row(`${route}, ${line}: ${what}`, besideBefore(measured, tell), mark, answeredMs <= budgetMs && lost === 0)
    }
  },
  async taps() {
    const what = 'slowest tap but two of a hundred, phone four times slower'
    for (const { route, builds: measured } of await measureTaps(builds, kinds)) {
      const told = besideBefore(measured, ({ p98Ms, medianMs, taps }) => `${ms(p98Ms)}, in the middle ${ms(medianMs)}, of ${taps} taps`)
      if (route) row(`${route}: ${what}`, told, 'at most 48 ms', measured[0].p98Ms <= 48)
      else row('An empty page', told, 'what the browser itself takes here', undefined)
    }
  },
  async speed() {
    for (const { route, shift, scripted, plain } of await measureSpeed(site.url, kinds)) {
      row(
        `${route}: blocking, phone four times slower`,
        `${ms(scripted.blockingMs)}, without script ${ms(plain.blockingMs)}`,
        'at most 50 ms more',
        scripted.blockingMs <= plain.blockingMs + 50,
      )
      row(
        `${route}: largest paint over that without script`,
        (scripted.paintMs / plain.paintMs).toFixed(2),
        'at most 1.25',
        scripted.paintMs <= plain.paintMs * 1.25 + 20,
      )
      row(`${route}: layout shift`, shift.toFixed(3), '0.000', shift < 0.000_5)
    }
  },
  async frames() {
    const found = await measureFrames(site.url)
    const told = (one) => {
      const [scripted, plain] = [one.scripted, one.plain].map(({ dropped, frames }) => `${dropped} of ${frames + dropped}`)
      return `${scripted}, without script ${plain}`
    }
    for (const one of found) row(`Frames dropped, four times slower: ${one.what}`, told(one), 'see the sum', undefined)
    const scripted = sumOf(found.map((one) => one.scripted))
    const plain = sumOf(found.map((one) => one.plain))
    const isMet = scripted.dropped <= plain.dropped + scripted.frames * 0.005
    row('Frames dropped, four times slower: all of it', told({ scripted, plain }), 'at most 0.5 % of the frames more', isMet)
  },
  async rest() {
    const { still, reduced, hour, soak } = await measureRest(site.url)
    const atRest = (what, { frames, timers }) => row(what, `${frames} frames, ${timers} timers`, 'none', frames + timers === 0)
    atRest('Half a minute of a page on which nothing moves', still)
    atRest('Half a minute of the start page with reduced motion', reduced)
    const held = (what, { before, after }) => {
      const heap = after.heapMiB - before.heapMiB
      const elements = after.elements - before.elements
      const signed = (number, digits) => `${number >= 0 ? '+' : ''}${number.toFixed(digits)}`
      const told = `heap ${signed(heap, 2)} MiB, elements ${signed(elements, 0)}`
      row(what, told, 'at most +0.5 MiB, +10', heap <= 0.5 && elements <= 10)
    }
    held('Sixty simulated minutes of the hero', hour)
    held('Two real minutes of the hero', soak)
  },
  lighthouse: measureByLighthouse,
  async 'slow-line'() {
    for (const route of kinds) {
      const found = await lighthouse(urlOf(route), 'mobile', { plain: true, applied: true, runs: 3 })
      if (!found) continue
      const { page: scripted, plain } = found
      row(
        `${route}: largest paint on a line made slow (1.4 Mbit/s, 563 ms)`,
        `${ms(scripted.lcpMs)}, without script ${ms(plain.lcpMs)}; first paint ${ms(scripted.fcpMs)}`,
        'at most 5 % more',
        scripted.lcpMs <= plain.lcpMs * 1.05,
      )
    }
  },
}

try {
  for (const [part, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue
    current = part
    await measure()
  }
} finally {
  await site.close()
}

function isPerfect({ scores, lcpMs, cls }) {
  return scores.every((score) => score === 100) && lcpMs < 1_000 && cls < 0.0005
}

/** Whether a page blocks no longer than without script, if that was measured. */
function blocksNoLonger({ page, plain }) {
  return !plain || page.tbtMs <= plain.tbtMs
}

async function measureByLighthouse() {
  const machine = await calibration(site.url)
  if (!machine) {
    notMeasured('Lighthouse', 'npx could not fetch or run it; connect to the network, or set CHROME_PATH')
    return
  }
  const { slowdown } = machine
  row("Lighthouse's index of this machine", `${machine.index}: a phone is ${slowdown} times slower`, 'see below', undefined)
  for (const screen of ['mobile', 'desktop']) {
    for (const route of routes) {
      // On a phone this slow, other load on this machine shows: three runs of one page of each kind, the median counts.
      const often = screen === 'mobile' && kinds.includes(route)
      const measure = (times) => lighthouse(urlOf(route), screen, { plain: often, runs: times, slowdown })
      let found = await measure(often ? 3 : 1)
      // A miss may come from a busy machine: measure three more times and take the median.
      if (found && !(isPerfect(found.page) && blocksNoLonger(found))) found = await measure(3)
      const mark = `100 100 100 100, LCP under 1000 ms, CLS 0.000${often ? ', TBT at most that without script' : ''}`
      if (!found) {
        row(`Lighthouse ${screen} ${route}`, 'could not finish', mark, false)
        continue
      }
      const { plain } = found
      const { scores, lcpMs, tbtMs, cls } = found.page
      const without = plain && `; without script performance ${plain.scores[0]}, LCP ${ms(plain.lcpMs)}, TBT ${ms(plain.tbtMs)}`
      row(
        `Lighthouse ${screen} ${route}`,
        `${scores.join(' ')}; LCP ${ms(lcpMs)}, TBT ${ms(tbtMs)}, CLS ${cls.toFixed(3)}${without ?? ''}`,
        mark,
        isPerfect(found.page) && blocksNoLonger(found),
      )
    }
  }
  if (slowdown === SLOWER) return
  const performance = []
  for (const route of kinds) performance.push((await lighthouse(urlOf(route), 'mobile'))?.page.scores[0])
  row(
    `Lighthouse mobile, ${kinds.join(', ')}, as if this machine were faster`,
    `performance ${performance.join(' ')}`,
    'see below',
    undefined,
  )
}

// Parts measured separately share one table as long as the build is the same.
const build = createHash('sha256')
  .update(await readFile(`${DIST}/index.html`))
  .digest('hex')
const known = await readFile(KNOWN, 'utf8').then(JSON.parse, () => ({}))
const parts = { ...(known.build === build && known.parts) }
for (const part of new Set(rows.map((one) => one.part))) parts[part] = rows.filter((one) => one.part === part)
await mkdir(dirname(KNOWN), { recursive: true })
await writeFile(KNOWN, JSON.stringify({ build, parts }))

const all = Object.keys(PARTS).flatMap((part) => parts[part] ?? [])
const table = [
  '| What | Measured | Mark | |',
  '| --- | --- | --- | --- |',
  ...all.map(
    ({ what, measured, mark, ok }) => `| ${what} | ${measured} | ${mark} | ${ok === undefined ? '' : ok ? 'met' : '**missed**'} |`,
  ),
].join('\n')
console.log(`\n${table}`)

if (process.argv.includes('--write')) {
  const file = pathOf('docs/quality.md')
  const text = await readFile(file, 'utf8')
  const when = `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}).`
  await writeFile(
    file,
    text.replace(/<!-- table -->[\s\S]*<!-- \/table -->/, () => `<!-- table -->\n\n${when}\n\n${table}\n\n<!-- /table -->`),
  )
}

const missed = all.filter(({ ok }) => ok === false).length
console.log(missed === 0 ? '\nEvery mark is met.' : `\n${missed} marks are missed.`)
process.exitCode = missed === 0 ? 0 : 1
