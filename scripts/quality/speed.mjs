import { openBrowser, SCREENS } from './browser.mjs'

/** How much slower than here the visitor's phone is taken to be, as Lighthouse does. */
const SLOWER = 4
/** A task that takes longer than this, in ms, blocks what the visitor does. */
const BLOCKS_MS = 50

/**
 * Opens pages with and without their script and takes down what that costs the main thread.
 *
 * Tasks are measured in processor time, not on the clock, so that a busy machine does not count: a task of 15 ms here is
 * one of 60 ms on a phone that is four times slower, and 10 ms of it block.
 *
 * @param {string} base Address of the served site.
 * @param {readonly string[]} routes
 * @param {'mobile' | 'desktop'} screen
 * @returns {Promise<{ route: string, shift: number, scripted: Cost, plain: Cost }[]>}
 *   `shift` is the layout shift of the first five seconds with script.
 *
 * @typedef {{ blockingMs: number, busyMs: number, paintMs: number }} Cost
 *   `blockingMs` is the total blocking time, `busyMs` all work of the main thread (both four times slower), `paintMs` when
 *   the largest thing was painted, on the clock of this machine.
 */
export async function measureSpeed(base, routes, screen, repeats = 3) {
  const browser = await openBrowser()
  try {
    const results = []
    for (const route of routes) {
      const runs = { scripted: [], plain: [] }
      let shift = 0
      // In turns, so that what else the machine does meets both alike.
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        for (const kind of ['plain', 'scripted']) {
          const run = await costOf(browser, new URL(route, base).href, screen, kind === 'scripted')
          runs[kind].push(run)
          shift = Math.max(shift, run.shift)
        }
      }
      results.push({ route, shift, scripted: best(runs.scripted), plain: best(runs.plain) })
    }
    return results
  } finally {
    await browser.close()
  }
}

/** The least of several runs: what is left of a figure when the rest of the machine is in the way least. */
function best(runs) {
  const least = (key) => Math.min(...runs.map((run) => run[key]))
  return { blockingMs: least('blockingMs'), busyMs: least('busyMs'), paintMs: least('paintMs') }
}

async function costOf(browser, url, screen, javaScriptEnabled) {
  const context = await browser.newContext({ ...SCREENS[screen], javaScriptEnabled })
  const page = await context.newPage()
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
  await context.close()

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
    busyMs: sum(tasksMs),
    paintMs: ((paints.at(-1)?.ts ?? start.ts) - start.ts) / 1_000,
    shift: sum(shifts),
  }
}
