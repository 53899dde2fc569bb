import { openBrowser } from '../browser.mjs'

/** Visits differ from each other, as machines and frames do. */
async function mediansOfThree(visit) {
  const runs = [await visit(), await visit(), await visit()]
  return runs[0].map((_, index) => runs.map((run) => run[index]).toSorted((a, b) => a - b)[1])
}

/** Per connection: round-trip time in ms, bandwidth, by what factor the processor is slowed down, and the budget for a response in ms. */
const LINES = {
  'slow 4G': { latency: 150, bytesPerSecond: 1_600_000 / 8, slower: 4, budgetMs: 1_500 },
  'fast line': { latency: 20, bytesPerSecond: 50_000_000 / 8, slower: 1, budgetMs: 300 },
}
/** Controls that need JavaScript, each with a selector that matches once the page has responded to a press. */
const CONTROLS = [
  { route: '/', what: 'all motion', press: '[data-machine=motion-control]', answered: '[data-machine=motion-control][data-state=held]' },
  { route: '/FunnelActive', what: 'run through the stages', press: '[data-part=start]', answered: '[data-state=animating]' },
  {
    route: '/blog',
    what: 'newsletter',
    press: '[data-machine=newsletter] button[type=submit]',
    answered: '[data-machine=newsletter][data-state=invalid]',
  },
]

/**
 * How long each control takes to respond, in ms, if it is pressed at the first paint: the median of three visits. A lost press counts
 * as Infinity.
 *
 * @param {string} base URL of the served site.
 * @returns {Promise<{ line: string, route: string, what: string, answeredMs: number, budgetMs: number }[]>}
 */
export async function measureAnswers(base) {
  const browser = await openBrowser()
  const rows = []
  for (const [line, { budgetMs, ...conditions }] of Object.entries(LINES)) {
    for (const control of CONTROLS) {
      const [answeredMs] = await mediansOfThree(async () => [
        await pressed(browser, new URL(control.route, base).href, control, conditions),
      ])
      rows.push({ ...control, line, budgetMs, answeredMs })
    }
  }
  await browser.close()
  return rows
}

async function pressed(browser, url, { press, answered }, { slower, latency, bytesPerSecond }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
  const page = await context.newPage()
  // Waits for Chromium's own UI, which keeps the processor busy for two seconds after a new window opens.
  await page.waitForTimeout(2_000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
  await page.addInitScript(pressWhenPainted, { press, answered })
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => globalThis.answeredMs, undefined, { timeout: 30_000 }).catch(() => undefined)
  const answeredMs = (await handle?.jsonValue()) ?? Infinity
  await context.close()
  return answeredMs
}

/** Presses the control at the first paint, or as soon as it is there, and measures the time until `answered` matches. Runs in the page. */
function pressWhenPainted({ press, answered }) {
  new PerformanceObserver((_, observer) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (!paint) return
    observer.disconnect()
    let control
    const look = () => {
      // The first paint may come before the end of the document.
      if (!control) {
        control = document.querySelector(press)
        control?.click()
      }
      if (document.querySelector(answered)) globalThis.answeredMs = performance.now() - paint.startTime
      else requestAnimationFrame(look)
    }
    look()
  }).observe({ type: 'paint', buffered: true })
}

/** Until the headline of the home page has been typed and its slider has moved, in ms. */
const REST_MS = 8_000

/**
 * How many elements the browser styles, and how often it lays out, until an untouched home page is at rest, on a phone. Each element counts
 * whenever its style is computed again.
 *
 * @param {string} base URL of the served site.
 * @returns {Promise<{ restyled: number, layouts: number }>}
 */
export async function measureRestyling(base) {
  const browser = await openBrowser()
  const [restyled, layouts] = await mediansOfThree(() => countsAtRest(browser, base))
  await browser.close()
  return { restyled, layouts }
}

async function countsAtRest(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline', 'blink.user_timing'] })
  await page.addInitScript(() => performance.mark('visit'))
  await page.goto(url)
  await page.waitForTimeout(REST_MS)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  await page.close()
  const mark = traceEvents.find(({ name }) => name === 'visit')
  const own = (event) => traceEvents.filter(({ name, pid, tid }) => name === event && pid === mark.pid && tid === mark.tid)
  return [own('UpdateLayoutTree').reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0), own('Layout').length]
}
