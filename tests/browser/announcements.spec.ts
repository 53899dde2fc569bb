import { expect, openRead, partHydrated, test } from './support.ts'

test('ten arrow presses on a slider are announced once, 700 ms after the last', async ({ page }) => {
  await openRead(page, '/FunnelActive')
  const slider = page.getByRole('slider', { name: 'Besucher im Monat', exact: true })
  await partHydrated(slider)
  const summary = page.locator('[data-machine="funnel-stages"] p[role=status]')
  const verdict = page.locator('[data-machine="funnel-scenario"]').locator('p[role=status]').first()
  const texts = async () => [await summary.textContent(), await verdict.textContent()]
  const before = await texts()
  await slider.focus()
  for (let press = 0; press < 10; press++) {
    await slider.press('ArrowRight')
    await page.clock.runFor(120)
    expect(await texts()).toEqual(before)
  }
  await expect(slider).toHaveValue('2000')
  await page.clock.runFor(579)
  expect(await texts()).toEqual(before)
  await page.clock.runFor(1)
  await expect(summary).toContainText('2.000')
  await expect(verdict).toHaveText('Ihre Zahlen bringen 25.000\u00a0€ mehr im Monat als die Demo.')
  const after = await texts()
  await page.clock.runFor(5_000)
  expect(await texts()).toEqual(after)
})
