import { openBrowser, SCREENS } from './browser.mjs'

/** How many times slower the processor is. */
const SLOWER = 4
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
export async function measureTaps(bases, routes) {
  const browser = await openBrowser()
  try {
    const rows = []
    for (const route of routes) {
      const builds = []
      for (const base of bases) builds.push(await tapAll(browser, new URL(route, base).href))
      rows.push({ route, builds })
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function tapAll(browser, url) {
  const context = await browser.newContext(SCREENS.mobile)
  const page = await context.newPage()
  // Copies go nowhere, and mail programs stay closed.
  await page.addInitScript(() => {
    document.addEventListener('mail.open', (event) => event.preventDefault())
    const taps = []
    Object.assign(globalThis, { taps })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, target } of list.getEntries())
        if (interactionId)
          taps.push([
            interactionId,
            duration,
            (target?.getAttribute('aria-label') || target?.textContent || target?.value || target?.className || '').slice(0, 30),
          ])
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
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
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
  await context.close()
  // Several events make one tap; the longest counts. Events the browser does not report took less than 16 ms.
  const byTap = new Map()
  for (const [id, duration, name] of entries) if (duration > (byTap.get(id)?.[0] ?? 0)) byTap.set(id, [duration, name])
  const durations = [...byTap.values()].map(([duration]) => duration)
  const all = [...durations, ...Array.from({ length: Math.max(0, tapped - durations.length) }, () => 8)].toSorted((a, b) => a - b)
  return {
    taps: all.length,
    p98Ms: all[Math.min(all.length - 1, Math.floor(all.length * SHARE))] ?? 0,
    slowest: [...byTap.values()].toSorted((a, b) => b[0] - a[0]).slice(0, 5),
  }
}
