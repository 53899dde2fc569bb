import type { Page } from '@playwright/test'
import { sections } from '#pages/home/sections.ts'
import { bringIntoView, expect, hydrateAllSections, openWithConsentAnswered, test } from './support.ts'

/** Opens the home page with its ruler, and with all sections laid out, since a section that is laid out later moves the others. */
async function openRuler(page: Page): Promise<void> {
  await openWithConsentAnswered(page, '/')
  await hydrateAllSections(page)
  await page.locator('[data-instrument]').waitFor({ state: 'attached' })
}

test('the ruler labels the section under the pointer, and a press goes there', async ({ page }) => {
  await openRuler(page)
  await bringIntoView(page.locator('#services'), 100)
  await page.mouse.move(40, 300)
  await expect(page.locator('[data-part="near"]')).toHaveText('24\u00a0h · Pakete')
  const widths = await page
    .locator('[data-part="near"] i')
    .evaluateAll((ticks) => ticks.map((tick) => tick.getBoundingClientRect().width / (tick as HTMLElement).offsetWidth))
  expect(Math.max(...widths)).toBeGreaterThan(2)
  expect(Math.max(...widths)).toBeLessThanOrEqual(2.21)
  expect(Math.min(...widths)).toBeLessThan(1.2)

  await page.mouse.click(40, 300)
  await expect(page).toHaveURL(/#services$/)
  // The section is right below the header.
  await expect.poll(() => page.locator('#services').evaluate((node) => Math.round(node.getBoundingClientRect().top))).toBe(76)
  await page.mouse.move(700, 300)
  await expect(page.locator('[data-part="near"]')).toHaveCount(0)
})

test('the ruler carries the hour of each section, and one label of the hand instead of two clipped ones', async ({ page }) => {
  await openRuler(page)
  const hours = page.locator('[data-rail]').evaluateAll((rails) => rails.map((rail) => getComputedStyle(rail, '::before').content))
  expect((await hours).slice(0, 4)).toEqual(['none', ...sections.slice(1, 4).map(({ hour }) => `"${hour}"`)])
  await expect(page.locator('[data-rail] small').filter({ visible: true })).toHaveCount(0)
})

test('the ruler shows where the visitor is, works by keyboard, and is hidden below 1200 px', async ({ page }) => {
  await openRuler(page)
  const reading = page.locator('[data-part="reading"]')
  const [before, section] = sections.slice(3)
  const edge = page.locator(`#${section!.id}`)
  await bringIntoView(edge, 460)
  await expect(reading).toHaveText(`${before!.hour} ${before!.day}`)
  await bringIntoView(edge, 440)
  await expect(reading).toHaveText(`${section!.hour} ${section!.day}`)
  await bringIntoView(page.getByRole('contentinfo'), 100)
  await expect(reading).toHaveCount(0)

  const links = page.getByRole('navigation', { name: 'Abschnitte nach Stunden' }).getByRole('link')
  await expect(links).toHaveCount(sections.length)
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#start :focus')).toHaveCount(1)
  await links.nth(5).focus()
  expect(await links.nth(5).evaluate((node) => node.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#${sections[5]!.id}$`))
  await expect(page.locator(`#${sections[5]!.id}`)).toBeInViewport()
  await page.setViewportSize({ width: 1_199, height: 900 })
  await expect(links).toHaveCount(0)
})
