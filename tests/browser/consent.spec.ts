import type { Page } from '@playwright/test'
import { expectFocusInSight } from './reading.ts'
import { expect, looked, openAt, START, test } from './support.ts'

const KEY = 'cookie-consent'
const banner = (page: Page) => page.getByRole('region', { name: /Cookies: Sie stellen ein|Was darf mitlaufen/ })
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

/** Waits until the banner's code has come and has looked into the storage: what is not there then does not come. */
async function decided(page: Page): Promise<void> {
  await expect(page.locator('.skip-link + [role=status]')).toBeAttached()
  await looked(page)
}

/** Puts something into the storage before any script of the page runs. */
async function storeBefore(page: Page, text: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const)
}

/** Which categories the tracking initialisation has been told, in order. */
function trackingLog(page: Page): string[] {
  const log: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info' && message.text().startsWith('consent:')) log.push(message.text())
  })
  return log
}

test('asks on the first visit of every kind of page, without taking the focus or moving the page', async ({ page }) => {
  for (const path of ['/', '/blog', '/blog/seo-ki-zeitalter-gefunden-werden', '/ueber-mich', '/FunnelActive', '/datenschutz.html']) {
    await openAt(page, path)
    await expect(banner(page)).toBeVisible()
    await expect(banner(page)).toHaveAttribute('data-state', 'summary')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  }
})

