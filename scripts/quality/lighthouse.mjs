import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '../find-browser.mjs'
import { BROWSER_FLAGS } from '../browser-flags.mjs'
import { SLOWER } from './browser.mjs'
import { inTurns, middleBy } from './turns.mjs'

/** Fetched on demand: two hundred packages are too many to install for one figure. */
const PACKAGE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse's four scores of a page, and its times: the median of several runs for each figure, as Lighthouse advises, and the
 * largest layout shift.
 *
 * @param {string} url
 * @param {'mobile' | 'desktop'} screen
 * @param {{ plain?: boolean, applied?: boolean, runs?: number, slowdown?: number }} options `plain` also measures the page
 *   with its own scripts blocked, alternating with the normal page, so that other load on the machine affects both. Lighthouse
 *   simulates a slow network and machine; `applied` throttles both for real. `slowdown` is how many times slower than this
 *   machine a phone is assumed to be.
 * @returns {Promise<{ page: Report, plain?: Report } | undefined>} Undefined if Lighthouse is not available or did not finish.
 *
 * @typedef {{ scores: number[], fcpMs: number, lcpMs: number, tbtMs: number, cls: number, machine: number }} Report `machine`
 *   is Lighthouse's benchmark index of this machine at that moment.
 */
export async function lighthouse(url, screen, { plain = false, applied = false, runs = 1, slowdown = SLOWER } = {}) {
  const reports = await inTurns(runs, plain ? [true, false] : [true], (script) => ask(url, screen, { script, applied, slowdown }))
  if (reports.flat().includes(undefined)) return
  const [page, withoutScript] = reports.map(middleOf)
  return { page, plain: withoutScript }
}

/**
 * How many times slower a mid-tier phone is than this machine: 4 times if the machine's benchmark index is 1500 or more, 2
 * times if it is lower.
 *
 * Source: "Calibrating the CPU slowdown" in docs/throttling.md of Lighthouse.
 *
 * @param {string} url Any page.
 * @returns {Promise<{ slowdown: number, index: number } | undefined>} With the median of three benchmark indexes.
 */
export async function calibration(url) {
  const found = await lighthouse(url, 'mobile', { runs: 3 })
  return found && { slowdown: found.page.machine >= 1_500 ? SLOWER : 2, index: Math.round(found.page.machine) }
}

/** @param {Report[]} reports @returns {Report} */
function middleOf(reports) {
  const middle = (value) => value(middleBy(reports, value))
  return {
    scores: CATEGORIES.map((_, index) => middle(({ scores }) => scores[index])),
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: Math.max(...reports.map(({ cls }) => cls)),
    machine: middle(({ machine }) => machine),
  }
}

/** @returns {Promise<Report | undefined>} */
async function ask(url, screen, { script, applied, slowdown }) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    // Occasionally it loses the beginning of its own trace, so it gets three attempts.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const args = ['--yes', PACKAGE, url, '--quiet', '--output=json', `--output-path=${file}`]
      args.push(`--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`)
      if (screen === 'desktop') args.push('--preset=desktop')
      else args.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`)
      if (applied) args.push('--throttling-method=devtools')
      if (!script) args.push('--blocked-url-patterns=*/assets/*.js')
      const env = { ...process.env, CHROME_PATH: await findBrowser() }
      await promisify(execFile)('npx', args, { env, timeout: 180_000 }).catch(() => undefined)
      const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
      if (!report || report.runtimeError) continue
      const value = (audit) => report.audits[audit]?.numericValue ?? Number.NaN
      return {
        scores: CATEGORIES.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
        fcpMs: value('first-contentful-paint'),
        lcpMs: value('largest-contentful-paint'),
        tbtMs: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        machine: report.environment?.benchmarkIndex ?? Number.NaN,
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
