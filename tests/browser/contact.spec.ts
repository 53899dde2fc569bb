import type { Page } from '@playwright/test'
import { contact, machine, mailPreview } from './elements.ts'
import { overflowPx } from './page-probe.ts'
import { bringIntoView, expect, openAt, placeHydrated, test } from './support.ts'

/** Opens the home page and scrolls to the start button of the form. */
async function openContact(page: Page) {
  await openAt(page, '/')
  const place = machine(page, 'magnetic-button')
  await bringIntoView(place, 200)
  await placeHydrated(place)
  return { place, button: place.getByRole('link') }
}

async function fillForm(page: Page, name = 'Ada'): Promise<void> {
  await contact(page).getByLabel('Name', { exact: true }).fill(name)
  await contact(page).getByLabel('E-Mail', { exact: true }).fill('ada@muster.example')
}

test('the start button leans towards the pointer, and bursts into 12 strokes', async ({ page, time }) => {
  const { place, button } = await openContact(page)
  const box = (await place.boundingBox())!
  const pointAt = (offsetXPx: number) => page.mouse.move(box.x + box.width / 2 + offsetXPx, box.y + box.height / 2)
  await pointAt(76)
  await pointAt(75)
  await expect(place).toHaveAttribute('data-state', 'attracted')
  await expect(button).toHaveAttribute('data-magnet', 'ready')
  await time.advance(420)
  // The pointer is 75 px away: 30% of 75 px, scaled by a proximity of 0.5.
  expect(await button.evaluate((body) => new DOMMatrix(getComputedStyle(body).transform).e)).toBeCloseTo(11.25, 1)
  // All three strokes of the hand point to the right, the middle one of them exactly.
  const turnedDeg = place.locator('[data-part="hand"]').evaluate((hand: SVGGElement) => {
    const { a = 1, b = 0 } = hand.transform.baseVal.consolidate()?.matrix ?? {}
    return (Math.atan2(b, a) * 180) / Math.PI
  })
  expect(await turnedDeg).toBeCloseTo(86, 1)
  // Scrolling the page under the pointer releases the button until the pointer moves.
  await page.mouse.wheel(0, 40)
  await expect(place).toHaveAttribute('data-state', 'idle')
  await pointAt(75)
  await expect(place).toHaveAttribute('data-state', 'attracted')
  await pointAt(-400)
  await expect(place).toHaveAttribute('data-state', 'idle')
  await fillForm(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(place).toHaveAttribute('data-particles', '12')
  await expect(place.locator('[data-part="burst"] path').first()).toHaveAttribute('data-svg-origin')
  await time.advance(550)
  // The strokes are as far out as they go.
  const bottoms = place.locator('[data-part="burst"] path').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  const message = await place.locator('~ [role="status"]').evaluate((node) => node.getBoundingClientRect().top)
  expect(Math.round(message - Math.max(...(await bottoms)))).toBe(12)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('neither a long word nor the transmitting start button widens the page', async ({ page, time }) => {
    const { place, button } = await openContact(page)
    await fillForm(page, 'x'.repeat(2_000))
    await mailPreview(contact(page)).click()
    await expect(contact(page).locator('pre')).toContainText('xxx')
    const below = () =>
      contact(page)
        .getByRole('link', { name: 'Datenschutz' })
        .evaluate((link) => link.getBoundingClientRect().top + scrollY)
    const before = await below()
    await button.tap()
    await expect(place).toHaveAttribute('data-state', 'transmitting')
    expect(await below()).toBe(before)
    for (const ms of [300, 300, 399]) {
      await time.advance(ms)
      expect(await button.evaluate((body) => new DOMMatrix(getComputedStyle(body).transform).isIdentity)).toBe(true)
      expect(await overflowPx(page)).toBe(0)
    }
  })
})
