import type { Page } from '@playwright/test'
import { banner, cookieSettings, machine } from './elements.ts'
import { expectFocusInSight } from './focus.ts'
import { expect, forEachOf, hold, hydrated, observersNotified, openAt, START, test } from './support.ts'

const KEY = 'cookie-consent'
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, KEY)
const consent = (choice: object = {}, date = START) =>
  JSON.stringify({
    necessary: true,
    analytics: false,
    marketing: false,
    functional: false,
    date: date.toISOString(),
    version: 1,
    ...choice,
  })

/** Waits until the banner's code has loaded and read the storage: a banner that is hidden then stays hidden. */
async function decided(page: Page): Promise<void> {
  // The banner's code renders a live region for screen readers as soon as it runs.
  await expect(page.locator('.skip-link + [role=status]')).toBeAttached()
  await observersNotified(page)
}

/** Writes a value to the storage before any script of the page runs. */
async function storeBefore(page: Page, text: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const)
}

/** The categories passed to the tracking initialisation, in order. */
function trackingLog(page: Page): string[] {
  const log: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info' && message.text().startsWith('consent:')) log.push(message.text())
  })
  return log
}

test('the banner appears on a first visit to any kind of page without taking focus, and stores nothing before a choice', async ({
  page,
  context,
}) => {
  await openAt(page, '/')
  await page.clock.runFor(5_000)
  await forEachOf(['/', '/blog/seo-ki-zeitalter-gefunden-werden', '/FunnelActive', '/datenschutz.html'], async (path) => {
    if (path !== '/') await page.goto(path)
    await expect(page.getByRole('region', { name: 'Keine Cookies. Trotzdem eine Frage.' })).toBeVisible()
    await expect(banner(page)).toHaveAttribute('data-state', 'summary')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
  expect(await context.cookies()).toEqual([])
})

/** Waits until the banner's CSS entry animation has ended; it moves the banner by 12 px. */
const settled = (page: Page) => banner(page).evaluate((plate) => Promise.all(plate.getAnimations().map(({ finished }) => finished)))

test('rejecting is as easy as accepting; both buttons are in view and focus is never covered, in the smallest viewports', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAt(page, '/impressum.html')
  await settled(page)
  const look = (name: string) =>
    banner(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { width, height, top } = button.getBoundingClientRect()
        const { fontSize, fontWeight, fontFamily, color, backgroundColor } = getComputedStyle(button)
        return {
          width: Math.round(width),
          height: Math.round(height),
          top: Math.round(top),
          fontSize,
          fontWeight,
          fontFamily,
          color,
          backgroundColor,
        }
      })
  expect(await look('Nur notwendige')).toEqual(await look('Alle akzeptieren'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // A phone in portrait and landscape, and 1280 px at 400 % zoom.
  const windows = [
    [320, 640],
    [568, 320],
    [320, 256],
  ] as const
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    for (const name of ['Nur notwendige', 'Alle akzeptieren'])
      await expect(banner(page).getByRole('button', { name }), `${width} by ${height} px`).toBeInViewport({ ratio: 1 })
    await expectFocusInSight(page)
  }
  await banner(page).getByRole('button', { name: 'Auswahl einstellen' }).click()
  await expect(banner(page)).toHaveAttribute('data-state', 'settings')
  await settled(page)
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await expectFocusInSight(page)
  }
})

test('"accept all" and "only necessary" store the choice with date and version and are not asked again; Global Privacy Control is named', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const log = trackingLog(page)
  await openAt(page, '/impressum.html')
  for (const [press, isGranted] of [
    ['Alle akzeptieren', true],
    ['Nur notwendige', false],
  ] as const) {
    log.length = 0
    await expect(banner(page)).toContainText('Global Privacy Control')
    await banner(page).getByRole('button', { name: press }).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toEqual({
      necessary: true,
      analytics: isGranted,
      marketing: isGranted,
      functional: isGranted,
      date: expect.stringMatching(/^2026-03-02T08:00:00\.\d{3}Z$/) as unknown,
      version: 1,
    })
    await expect(page.getByRole('status').filter({ hasText: 'Ihre Auswahl ist gespeichert.' })).toHaveCount(1)
    await page.clock.runFor(10)
    expect(log, press).toEqual(isGranted ? ['consent: allowed are necessary, analytics, marketing, functional'] : [])
    await page.goto('/agb.html')
    await decided(page)
    await expect(banner(page), press).toBeHidden()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
  }
})

