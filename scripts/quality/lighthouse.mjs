import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS } from '../browser-flags.mjs'
import { findBrowser } from '../find-browser.mjs'

/** Fetched when it is asked for: two hundred packages are too many to install for one figure. */
const PACKAGE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse's four scores of a page, and its times: of several runs the middle of each figure, as Lighthouse advises, and
 * the greatest layout shift.
 *
 * @param {string} url
 * @param {'mobile' | 'desktop'} screen
 * @param {{ script?: boolean, applied?: boolean, runs?: number }} options Without script the page's own files of code are
 *   blocked. Lighthouse reckons what a slow line and machine would have done; `applied` slows both down for real.
 * @returns {Promise<Report | undefined>} Undefined where Lighthouse cannot be had or could not finish.
 *
 * @typedef {{ scores: number[], fcpMs: number, lcpMs: number, tbtMs: number, cls: number }} Report
 */
export async function lighthouse(url, screen, { runs = 1, ...options } = {}) {
  const reports = []
  while (reports.length < runs) {
    const report = await ask(url, screen, options)
    if (!report) return
    reports.push(report)
  }
  const middle = (value) => reports.map(value).toSorted((a, b) => a - b)[(runs - 1) >> 1] ?? Number.NaN
  return {
    scores: CATEGORIES.map((_, index) => middle(({ scores }) => scores[index])),
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: Math.max(...reports.map(({ cls }) => cls)),
  }
}

/** @returns {Promise<Report | undefined>} */
async function ask(url, screen, { script = true, applied = false }) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    // Now and then it loses the beginning of its own trace; then it is asked again.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const args = ['--yes', PACKAGE, url, '--quiet', '--output=json', `--output-path=${file}`]
      args.push(`--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`)
      if (screen === 'desktop') args.push('--preset=desktop')
      if (applied) args.push('--throttling-method=devtools')
      if (!script) args.push('--blocked-url-patterns=*/assets/*.js')
      await run('npx', args, { CHROME_PATH: await findBrowser() })
      const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
      if (!report || report.runtimeError) continue
      const value = (audit) => report.audits[audit]?.numericValue ?? Number.NaN
      return {
        scores: CATEGORIES.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
        fcpMs: value('first-contentful-paint'),
        lcpMs: value('largest-contentful-paint'),
        tbtMs: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env }, timeout: 180_000 })
    child.on('error', resolve)
    child.on('close', resolve)
  })
}
