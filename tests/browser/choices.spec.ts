import type { Page } from '@playwright/test'
import { answerConsent, bringIntoView, expect, forEachOf, hold, hydrated, openWithConsentAnswered, placeHydrated, test } from './support.ts'

// What a link chooses in the contact form is in its address, so that it can be opened elsewhere.

const form = (page: Page) => page.locator('#kontakt')
const chosen = (page: Page) => form(page).getByLabel('Paket')
const audit = (page: Page) => form(page).getByRole('radio', { name: /Audit/ })
const card = (page: Page, name: string) => page.locator('#services').getByRole('link', { name: `${name} anfragen` })

/** The upper edge of the form's section, which the fixed header does not cover. */
const topPx = (page: Page) => form(page).evaluate((section) => Math.round(section.getBoundingClientRect().top))

test('a package in the address is chosen in the form, at its upper edge, and the address can be used again', async ({ page }) => {
  await answerConsent(page)
  await page.goto('/#kontakt&paket=ecosystem')
  await hydrated(page)
  await placeHydrated(chosen(page))
  await expect(chosen(page)).toHaveValue('ecosystem')
  await expect.poll(() => topPx(page)).toBe(76)
  await expect(page).toHaveURL(/#kontakt$/)
  await expect(form(page).locator('pre')).toContainText('Ecosystem')

  // A later choice of the visitor is not undone, but the same address chooses again.
  await chosen(page).selectOption('express')
  await page.evaluate(() => {
    location.hash = '#kontakt&paket=ecosystem'
  })
  await expect(chosen(page)).toHaveValue('ecosystem')
  await expect(page).toHaveURL(/#kontakt$/)
})

test('the address of the audit chooses it, and an unknown or broken address chooses nothing', async ({ page }) => {
  await answerConsent(page)
  await page.goto('/#kontakt&thema=audit')
  await hydrated(page)
  await expect(audit(page)).toBeChecked()
  await forEachOf(['#kontakt&paket=gratis', '#kontakt&paket', '#kontakt&%E0%A4%A', '#&&=='], async (hash) => {
    await page.goto('/agb.html')
    await page.goto(`/${hash}`)
    await hydrated(page)
    await bringIntoView(form(page).locator('form'))
    await placeHydrated(form(page).locator('form'))
    await expect(chosen(page)).toHaveValue('express')
  })
})

test('what others append to the address or escape in it changes nothing, and a reload does not choose again', async ({ page }) => {
  await answerConsent(page)
  const changed = ['&paket=ecosystem&utm_source=nl', '&paket=ecosystem?fbclid=x1', '&amp;paket=ecosystem', '%26paket%3Decosystem']
  await forEachOf(changed, async (rest) => {
    await page.goto('/agb.html')
    await page.goto(`/#kontakt${rest}`)
    await hydrated(page)
    await placeHydrated(chosen(page))
    await expect(chosen(page)).toHaveValue('ecosystem')
    await expect.poll(() => topPx(page)).toBe(76)
    await expect(page).toHaveURL(/#kontakt$/)
  })
})

test('the start button with a modifier key is the browser’s', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  const start = page.locator('[data-machine="magnetic-button"]').getByRole('link')
  await start.scrollIntoViewIfNeeded()
  await placeHydrated(start)
  const isTaken = (key: string) =>
    start.evaluate((link, modifier) => {
      let taken = false
      addEventListener(
        'click',
        (event) => {
          taken = event.defaultPrevented
          // The test opens no mail program.
          event.preventDefault()
        },
        { once: true },
      )
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...(modifier && { [modifier]: true }) }))
      return taken
    }, key)
  await forEachOf(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'], async (key) => expect(await isTaken(key)).toBe(false))
  expect(await isTaken('')).toBe(true)
})

for (const early of [true, false]) {
  test(`with Control or Shift, links open in another tab and leave this page as it is, ${early ? 'before' : 'after'} hydration`, async ({
    page,
    context,
  }) => {
    const release = early ? await hold(page, /\/assets\/.*\.js$/) : () => undefined
    await answerConsent(page)
    await page.goto('/')
    if (!early) await hydrated(page)
    const links = {
      package: { link: card(page, 'Ecosystem'), to: '/#kontakt&paket=ecosystem' },
      audit: { link: page.locator('#start').getByRole('link', { name: /Audit/ }), to: '/#kontakt&thema=audit' },
      cookies: { link: page.getByRole('link', { name: 'Cookie-Einstellungen' }), to: '/datenschutz.html#speicher' },
    }
    for (const { link, to } of Object.values(links)) {
      await link.scrollIntoViewIfNeeded()
      if (!early) await placeHydrated(link)
      for (const modifiers of [['Control'], ['Shift']] as const) {
        const opening = context.waitForEvent('page')
        await link.click({ modifiers: [...modifiers] })
        const opened = await opening
        await expect.poll(() => opened.url()).toMatch(new RegExp(`${to.replace(/[&=]/g, '.')}$|/#kontakt$`))
        await opened.close()
      }
    }
    release()
    await hydrated(page)
    await expect(page).toHaveURL(/\/$/)
    await expect(chosen(page)).toHaveValue('express')
    await expect(audit(page)).not.toBeChecked()
    await expect(page.locator('[data-machine="cookie-banner"]')).toHaveCount(0)
  })
}

test('a middle click on a package opens a form with this package', async ({ page, context }) => {
  await openWithConsentAnswered(page, '/')
  await card(page, 'Ecosystem').scrollIntoViewIfNeeded()
  const opening = context.waitForEvent('page')
  await card(page, 'Ecosystem').click({ button: 'middle' })
  const opened = await opening
  await expect(chosen(opened)).toHaveValue('ecosystem')
  await expect(page).toHaveURL(/\/$/)
})
