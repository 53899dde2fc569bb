import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BROWSER_FLAGS } from '../browser-flags.mjs'
import { findBrowser } from '../find-browser.mjs'

/** Fetched on demand: two hundred packages are too many to install for one figure. */
const PACKAGE = 'lighthouse@13'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse's report of a page.
 *
 * @param {string} url
 * @param {'mobile' | 'desktop'} screen
 * @returns {Promise<{ scores: number[], lcpMs: number, tbtMs: number, cls: number, machine: number }>} `scores` in the order of
 *   the categories above, of 100; `machine` is Lighthouse's benchmark index of this machine at that moment.
 */
export async function lighthouse(url, screen) {
  const args = ['--yes', PACKAGE, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES}`]
  args.push(`--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`)
  if (screen === 'desktop') args.push('--preset=desktop')
  const env = { ...process.env, CHROME_PATH: await findBrowser() }
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 26 })
  const { runtimeError, categories, audits, environment } = JSON.parse(stdout)
  if (runtimeError) throw new Error(`quality: Lighthouse could not load ${url}: ${runtimeError.message}`)
  return {
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    lcpMs: audits['largest-contentful-paint'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    machine: environment.benchmarkIndex,
  }
}
