import { openPage, SCREENS, slowDown, withBrowser } from './browser.mjs'
import { inTurns } from './turns.mjs'

/** Share of the taps that must not exceed the figure. */
const SHARE = 0.98

/** What is tapped on each page: everything that responds in place. Links would leave the page. */
const CONTROLS = 'button, summary, input[type="radio"], [role="switch"]'

/**
 * How long a tap takes until the next paint, according to the browser's Event Timing (in steps of 8 ms), once the page is idle:
 * every control is tapped twice.
 *
 * @param {string[]} bases URLs of the builds, measured alternately.
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
  // Everything is hydrated once it has been in the viewport.
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let topPx = 0; topPx < heightPx; topPx += 600) {
    await page.evaluate((px) => scrollTo(0, px), topPx)
    await page.waitForTimeout(60)
  }
  await slowDown(page)
  let tapped = 0
  for (const control of await page.locator(CONTROLS).all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue
    // Scrolled to and painted first, so that only the tap is measured. Twice, so that whatever it opens is closed again.
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
  // A tap consists of several events; the longest counts. Events that the browser does not report took less than 16 ms.
  const byTap = new Map()
  for (const [id, duration] of entries) byTap.set(id, Math.max(duration, byTap.get(id) ?? 0))
  const durations = [...byTap.values()]
  const all = [...durations, ...Array.from({ length: Math.max(0, tapped - durations.length) }, () => 8)].toSorted((a, b) => a - b)
  return { taps: all.length, p98Ms: all[Math.min(all.length - 1, Math.floor(all.length * SHARE))] ?? 0 }
}
