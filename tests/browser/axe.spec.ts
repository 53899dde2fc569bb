import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { banner, isOpen, machine, mailPreview, menuButton, question } from './elements.ts'
import { expect, hydrated, hydrateAllSections, openWithConsentAnswered, placeHydrated, test } from './support.ts'

// pages.spec.ts checks the initial state of every page; this file checks the states that visitors bring about. Reduced motion is on, so
// that everything is in its final state at once.

/** Opens a page, rejects cookies unless `withBanner` is true, and waits until the whole page is hydrated and laid out. */
async function openWhole(page: Page, path: string, { withBanner = false } = {}): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  if (!withBanner) await page.getByRole('button', { name: 'Nur notwendige' }).click()
  await hydrateAllSections(page)
}

async function expectNoFindings(page: Page, part: string, state: string): Promise<void> {
  expect.soft(await axeFindings(page, [part]), state).toEqual([])
}

test.describe('axe finds nothing in', () => {
  test.use({ viewport: { width: 320, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('the cookie banner, the open menu, and the newsletter box invalid and handed over', async ({ page }) => {
    // Prevents the mail program from opening.
    await page.addInitScript(() => document.addEventListener('mail.open', (event) => event.preventDefault()))
    await openWhole(page, '/blog', { withBanner: true })
    await expect(banner(page)).toBeVisible()
    await expectNoFindings(page, '[data-machine="cookie-banner"]', 'cookies: summary')
    await banner(page).getByRole('button', { name: 'Auswahl einstellen' }).click()
    await expect(banner(page)).toHaveAttribute('data-state', 'settings')
    await expectNoFindings(page, '[data-machine="cookie-banner"]', 'cookies: settings')
    await banner(page).getByRole('button', { name: 'Nur notwendige' }).click()
    await menuButton(page).click()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expectNoFindings(page, 'header', 'menu: open')
    await page.keyboard.press('Escape')
    const box = machine(page, 'newsletter')
    await box.getByLabel('E-Mail').press('Enter')
    await expect(box).toHaveAttribute('data-state', 'invalid')
    await expectNoFindings(page, '[data-machine="newsletter"]', 'newsletter: objecting')
    await box.getByLabel('E-Mail').fill('erika@firma.de')
    await box.getByLabel('E-Mail').press('Enter')
    await expect(box).toHaveAttribute('data-state', 'handed-over')
    await expectNoFindings(page, '[data-machine="newsletter"]', 'newsletter: handed over')
  })

  test('an open FAQ answer, the hero demos, and the filled-in contact form', async ({ page }) => {
    await openWhole(page, '/')
    await question(page, 2).click()
    await expect.poll(() => isOpen(page, 2)).toBe(true)
    await expectNoFindings(page, '#fragen', 'an open answer')
    await page.locator('#kontakt').getByLabel('Name', { exact: true }).fill('Ada Muster')
    await mailPreview(page.locator('#kontakt')).click()
    await expectNoFindings(page, '#kontakt', 'filled in')
    await page.setViewportSize({ width: 1_440, height: 900 })
    const tabs = page.locator('#start').getByRole('tab')
    await expect(tabs).toHaveCount(3)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expectNoFindings(page, '[data-machine="hero-rotation"]', 'a demo')
    }
  })

  test('all tabs of the funnel page and their panels', async ({ page }) => {
    await openWhole(page, '/FunnelActive')
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    for (const [index, panel] of [
      [2, '#funnel-why'],
      [1, '#funnel-visualization'],
    ] as const) {
      await tabs.nth(index).click()
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      await expectNoFindings(page, panel, panel)
    }
    const sets = machine(page, 'funnel-visualization').getByRole('tab')
    await expect(sets).toHaveCount(3)
    for (const set of (await sets.all()).slice(1)) {
      await set.click()
      await expectNoFindings(page, '[data-machine="funnel-visualization"]', 'a set of data')
    }
  })
})

test('the page under construction has readable text at every stage of the build', async ({ page, time }) => {
  await openWithConsentAnswered(page, '/')
  await page.getByRole('tab', { name: 'Aufbau' }).click()
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
