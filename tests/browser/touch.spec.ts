import type { Locator, Page } from '@playwright/test'
import { launchOptions } from './launch.ts'
import { expect, forEachOf, openAt, scrollTopPx, test } from './support.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, launchOptions })

const center = (element: Locator) => element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Swipes with one finger, starting inside an element. The browser decides whether the swipe scrolls. */
async function swipe(page: Page, from: Locator, { byXPx = 0, byYPx = 0 }: { byXPx?: number; byYPx?: number }): Promise<void> {
  await center(from)
  const box = (await from.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  const steps = 12
  for (let step = 1; step <= steps; step++) {
    const point = { x: x + (byXPx * step) / steps, y: y + (byYPx * step) / steps }
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/**
 * Checks that the page follows a vertical swipe that starts inside an element, and waits until it rests: it moves on after the finger is
 * lifted, and would take the next touch for a push.
 */
async function expectToScroll(page: Page, from: Locator, byYPx: number): Promise<void> {
  await center(from)
  const startPx = await scrollTopPx(page)
  const restsFarFrom = (px: number) =>
    new Promise<number>((resolve) => addEventListener('scrollend', () => Math.abs(scrollY - px) > 100 && resolve(scrollY)))
  const [endPx] = await Promise.all([page.evaluate(restsFarFrom, startPx), swipe(page, from, { byYPx })])
  expect(Math.sign(endPx - startPx)).toBe(-Math.sign(byYPx))
}

test('a vertical swipe on a slider scrolls the page; a horizontal one moves the slider', async ({ page }) => {
  await openAt(page, '/FunnelActive#wert=750')
  const sliders = page.getByRole('slider')
  const values = () => sliders.evaluateAll((all) => all.map((slider) => (slider as HTMLInputElement).value))
  await expect(sliders).toHaveCount(6)
  await expect(page).toHaveURL('/FunnelActive#wert=750')
  const before = [await values(), await page.evaluate(() => history.length)]
  // All sliders are the same component.
  const slider = sliders.first()
  await expect(slider).toBeEnabled()
  await expectToScroll(page, slider, -240)
  expect([await values(), await page.evaluate(() => history.length)]).toEqual(before)
  await expect(page).toHaveURL('/FunnelActive#wert=750')

  // The touch may land beside the slider if the browser has not scrolled it into place yet.
  await expect(async () => {
    await swipe(page, slider, { byXPx: -120 })
    expect(await slider.inputValue()).not.toBe('1000')
  }).toPass()
  await expect(page).toHaveURL(/besucher=\d+/)
})

test('a vertical swipe on the code listing scrolls the page, up and down', async ({ page }) => {
  await openAt(page, '/')
  const listing = page.locator('[data-machine="code-reveal"] pre')
  await forEachOf([-240, 240], async (byYPx) => {
    await listing.evaluate((node, end) => node.scrollTo(0, end ? node.scrollHeight : 0), byYPx > 0)
    await expectToScroll(page, listing, byYPx)
  })
})
