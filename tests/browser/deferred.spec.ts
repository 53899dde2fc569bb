import type { Page } from '@playwright/test'
import { answerConsent, bringIntoView, expect, hydrated, observersNotified, test } from './support.ts'

// Sections further down are laid out when they come near the viewport (src/styles/deferred.css). Until then their height is an estimate.

/** The section 100 px above the bottom of the viewport, and its lower edge, in px from the top of the viewport. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const section = document.elementFromPoint(innerWidth / 2, innerHeight - 100)?.closest('[data-section]')
    return { id: section?.id, endPx: Math.round(section?.getBoundingClientRect().bottom ?? 0) }
  })

for (const width of [390, 1_440]) {
  test(`scrolling up from the last section at ${width} px moves the page by what was scrolled`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await answerConsent(page)
    await page.goto('/#kontakt')
    await hydrated(page)
    await observersNotified(page)
    for (let id: string | undefined = 'kontakt'; id !== 'start';) {
      const before = await seen(page)
      await page.evaluate(() => scrollBy({ top: -400, behavior: 'instant' }))
      // In the first frame, sections that come near are laid out. By the second, the browser has corrected the scroll position.
      await observersNotified(page)
      await observersNotified(page)
      const endPx = await page.evaluate((of) => document.getElementById(of ?? '')?.getBoundingClientRect().bottom, before.id)
      expect(Math.abs((endPx ?? 0) - before.endPx - 400), `in ${before.id}`).toBeLessThanOrEqual(2)
      id = (await seen(page)).id
    }
  })
}

test('a reload and Back from another document end where the visitor was', async ({ page }) => {
  await answerConsent(page)
  await page.goto('/')
  await hydrated(page)
  await bringIntoView(page.locator('#kontakt'))
  const before = await seen(page)
  expect(before.id).toBe('kontakt')
  const expectBefore = async () => {
    await hydrated(page)
    await expect.poll(() => seen(page)).toEqual(before)
  }
  await page.reload()
  await expectBefore()
  await page.goto('/agb.html')
  await page.goBack()
  await expectBefore()
})

test('the browser finds text in a section that is not laid out', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find('Ihre drei Tage'))
  await expect(page.locator('#kontakt h2')).toBeInViewport()
})
