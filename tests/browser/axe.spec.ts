import { axeFindings } from './axe.ts'
import { mailPreview, tab } from './elements.ts'
import { bringIntoView, expect, openWithConsentAnswered, placeHydrated, test } from './support.ts'

// walk.spec.ts looks at each machine in each of its states, pages.spec.ts at pages as they are opened. This file looks at the rest: what
// no machine shows, and states that change from tick to tick.

test('axe finds nothing in any panel of the funnel page', async ({ page }) => {
  await openWithConsentAnswered(page, '/FunnelActive')
  for (const name of ['Warum Funnels', 'Visualisierung', 'Interaktiver Funnel']) {
    await tab(page, name).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    expect.soft(await axeFindings(page, [`#${await tab(page, name).getAttribute('aria-controls')}`]), name).toEqual([])
  }
})

test('axe finds nothing in the open preview of the mail', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  const form = page.locator('#kontakt form')
  await bringIntoView(form)
  await placeHydrated(form)
  await mailPreview(page.locator('#kontakt')).click()
  expect(await axeFindings(page, ['#kontakt'])).toEqual([])
})

test('the page under construction has readable text at every stage of the build', async ({ page, time }) => {
  await openWithConsentAnswered(page, '/')
  await tab(page, 'Aufbau').click()
  const build = page.locator('[data-machine="build-steps"]')
  await placeHydrated(build)
  for (const [ms, tenths] of [
    [200, 2],
    [1_400, 16],
    [1_100, 27],
  ] as const) {
    await time.advance(ms)
    await expect(build).toHaveAttribute('data-tenths', String(tenths))
    await page.getByRole('button', { name: 'Wechsel anhalten' }).click()
    await expect(build).toHaveAttribute('data-state', 'building')
    expect.soft(await axeFindings(page, ['[data-machine="build-steps"]']), `${tenths / 10} s into the build`).toEqual([])
    await page.getByRole('button', { name: 'Wechsel fortsetzen' }).click()
    await page.mouse.move(4, 4)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
})
