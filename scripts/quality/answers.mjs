import { chromium } from '@playwright/test'
import { BROWSER_FLAGS } from '../browser-flags.mjs'
import { findBrowser } from '../find-browser.mjs'

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
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  const rows = []
  for (const [line, { budgetMs, ...conditions }] of Object.entries(LINES)) {
    for (const control of CONTROLS) {
      const runs = []
      while (runs.length < 3) runs.push(await visit(browser, new URL(control.route, base).href, control, conditions))
      rows.push({ ...control, line, budgetMs, answeredMs: runs.toSorted((a, b) => a - b)[1] })
    }
  }
  await browser.close()
  return rows
}

async function visit(browser, url, { press, answered }, { slower, latency, bytesPerSecond }) {
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

/** Presses the control at the first paint and measures the time until `answered` matches. Runs in the page. */
function pressWhenPainted({ press, answered }) {
  new PerformanceObserver((_, observer) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (!paint) return
    observer.disconnect()
    const look = () => {
      if (document.querySelector(answered)) globalThis.answeredMs = performance.now() - paint.startTime
      else requestAnimationFrame(look)
    }
    document.querySelector(press).click()
    look()
  }).observe({ type: 'paint', buffered: true })
}
