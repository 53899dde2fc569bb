import type { Page } from '@playwright/test'
import { ecosystem, express } from '../ordered-facts.ts'
import { takeMailtoApart } from '../unit/machines/mail/hostile.ts'
import { machine } from './elements.ts'
import { appears, bringIntoView, expect, openWithConsentAnswered, partHydrated, plain, test } from './support.ts'

/** Sums up the layout shifts that the browser reports. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { shifted: number }
    counted.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

// The tests begin on Monday, 2 March 2026.
const NEXT = 'Beginn Mo 9.3., online Do 12.3.'

for (const [width, height] of [
  [1_440, 900],
  [320, 700],
] as const) {
  test(`dates fill their reserved space without layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const shifted = await countShifts(page)
    await openWithConsentAnswered(page, '/')
    const line = page.locator('#start .dates')
    await partHydrated(line)
    await expect(line).toHaveText(NEXT)
    const calendar = machine(page, 'start-date')
    await bringIntoView(calendar, 0)
    await partHydrated(calendar)
    await expect(calendar.locator('.h3')).toHaveText(NEXT)
    await bringIntoView(page.locator('#services .price').first(), 0)
    await expect(page.locator('#services .price').first()).toContainText(NEXT)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await shifted()).toBe(0)
  })
}

test('the calendar moves by week, follows the package chosen by keyboard, skips holidays, and its dates appear in the inquiry', async ({
  page,
}) => {
  await openWithConsentAnswered(page, '/')
  const calendar = machine(page, 'start-date')
  await bringIntoView(calendar, 0)
  await partHydrated(calendar)
  const said = calendar.locator('.h3')
  const back = calendar.getByRole('button', { name: 'Eine Woche früher' })
  await appears(back)
  await expect(back).toBeDisabled()
  await expect(calendar).toContainText('Unverbindlich')
  await expect(calendar.locator('[data-kind="work"]')).toHaveCount(express.days)
  for (const control of await calendar.locator('button, label').all()) {
    const box = (await control.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }

  await calendar.getByRole('button', { name: 'Eine Woche später' }).click()
  await expect(said).toHaveText('Beginn Mo 16.3., online Do 19.3.')
  await expect(back).toBeEnabled()
  await calendar.getByRole('radio', { name: express.name }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(calendar.getByRole('radio', { name: ecosystem.name })).toBeChecked()
  await expect(said).toHaveText('Beginn Mo 16.3., online Mi 25.3.')
  await expect(calendar.locator('[data-kind="work"]')).toHaveCount(ecosystem.days)
  await expect(calendar).toContainText('Steht so als Wunsch in Ihrer Anfrage')

  // Good Friday and Easter Monday are not working days.
  await calendar.getByRole('button', { name: 'Eine Woche später' }).click()
  await calendar.getByRole('button', { name: 'Eine Woche später' }).click()
  await expect(said).toHaveText('Beginn Mo 30.3., online Fr 10.4.')
  await expect(calendar).toContainText(/Fr\s3\.4\. ist frei: Karfreitag\./)

  const send = page.locator('#kontakt').getByRole('link', { name: 'Anfrage per E-Mail senden' })
  await bringIntoView(send, 0)
  await partHydrated(send)
  await expect(page.locator('#kontakt').getByLabel('Paket')).toHaveValue('ecosystem')
  const { body } = takeMailtoApart((await send.getAttribute('href')) ?? '')
  expect(plain(body)).toContain('Wunschtermin (unverbindlich): Beginn Mo 30.3.2026, online Fr 10.4.2026')
})
