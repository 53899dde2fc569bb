import { machine } from './elements.ts'
import { overflowPx } from './page-probe.ts'
import { bringIntoView, expect, noteShifts, openAt, placeHydrated, some, test } from './support.ts'

// In these tests, today is Monday, 2 March 2026.
const NEXT = 'Frühestens Mo 9.3., online Do 12.3.'

for (const width of [1_440, 320]) {
  test(`dates fill their reserved space without layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await noteShifts(page)
    await openAt(page, '/')
    const line = page.locator('#start [data-island="package-dates"]')
    await placeHydrated(line)
    await expect(line).toHaveText(`${NEXT} (Express)`)
    const calendar = machine(page, 'start-date')
    await bringIntoView(calendar, 0)
    await placeHydrated(calendar)
    await expect(calendar.locator('[data-part="dates"]')).toHaveText(NEXT)
    for (const control of await some(calendar.locator('button, label'))) {
      const box = (await control.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
    const price = page.locator('#services [data-island="package-dates"] > span').filter({ visible: true }).first()
    await bringIntoView(price, 0)
    await expect(price).toContainText(/Mo\s9\.3\., online/)
    expect(await overflowPx(page)).toBe(0)
    // Smaller shifts are caused by the fonts (fonts.spec.ts).
    expect((await shifts()).filter(({ value }) => value > 0.0005)).toEqual([])
    const steps = page.locator('#prozess ol > li > div > span')
    await expect(steps).toHaveText(['45 Minuten', 'Mo, 1 Tag', 'Di, 1 Tag', 'Mi, 1 Tag', 'Do, 1 Tag'])
    await calendar.getByRole('radio', { name: 'Ecosystem, 7 Tage' }).check({ force: true })
    await expect(steps).toHaveText(['45 Minuten', 'Mo–Mi', 'Mi–Fr', 'Fr–Di', 'Mi'])
  })
}
