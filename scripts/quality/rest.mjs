import { openPage, withBrowser } from './browser.mjs'
import { countRequests, takeRequests } from './page-probe.mjs'

const MINUTE_MS = 60_000
/** One round of the hero: three demos of eight seconds each. */
const HERO_ROUND_MS = 24_000

/**
 * What a page requests in two real minutes, and what an hour of simulated time leaves behind.
 *
 * @param {string} base URL of the served site.
 */
export function measureRest(base) {
  return withBrowser(async (browser) => ({
    still: await stillWork(browser, new URL('/blog', base).href),
    reduced: await stillWork(browser, base, { reducedMotion: 'reduce' }),
    hour: await simulatedHour(browser, base),
    soak: await soak(browser, base),
  }))
}

/** Frames and timers that an untouched page requests in half a real minute. */
async function stillWork(browser, url, options = {}) {
  const page = await open(browser, url, options)
  await page.waitForTimeout(6_000)
  await page.evaluate(takeRequests)
  await page.waitForTimeout(30_000)
  const { frames, timers } = await page.evaluate(takeRequests)
  await page.context().close()
  return { frames, timers }
}

/** Sixty minutes of the hero, as fast as they can be simulated. */
async function simulatedHour(browser, url) {
  const page = await open(browser, url, {}, async (fresh) => {
    await fresh.clock.install({ time: new Date('2026-03-02T08:59:00Z') })
    await fresh.clock.pauseAt(new Date('2026-03-02T09:00:00Z'))
  })
  // Warm-up: until everything has been fetched and the browser has compiled the hot code.
  for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(MINUTE_MS)
  const before = await holdings(page)
  for (let minute = 0; minute < 60; minute += 1) await page.clock.runFor(MINUTE_MS)
  const after = await holdings(page)
  await page.context().close()
  return { before, after }
}

/** Two real minutes of the hero. */
async function soak(browser, url) {
  const page = await open(browser, url, {})
  await page.waitForTimeout(2 * MINUTE_MS)
  const before = { ...(await holdings(page)), elements: await mostElements(page) }
  await page.waitForTimeout(2 * MINUTE_MS)
  const after = { ...(await holdings(page)), elements: await mostElements(page) }
  await page.context().close()
  return { before, after }
}

/** The highest number of elements on the page during one round of the hero's demos, which need different numbers. */
async function mostElements(page) {
  let most = 0
  for (let elapsedMs = 0; elapsedMs < HERO_ROUND_MS; elapsedMs += 500) {
    most = Math.max(most, await page.evaluate(() => document.getElementsByTagName('*').length))
    await page.waitForTimeout(500)
  }
  return most
}

async function open(browser, url, options, prepare = async () => undefined) {
  const page = await openPage(browser, { viewport: { width: 1_440, height: 900 }, ...options })
  await prepare(page)
  await page.addInitScript(countRequests)
  await page.goto(url)
  await page.locator('html[data-boot="ready"]').waitFor()
  return page
}

async function holdings(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  return {
    heapMiB: heap / 1_048_576,
    elements: await page.evaluate(() => document.getElementsByTagName('*').length),
  }
}
