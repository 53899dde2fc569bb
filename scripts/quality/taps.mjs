import { openPage, SCREENS, slowDown, withBrowser } from './browser.mjs'
import { inTurns } from './turns.mjs'

/** Share of the taps that must not take longer than the figure. */
const SHARE = 0.98

/** What is tapped on each page: everything that answers in place. Links would lead away. */
const CONTROLS = 'button, summary, input[type="radio"], [role="switch"]'

/**
 * How long a tap takes until the answer is painted, as the browser's own Event Timing says (in steps of 8 ms), after the page has
 * come to rest: of all taps on what can be tapped, each twice.
 *
 * @param {string[]} bases Addresses of the builds, measured in turns.
 * @param {string[]} routes
 */
export function measureTaps(bases, routes) {
  return withBrowser(async (browser) => {
    const rows = []
    for (const route of routes) {
      const builds = await inTurns(1, bases, (base) => tapAll(browser, new URL(route, base).href))
      rows.push({ route, builds: builds.flat() })
    }
    return rows
  })
}

async function tapAll(browser, url) {
  const page = await openPage(browser, SCREENS.mobile)
  await page.addInitScript(() => {
    const taps = []
    Object.assign(globalThis, { taps })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) taps.push([interactionId, duration])
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  await page.goto(url)
  await page.waitForTimeout(3_000)
  const onlyNecessary = page.getByRole('button', { name: 'Nur notwendige' })
  if (await onlyNecessary.isVisible()) await onlyNecessary.tap()
  // Everything is hydrated once it has been in view.
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let topPx = 0; topPx < heightPx; topPx += 600) {
    await page.evaluate((px) => scrollTo(0, px), topPx)
    await page.waitForTimeout(60)
  }
  await slowDown(page)
  let tapped = 0
  for (const control of await page.locator(CONTROLS).all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue
    // Scrolled to and painted first: what is measured is the tap alone. Twice, so that what it opens is closed again.
    await control.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(350)
    for (let tap = 0; tap < 2; tap += 1) {
      const box = await control.boundingBox()
      if (!box) continue
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      if (!(await control.evaluate((node, { x, y }) => node.contains(document.elementFromPoint(x, y)), place))) continue
      await page.touchscreen.tap(place.x, place.y)
      tapped += 1
      await page.waitForTimeout(300)
    }
  }
  await page.waitForTimeout(500)
  const entries = await page.evaluate(() => globalThis.taps)
  await page.context().close()
  // Several events make one tap; the longest counts. Events the browser does not report took less than 16 ms.
  const byTap = new Map()
  for (const [id, duration] of entries) byTap.set(id, Math.max(duration, byTap.get(id) ?? 0))
  const durations = [...byTap.values()]
  const all = [...durations, ...Array.from({ length: Math.max(0, tapped - durations.length) }, () => 8)].toSorted((a, b) => a - b)
  return { taps: all.length, p98Ms: all[Math.min(all.length - 1, Math.floor(all.length * SHARE))] ?? 0 }
}
