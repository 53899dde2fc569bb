import { bringIntoView, expect, hydrateAllSections, openWithConsentAnswered, partHydrated, test } from './support.ts'

// The start page on a phone: what is collapsed, what scrolls sideways, and how high the page is.

test('the start page is at most 16,500 px high at a width of 390 px, and at most 14,300 px at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openWithConsentAnswered(page, '/')
  for (const [width, atMostPx] of [
    [390, 16_500],
    [1_440, 14_300],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await hydrateAllSections(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, `${width} px`).toBeLessThanOrEqual(atMostPx)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the package picker shows the list of one package at a time, and the details of a step expand', async ({ page }) => {
    await page.goto('/')
    const services = page.locator('#services')
    const offers = services.getByRole('article')
    await expect(services.locator('.heavy i')).toHaveCount(7)
    await expect(offers.nth(0).getByRole('list')).toBeVisible()
    await expect(offers.nth(1).getByRole('list')).toBeHidden()
    await expect(offers.nth(2).getByRole('list')).toBeHidden()
    for (const index of [0, 1, 2]) await expect(offers.nth(index).getByRole('link', { name: /anfragen/ })).toBeVisible()

    await services.getByText('Ecosystem 7', { exact: false }).first().click()
    await expect(offers.nth(0).getByRole('list')).toBeHidden()
    await expect(offers.nth(2).getByRole('list')).toBeVisible()
    await offers.nth(1).getByText('Was enthalten ist').click()
    await expect(offers.nth(1).getByRole('list')).toBeVisible()
    await expect(offers.nth(2).getByRole('list')).toBeHidden()

    const step = page.locator('#prozess').getByRole('listitem').filter({ hasText: 'Konzept' }).first()
    await expect(step.getByRole('list')).toBeHidden()
    await step.getByText('Im Einzelnen').click()
    await expect(step.getByRole('list')).toBeVisible()
  })
})

test('on a phone case studies and testimonials scroll by key, let the next one peek in and never auto-advance; from 768 px all is expanded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithConsentAnswered(page, '/')
  for (const [id, name, count] of [
    ['erfolge', 'Fallstudien', 3],
    ['stimmen', 'Weitere Stimmen', 3],
  ] as const) {
    const section = page.locator(`#${id}`)
    await bringIntoView(section)
    await partHydrated(section.locator('h2'))
    const row = section.getByRole('region', { name })
    await expect(row.locator('> *')).toHaveCount(count)
    await bringIntoView(row)
    const second = await row.locator('> *').nth(1).boundingBox()
    expect(second?.x).toBeGreaterThan(300)
    expect(second?.x).toBeLessThan(375)
    await page.clock.runFor(60_000)
    expect(await row.evaluate((node) => node.scrollLeft)).toBe(0)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
  }
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByRole('region', { name: 'Fallstudien' })).toHaveCount(0)
  const offers = page.locator('#services').getByRole('article')
  for (const index of [0, 1, 2]) await expect(offers.nth(index).getByRole('list')).toBeVisible()
  await expect(page.locator('#services .picker')).toBeHidden()
  await expect(page.locator('#prozess').getByText('Wettbewerb gesichtet')).toBeVisible()
})
