import { axeFindings } from './axe.ts'
import { expect, openRead, partHydrated, test } from './support.ts'

for (const tenths of [2, 9, 16, 21, 27]) {
  test(`the page under construction is readable wherever it has words, ${tenths / 10} s into the build`, async ({ page }) => {
    await openRead(page, '/')
    await page.getByRole('tab', { name: 'Aufbau' }).click()
    const build = page.locator('[data-machine="build-steps"]')
    await partHydrated(build)
    while (Number(await build.getAttribute('data-tenths')) < tenths) await page.clock.runFor(50)
    await page.getByRole('button', { name: 'Wechsel anhalten' }).click()
    await page.clock.resume()
    await expect(build).toHaveAttribute('data-state', 'building')

    expect(await axeFindings(page, ['[data-machine="build-steps"]'])).toEqual([])
  })
}
