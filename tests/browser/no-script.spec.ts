import { expect, test } from './support.ts'

// What tests/built cannot tell from the files: what is visible and works without JavaScript, on a phone.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('the picker shows the list of one package at a time, and the details of a step expand', async ({ page }) => {
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

for (const route of ['/', '/FunnelActive', '/blog/seo-ki-zeitalter-gefunden-werden']) {
  test(`${route} shows no control that needs the script`, async ({ page }) => {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('button:not([popovertarget]):visible').allTextContents()).toEqual([])
    for (const part of ['start-date"] .days', 'newsletter"] form', 'share"]'])
      expect(await page.locator(`[data-machine="${part}:visible`).count(), part).toBe(0)
  })
}
