import { withBrowser } from './browser.mjs'

/**
 * Leaves each page for another document and goes back.
 *
 * @param {string} base URL of the served site.
 * @param {readonly string[]} routes
 * @returns {Promise<string[]>} Routes that were reloaded instead of being restored from the back/forward cache, and why.
 */
export function loadedAnew(base, routes) {
  const measure = async (browser) => {
    const faults = []
    for (const route of routes) {
      const page = await browser.newPage()
      const session = await page.context().newCDPSession(page)
      await session.send('Page.enable')
      const reasons = []
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
      )
      await page.goto(new URL(route, base).href)
      await page.locator('html[data-boot="ready"]').waitFor()
      await page.evaluate(() => Object.assign(window, { stillHere: true }))
      await page.goto(new URL('/robots.txt', base).href)
      // A page restored from the back/forward cache fires no load event.
      await page.goBack({ waitUntil: 'commit' })
      await page.locator('h1').first().waitFor()
      if (!(await page.evaluate(() => 'stillHere' in window)))
        faults.push(`${route}: ${[...new Set(reasons)].join(', ') || 'no reason given'}`)
      await page.close()
    }
    return faults
  }
  return withBrowser(measure, { keepsPages: true })
}
