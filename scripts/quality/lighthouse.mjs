import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs'

/** Fetched on demand, because Lighthouse installs two hundred packages, too many for one measurement. */
const PACKAGE = 'lighthouse@13'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * @param {string} url
 * @param {'mobile' | 'desktop'} screen
 * @returns {Promise<{ scores: number[], cls: number, times: string }>} `scores` are from 0 to 100, in the order of `CATEGORIES`.
 */
export async function lighthouse(url, screen) {
  const args = ['--yes', PACKAGE, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES}`]
  args.push(`--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`)
  if (screen === 'desktop') args.push('--preset=desktop')
  const options = { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 }
  const run = () => promisify(execFile)('npx', args, options)
  // Tried up to three times: on a busy machine Lighthouse sometimes loses the beginning of its own trace.
  const { stdout } = await run().catch(run).catch(run)
  const { categories, audits, environment } = JSON.parse(stdout)
  const valueOf = (audit) => Math.round(audits[audit].numericValue)
  return {
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    cls: audits['cumulative-layout-shift'].numericValue,
    times: `LCP ${valueOf('largest-contentful-paint')} ms, TBT ${valueOf('total-blocking-time')} ms, index ${Math.round(environment.benchmarkIndex)}`,
  }
}