test('settings start with nothing optional, close on Escape, store the chosen categories and initialise tracking with them', async ({
  page,
}) => {
  const log = trackingLog(page)
  await openAt(page, '/impressum.html')
  const toggle = (category: string) => banner(page).getByRole('switch', { name: category })
  await banner(page).getByRole('button', { name: 'Auswahl einstellen' }).click()
  await expect(banner(page)).toHaveAttribute('data-state', 'settings')
  await expect(page.getByRole('heading', { name: 'Was dürfte mitlaufen?' })).toBeFocused()
  await toggle('Marketing').click()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveAttribute('data-state', 'summary')
  expect(await stored(page)).toBeNull()
  // On the button that opened the settings: the focused switch is gone.
  await expect(banner(page).getByRole('button', { name: 'Auswahl einstellen' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(toggle('Notwendig')).toBeDisabled()
  await expect(toggle('Notwendig')).toBeChecked()
  for (const category of ['Statistik', 'Marketing', 'Komfort']) await expect(toggle(category)).not.toBeChecked()
  await toggle('Statistik').press('Space')
  await expect(toggle('Statistik')).toBeChecked()
  await banner(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toMatchObject({ necessary: true, analytics: true, marketing: false, functional: false })
  await page.clock.runFor(10)
  expect(log).toEqual(['consent: allowed are necessary, analytics'])
})

test('the footer link opens the settings once their code has loaded, and gets the focus back', async ({ page }) => {
  await storeBefore(page, consent({ analytics: true }))
  const letCome = await hold(page, '**/assets/Choices-*.js')
  await openAt(page, '/impressum.html')
  const opener = cookieSettings(page)
  await opener.click()
  await expect(banner(page)).toHaveCount(0)
  letCome()
  await expect(banner(page)).toHaveAttribute('data-state', 'settings')
  await expect(banner(page).getByRole('switch', { name: 'Statistik' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('when the code of the settings fails to load', () => {
  test.use({ allowedFaults: /Failed to load resource/ })

  test('a press on the footer link shows the notice, and opens the settings after a retry', async ({ page }) => {
    await page.route('**/assets/Choices-*.js', (route) => route.abort())
    await openAt(page, '/impressum.html')
    const notice = machine(page, 'chunk-recovery')
    await expect(notice).toHaveText('')
    await cookieSettings(page).click()
    await expect(notice).toHaveAttribute('data-state', 'partial')
    await page.unroute('**/assets/Choices-*.js')
    await notice.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await hydrated(page)
    await cookieSettings(page).click()
    await expect(banner(page)).toHaveAttribute('data-state', 'settings')
  })
})

test('the footer link opens the settings with the stored choice, and a withdrawal takes effect immediately', async ({ page }) => {
  await storeBefore(page, consent({ analytics: true }))
  const log = trackingLog(page)
  await openAt(page, '/datenschutz.html')
  await decided(page)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(10)
  const opener = cookieSettings(page)
  await opener.click()
  await expect(banner(page).getByRole('switch', { name: 'Statistik' })).toBeChecked()
  await banner(page).getByRole('switch', { name: 'Statistik' }).click()
  await banner(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(opener).toBeFocused()
  expect(await stored(page)).toMatchObject({ analytics: false })
  await page.clock.runFor(10)
  expect(log.at(-1)).toBe('consent: allowed are necessary')
})

test('the banner returns and grants nothing when the stored choice is damaged or over a year old, and not before', async ({ page }) => {
  const log = trackingLog(page)
  await openAt(page, '/impressum.html')
  // The unit tests cover everything that can be wrong with it.
  for (const [name, text, isAsked] of [
    ['cut JSON', '{"necessary":true,"analy', true],
    ['a year and a day', consent({ analytics: true }, new Date('2025-03-01')), true],
    ['eleven months', consent({}, new Date('2025-04-02')), false],
  ] as const) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const)
    await page.reload()
    if (isAsked) await expect(banner(page), name).toBeVisible()
    else await decided(page)
    await expect(banner(page), name).toBeVisible({ visible: isAsked })
    await page.clock.runFor(10)
    expect(log, name).toEqual([])
  }
})

test('a choice holds for the visit when storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openAt(page, '/impressum.html')
  await banner(page).getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(banner(page)).toBeHidden()
  await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(banner(page)).toBeHidden()
})

test('another open tab follows a choice and its removal', async ({ page, context }) => {
  await openAt(page, '/impressum.html')
  const other = await context.newPage()
  await openAt(other, '/blog')
  await expect(banner(page)).toBeVisible()
  await banner(other).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(banner(page)).toBeHidden()
  await other.evaluate(() => localStorage.clear())
  await expect(banner(page)).toBeVisible()
})
