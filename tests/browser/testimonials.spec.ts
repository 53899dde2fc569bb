import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { bringIntoView, openNear } from './home-section.ts'
import { expectFitsEveryWidth, openRead } from './reading.ts'
import { expect, test } from './support.ts'

const section = (page: Page) => page.locator('#stimmen')
const average = (page: Page) => section(page).locator('.average')
const offsets = (page: Page) =>
  average(page)
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset)))

test('four people speak, each with rating, result and name, and each is marked as an example', async ({ page }) => {
  await openRead(page, '/')
  const voices = section(page).locator('figure')
  await expect(voices).toHaveCount(4)
  await expect(voices.locator('figcaption b')).toHaveText(['Miriam Sander', 'Jonas Keller', 'Aylin Demir', 'Thomas Brandt'])
  for (const voice of await voices.all()) {
    await expect(voice.locator('.rating')).toContainText('5 von 5')
    await expect(voice.locator('.rating b')).not.toBeEmpty()
    await expect(voice.locator('blockquote')).toHaveText(/^„.+“$/)
    await expect(voice.getByRole('img')).toHaveCount(0)
    await expect(voice.locator('img')).toHaveAttribute('alt', '')
    await expect(voice.locator('.sample-mark')).toHaveText('Beispielstimme')
  }
  await expect(section(page)).toContainText('Namen und Zitate sind erfunden')
})

test('six industries follow, named as examples', async ({ page }) => {
  await openRead(page, '/')
  const list = section(page).getByRole('list', { name: 'Beispiele aus sechs Branchen' })
  await expect(list.getByRole('listitem')).toHaveCount(6)
  await expect(list.locator('small')).toHaveText(['Coaching', 'Beratung', 'Onlinekurse', 'Gesundheit', 'Handwerk', 'Onlineshop'])
  await expect(list.locator('svg path')).toHaveCount(6)
})

test('the average is counted by hand once it comes into view', async ({ page }) => {
  await openNear(page, 'stimmen', average(page))
  await expect(average(page)).toHaveAttribute('data-arrival', 'waiting')
  expect(await offsets(page)).toEqual([70, 70, 70, 70, 70])

  await bringIntoView(average(page), 500)
  await expect(average(page)).toHaveAttribute('data-arrival', 'arrived')
  await expect.poll(() => offsets(page)).toEqual([0, 0, 0, 0, 0])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the average stands there counted', async ({ page }) => {
    await openNear(page, 'stimmen', average(page))
    expect(await offsets(page)).toEqual([0, 0, 0, 0, 0])
  })
})

test('at 1440 px the columns go 7 and 5, then 5 and 7', async ({ page }) => {
  await openRead(page, '/')
  const boxes = await section(page)
    .locator('figure')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().toJSON() as DOMRect))
  const [first, second, third, fourth] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect]
  expect(first.top).toBe(second.top)
  expect(third.top).toBe(fourth.top)
  expect(first.width / second.width).toBeGreaterThan(1.35)
  expect(third.width).toBeCloseTo(second.width, 0)
  expect(fourth.width).toBeCloseTo(first.width, 0)
})

test('fits every window from 320 to 1920 px', async ({ page }) => {
  await openRead(page, '/')
  await expectFitsEveryWidth(page, async () => {
    // No name runs into its neighbour.
    const cut = await section(page)
      .locator('.logos li')
      .evaluateAll((items) => items.filter((item) => item.scrollWidth > item.clientWidth).length)
    expect(cut).toBe(0)
  })
})

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect(await axeFindings(page, ['#stimmen'])).toEqual([])
  })
}
