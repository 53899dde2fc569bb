import { bringIntoView, expect, openAt, placeHydrated, test } from './support.ts'

test('on a phone rows scroll by key and let the next entry peek in; wider screens show everything', async ({ page, time }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, '/')
  for (const [id, name] of [
    ['erfolge', 'Fallstudien'],
    ['stimmen', 'Weitere Stimmen'],
  ] as const) {
    const section = page.locator(`#${id}`)
    await bringIntoView(section)
    await placeHydrated(section.locator('h2'))
    const row = section.getByRole('region', { name })
    await bringIntoView(row)
    const second = await row.locator('> *').nth(1).boundingBox()
    expect(second?.x).toBeGreaterThan(300)
    expect(second?.x).toBeLessThan(375)
    await time.advance(60_000)
    expect(await row.evaluate((node) => node.scrollLeft)).toBe(0)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
  }
  await page.setViewportSize({ width: 1_200, height: 900 })
  await expect(page.getByRole('region', { name: 'Fallstudien' })).toHaveCount(0)
  const offers = page.locator('#services').getByRole('article')
  await expect(offers).toHaveCount(3)
  await expect(page.locator('#services fieldset')).toBeHidden()
  await expect(page.locator('#prozess').getByText('Wettbewerb gesichtet')).toBeVisible()
})
