import { axeFindings } from './axe.ts'
import { expect, openWithConsentAnswered, partHydrated, test } from './support.ts'

test('the page under construction has readable text at every stage of the build', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  await page.getByRole('tab', { name: 'Aufbau' }).click()
  const build = page.locator('[data-machine="build-steps"]')
  await partHydrated(build)
  for (const tenths of [2, 16, 27]) {
    while (Number(await build.getAttribute('data-tenths')) < tenths) await page.clock.runFor(50)
    await page.getByRole('button', { name: 'Wechsel anhalten' }).click()
    await expect(build).toHaveAttribute('data-state', 'building')
    expect
      .soft(await axeFindings(page, ['[data-machine="build-steps"]'], { clockStands: true }), `${tenths / 10} s into the build`)
      .toEqual([])
    await page.getByRole('button', { name: 'Wechsel fortsetzen' }).click()
    await page.mouse.move(4, 4)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
})
