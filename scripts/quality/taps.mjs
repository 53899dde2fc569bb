import { openPage, SCREENS, slowDown, withBrowser } from './browser.mjs'
import { inTurns, middleBy } from './turns.mjs'

/** Share of the taps that must not exceed the figure. */
const SHARE = 0.98

/** What is tapped on each page: everything that responds in place. Links would leave the page. */
const CONTROLS = 'button, summary, input[type="radio"], [role="switch"]'

/** Visits of each page. The median of a control's durations counts: a single one is late when other work is on the machine. */
const VISITS = 3

/**
 * A page with nothing but controls that do nothing: what a tap takes on this machine without a website. Event Timing knows about
 * a tap only where something listens, so it has a listener for clicks.
 */
const EMPTY_PAGE = `data:text/html,<!doctype html><title>Empty</title>${'<p><button>A</button></p>'.repeat(20)}<script>onclick=()=>{}</script>`

/**
 * How long a tap takes until the next paint, according to the browser's Event Timing (in steps of 8 ms), once the page is idle:
 * every control is tapped twice. The last row is an empty page.
 *
 * @param {string[]} bases URLs of the builds, measured alternately.
 * @param {string[]} routes
 */
export function measureTaps(bases, routes) {
  return withBrowser(async (browser) => {
    const rows = []
    for (const route of routes) {
      const builds = await inTurns(VISITS, bases, (base) => tapAll(browser, new URL(route, base).href))
      rows.push({ route, builds: builds.map(slowest) })
    }
    const [empty] = await inTurns(VISITS, [EMPTY_PAGE], (url) => tapAll(browser, url))
    rows.push({ route: undefined, builds: [slowest(empty)] })
    return rows
  })
}

/** The slowest taps of a page, from the durations of each of its controls in each visit. */
function slowest(visits) {
  const places = [...new Set(visits.flatMap((durations) => [...durations.keys()]))]
  const known = (place) => visits.flatMap((durations) => durations.get(place) ?? [])
  const all = places.map((place) => middleBy(known(place), Number)).toSorted((a, b) => a - b)
  return { taps: all.length, p98Ms: all[Math.min(all.length - 1, Math.floor(all.length * SHARE))] ?? 0, medianMs: middleBy(all, Number) }
}

/** Durations in ms of all taps, by control and number of the tap. */
async function tapAll(browser, url) {
  const page = await openPage(browser, SCREENS.mobile)
  await page.addInitScript(() => {
    const taps = []
    Object.assign(globalThis, { taps })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) taps.push(duration)
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
  const durations = new Map()
  for (const [index, control] of (await page.locator(CONTROLS).all()).entries()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue
    // Scrolled to and painted first, so that only the tap is measured. Twice, so that whatever it opens is closed again.
    await control.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(350)
    for (let tap = 0; tap < 2; tap += 1) {
      const box = await control.boundingBox()
      if (!box) continue
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      if (!(await control.evaluate((node, { x, y }) => node.contains(document.elementFromPoint(x, y)), place))) continue
      await page.evaluate(() => globalThis.taps.splice(0))
      await page.touchscreen.tap(place.x, place.y)
      await page.waitForTimeout(400)
      // A tap consists of several events; the longest counts. Events that the browser does not report took less than 16 ms.
      durations.set(`${index}/${tap}`, Math.max(8, ...(await page.evaluate(() => globalThis.taps))))
    }
  }
  await page.context().close()
  return durations
}
