import { openPage, SCREENS, SLOWER, withBrowser } from './browser.mjs'
import { inTurns } from './turns.mjs'

/** A task longer than this, in ms, blocks input. */
const BLOCKS_MS = 50

/**
 * Opens pages with and without their script and measures the cost on the main thread.
 *
 * Tasks are measured in processor time, not wall-clock time, so that other load on the machine does not count: a task of 15 ms
 * here takes 60 ms on a phone that is four times slower, and blocks for 10 ms of that.
 *
 * @param {string} base URL of the served site.
 * @param {readonly string[]} routes
 * @returns {Promise<{ route: string, shift: number, scripted: Cost, plain: Cost }[]>}
 *   `shift` is the layout shift in the first five seconds, with script.
 *
 * @typedef {{ blockingMs: number, paintMs: number }} Cost
 *   `blockingMs` is the total blocking time, four times slower; `paintMs` the Largest Contentful Paint in wall-clock time on
 *   this machine.
 */
export function measureSpeed(base, routes) {
  return withBrowser(async (browser) => {
    const results = []
    for (const route of routes) {
      const [plain, scripted] = await inTurns(3, [false, true], (hasScript) => costOf(browser, new URL(route, base).href, hasScript))
      results.push({ route, shift: Math.max(...scripted.map(({ shift }) => shift)), scripted: best(scripted), plain: best(plain) })
    }
    return results
  })
}

/** The minimum of several runs, which is the least disturbed by other load. */
function best(runs) {
  const least = (key) => Math.min(...runs.map((run) => run[key]))
  return { blockingMs: least('blockingMs'), paintMs: least('paintMs') }
}

async function costOf(browser, url, javaScriptEnabled) {
  const page = await openPage(browser, { ...SCREENS.mobile, javaScriptEnabled })
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading'] },
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(5_000)
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  await session.detach()
  await page.context().close()

  const start = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'))
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
  const tasksMs = own
    .filter(({ name, tid, ph }) => name === 'ThreadControllerImpl::RunTask' && tid === start.tid && ph === 'X')
    .map(({ tdur = 0 }) => (tdur / 1_000) * SLOWER)
  const paints = own.filter(({ name }) => name === 'largestContentfulPaint::Candidate')
  const shifts = own.filter(({ name }) => name === 'LayoutShift').map(({ args }) => args.data?.score ?? 0)
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
  return {
    blockingMs: sum(tasksMs.map((ms) => Math.max(0, ms - BLOCKS_MS))),
    paintMs: ((paints.at(-1)?.ts ?? start.ts) - start.ts) / 1_000,
    shift: sum(shifts),
  }
}
