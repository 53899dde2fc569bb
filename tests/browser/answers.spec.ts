import type { Page } from '@playwright/test'
import { ARTICLE, FUNNEL } from './routes.ts'
import { expect, firstPlaceHydrated, forEachOf, hold, test } from './support.ts'

/** Controls that need the script. Presses on them are queued until they are hydrated. */
const KEPT = 'button:not([popovertarget]), [data-kept], [data-answered-by]'
const SCRIPTS = /assets\/.*\.js$/

/** Counts, for each control, the presses that reach the page. A queued press reaches the page when it is replayed. */
async function countPresses(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    addEventListener('click', (event) => {
      const control = (event.target as Element).closest<HTMLElement>(kept)
      if (!control) return
      control.dataset.presses = String(Number(control.dataset.presses ?? 0) + 1)
      // Prevents the mail program from opening.
      if (control.matches('a[href^="mailto:"]')) event.preventDefault()
    })
  }, KEPT)
}

/** The places of what is in the header, in px. */
const headerPlaces = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll((all) => all.map((node) => node.getBoundingClientRect()).flatMap(({ x, y, width, height }) => [x, y, width, height]))

/**
 * Presses every control in `KEPT` while the script is held back. Checks that each press is queued, and replayed once, and that hydration
 * leaves the header where it was.
 */
async function expectPressesKept(page: Page, path: string): Promise<void> {
  const release = await hold(page, SCRIPTS)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  await expect(page.locator('main h1')).toBeVisible()
  const before = await headerPlaces(page)
  const kept = page.locator(`:is(${KEPT}):visible`)
  const controls = await kept.count()
  expect(controls).toBeGreaterThan(0)
  await kept.evaluateAll((all) => {
    for (const control of all as HTMLElement[]) control.click()
  })
  // A dashed outline marks a queued press. A control that is merely held down has no such outline.
  const looks = () => kept.evaluateAll((all) => all.map((node) => `${node.ariaBusy} ${getComputedStyle(node).outlineStyle}`))
  expect(await looks()).toEqual(Array.from({ length: controls }, () => 'true dashed'))
  await expect(page.locator('[data-presses]')).toHaveCount(0)
  release()
  await firstPlaceHydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await page.locator('[data-presses]').evaluateAll((all) => all.map((node) => (node as HTMLElement).dataset.presses))).toEqual(
    Array.from({ length: controls }, () => '1'),
  )
  // Elsewhere, presses have scrolled the page.
  const places = await headerPlaces(page)
  if (path === '/datenschutz.html') for (const [index, px] of places.entries()) expect(Math.abs(px - before[index]!)).toBeLessThan(1.5)
  await page.unroute(SCRIPTS)
}

for (const [width, paths] of [
  // Other pages have controls of the header and the footer alone.
  [390, ['/', ARTICLE, ...FUNNEL, '/datenschutz.html']],
  [1440, ['/datenschutz.html']],
] as const) {
  test(`early presses are kept and carried out once, and hydration does not shift the header, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await countPresses(page)
    await forEachOf(paths, (path) => expectPressesKept(page, path))
  })
}