test('stores nothing and asks no other host before a choice', async ({ page, context }) => {
  await openAt(page, '/')
  await page.clock.runFor(20_000)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('rejects as easily as it accepts: same size, face and colours, both in view at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAt(page, '/')
  // It rises by 12 px when it comes.
  await banner(page).evaluate((plate) => Promise.all(plate.getAnimations().map(({ finished }) => finished)))
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
  await expect(banner(page).getByRole('button', { name: 'Nur notwendige' })).toBeInViewport({ ratio: 1 })
  await expect(banner(page).getByRole('button', { name: 'Alle akzeptieren' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

const choices = [
  { name: 'accept all', press: 'Alle akzeptieren', granted: { analytics: true, marketing: true, functional: true } },
  { name: 'only necessary', press: 'Nur notwendige', granted: { analytics: false, marketing: false, functional: false } },
]
for (const { name, press, granted } of choices) {
  test(`${name} stores four booleans with date and version, and is never asked again`, async ({ page }) => {
    const log = trackingLog(page)
    await openAt(page, '/')
    await banner(page).getByRole('button', { name: press }).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toEqual({ necessary: true, ...granted, date: '2026-03-02T08:00:00.000Z', version: 1 })
    await expect(page.getByRole('status').filter({ hasText: 'Ihre Auswahl ist gespeichert.' })).toHaveCount(1)
    await page.clock.runFor(10)
    expect(log).toEqual(granted.analytics ? ['consent: allowed are necessary, analytics, marketing, functional'] : [])
    await page.goto('/blog')
    await decided(page)
    await expect(banner(page)).toBeHidden()
  })
}

test('settings preset nothing optional, save what is switched on, and call the initialisation with it', async ({ page }) => {
  const log = trackingLog(page)
  await openAt(page, '/')
  await banner(page).getByRole('button', { name: 'Auswahl einstellen' }).click()
  await expect(banner(page)).toHaveAttribute('data-state', 'settings')
  await expect(page.getByRole('heading', { name: 'Was darf mitlaufen?' })).toBeFocused()
  const toggle = (category: string) => banner(page).getByRole('switch', { name: category })
  await expect(toggle('Notwendig')).toBeDisabled()
  await expect(toggle('Notwendig')).toBeChecked()
  for (const category of ['Statistik', 'Marketing', 'Komfort']) await expect(toggle(category)).not.toBeChecked()
  await toggle('Statistik').press('Space')
  await expect(toggle('Statistik')).toBeChecked()
  await banner(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  expect(await stored(page)).toMatchObject({ necessary: true, analytics: true, marketing: false, functional: false })
  await page.clock.runFor(10)
  expect(log).toEqual(['consent: allowed are necessary, analytics'])
})

test('Escape leaves the settings and grants nothing', async ({ page }) => {
  await openAt(page, '/')
  await banner(page).getByRole('button', { name: 'Auswahl einstellen' }).click()
  await banner(page).getByRole('switch', { name: 'Marketing' }).click()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveAttribute('data-state', 'summary')
  expect(await stored(page)).toBeNull()
  // Where the way into them was: the switch that had the focus is gone.
  await expect(banner(page).getByRole('button', { name: 'Auswahl einstellen' })).toBeFocused()
})

test('the footer opens the settings also while their code is still on its way', async ({ page }) => {
  await storeBefore(page, consent({ analytics: true }))
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/CookieBanner-*.js', (route) => held.then(() => route.continue()))
  await openAt(page, '/impressum.html')
  const opener = page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' })
  await opener.click()
  await expect(banner(page)).toHaveCount(0)
  letCome()
  await expect(banner(page)).toHaveAttribute('data-state', 'settings')
  await expect(banner(page).getByRole('switch', { name: 'Statistik' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('when the code of the settings fails', () => {
  test.use({ allowedFaults: /Failed to load resource/ })

  test('the footer says so, and opens them once it has come', async ({ page }) => {
    await page.route('**/assets/CookieBanner-*.js', (route) => route.abort())
    await openAt(page, '/impressum.html')
    const notice = page.locator('[data-machine="delivery"]')
    await expect(notice).toHaveText('')
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await expect(notice).toHaveAttribute('data-state', 'partial')
    await page.unroute('**/assets/CookieBanner-*.js')
    await notice.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(banner(page)).toHaveAttribute('data-state', 'settings')
  })
})

test('opens again from the footer with the stored state, and a withdrawal counts at once', async ({ page }) => {
  await storeBefore(page, consent({ analytics: true }))
  const log = trackingLog(page)
  await openAt(page, '/datenschutz.html')
  await decided(page)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(10)
  const opener = page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' })
  await opener.click()
  await expect(banner(page).getByRole('switch', { name: 'Statistik' })).toBeChecked()
  await banner(page).getByRole('switch', { name: 'Statistik' }).click()
  await banner(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(opener).toBeFocused()
  expect(await stored(page)).toMatchObject({ analytics: false })
  await page.clock.runFor(10)
  expect(log.at(-1)).toBe('consent: allowed are necessary')
})

const damaged = {
  'cut JSON': '{"necessary":true,"analy',
  'an array': '[true,true,true]',
  'wrong types': consent({ analytics: 'yes' }),
  'a prototype': '{"__proto__":{"analytics":true},"necessary":true}',
  'an old version': consent({ version: 0 }),
  'a date of 2021': consent({ analytics: true }, new Date('2021-01-01')),
  'a year and a day': consent({ analytics: true }, new Date('2025-03-01')),
  'ten thousand characters': `"${'x'.repeat(10_000)}"`,
}
for (const [name, text] of Object.entries(damaged)) {
  test(`asks again and grants nothing when the storage holds ${name}`, async ({ page }) => {
    await storeBefore(page, text)
    const log = trackingLog(page)
    await openAt(page, '/impressum.html')
    await expect(banner(page)).toBeVisible()
    await page.clock.runFor(10)
    expect(log).toEqual([])
  })
}

test('eleven months are not yet too old', async ({ page }) => {
  await storeBefore(page, consent({}, new Date('2025-04-02')))
  await openAt(page, '/impressum.html')
  await decided(page)
  await expect(banner(page)).toBeHidden()
})

for (const broken of ['getItem', 'setItem'] as const) {
  test(`works for the visit when storage throws at ${broken}`, async ({ page }) => {
    await page.addInitScript((method) => {
      Storage.prototype[method] = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    }, broken)
    await openAt(page, '/impressum.html')
    await banner(page).getByRole('button', { name: 'Nur notwendige' }).click()
    await expect(banner(page)).toBeHidden()
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(banner(page)).toBeHidden()
  })
}

test('another open tab follows', async ({ page, context }) => {
  await openAt(page, '/impressum.html')
  const other = await context.newPage()
  await openAt(other, '/blog')
  await expect(banner(page)).toBeVisible()
  await banner(other).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(banner(page)).toBeHidden()
  await other.evaluate(() => localStorage.clear())
  await expect(banner(page)).toBeVisible()
})

test('says that Global Privacy Control was seen, and lets an explicit choice win', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await openAt(page, '/')
  await expect(banner(page)).toContainText('Global Privacy Control')
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  expect(await stored(page)).toMatchObject({ analytics: true })
})

// A telephone, held upright and across, and a window of 1280 px at 400 per cent.
for (const [width, height] of [
  [320, 568],
  [390, 700],
  [568, 320],
  [320, 256],
] as const) {
  for (const view of ['summary', 'settings'] as const) {
    test(`the ${view} never hides what has the focus in a window of ${width} by ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openAt(page, '/impressum.html')
      await expect(banner(page)).toBeVisible()
      if (view === 'settings') await banner(page).getByRole('button', { name: 'Auswahl einstellen' }).click()
      await expect(banner(page)).toHaveAttribute('data-state', view)
      await banner(page).evaluate((plate) => Promise.all(plate.getAnimations().map(({ finished }) => finished)))

      await expectFocusInSight(page)
    })
  }

  test(`both answers are in view in a window of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openAt(page, '/impressum.html')
    await banner(page).evaluate((plate) => Promise.all(plate.getAnimations().map(({ finished }) => finished)))
    for (const name of ['Nur notwendige', 'Alle akzeptieren'])
      await expect(banner(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
}

test('is not there without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('[data-machine="cookie-banner"]')).toHaveCount(0)
  await expect(page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' })).toBeHidden()
  await context.close()
})
