import { chromium } from '@playwright/test'
import { BROWSER_FLAGS } from '../browser-flags.mjs'
import { findBrowser } from '../find-browser.mjs'

/** Until the headline of the home page has been typed and its slider has moved, in ms. */
const REST_MS = 8_000

/**
 * How many elements the browser styles until an untouched home page is at rest, on a phone. Each element counts whenever its style is
 * computed again. The median of three visits, because frames differ from visit to visit.
 *
 * @param {string} base URL of the served site.
 * @returns {Promise<number>}
 */
export async function measureRestyling(base) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  const runs = []
  while (runs.length < 3) runs.push(await visit(browser, base))
  await browser.close()
  return runs.toSorted((a, b) => a - b)[1]
}

async function visit(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline', 'blink.user_timing'] })
  await page.addInitScript(() => performance.mark('visit'))
  await page.goto(url)
  await page.waitForTimeout(REST_MS)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  await page.close()
  const mark = traceEvents.find(({ name }) => name === 'visit')
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'UpdateLayoutTree' && pid === mark.pid && tid === mark.tid)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}
