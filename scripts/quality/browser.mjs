import { chromium } from '@playwright/test'
import { BROWSER_FLAGS } from '../browser-flags.mjs'
import { findBrowser } from '../find-browser.mjs'

/** How many times slower than this machine a visitor's is assumed to be, as in Lighthouse. */
export const SLOWER = 4

/** Measures with a browser without background activity, and closes it. */
export async function withBrowser(measure, { keepsPages = false } = {}) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS,
    // Playwright disables the back/forward cache.
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

/** How long Chromium takes to start its own interface in a new window, in ms, with some to spare. */
const WINDOW_MS = 2_000

/**
 * A blank page in its own context, which opens no mail program.
 *
 * Its window is settled first: until then the process of Chromium's own interface takes as much of the processor as a page that
 * is loading. On two cores that made every answer of the page late by 100 to 200 ms. Visitors have their browser open already.
 */
export async function openPage(browser, options) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.waitForTimeout(WINDOW_MS)
  await page.addInitScript(() => document.addEventListener('mail.open', (event) => event.preventDefault()))
  return page
}

/**
 * Throttles the CPU of a page and, if given, its network, as DevTools does.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ slower?: number, latencyMs?: number, bytesPerSecond?: number }} [options]
 */
export async function slowDown(page, { slower = SLOWER, latencyMs, bytesPerSecond } = {}) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (!bytesPerSecond) return
  const rates = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: latencyMs, ...rates })
}

/** Lighthouse's emulated phone and desktop. */
export const SCREENS = {
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1_350, height: 940 }, deviceScaleFactor: 1 },
}
