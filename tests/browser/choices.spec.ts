import type { Page } from '@playwright/test'
import { contact } from './elements.ts'
import { topPx } from './page-probe.ts'
import { bringIntoView, expect, forEachOf, hydrated, placeHydrated, test } from './support.ts'

// What a link chooses in the contact form is in its address, so that it can be opened elsewhere.

const chosen = (page: Page) => contact(page).getByLabel('Paket')
const audit = (page: Page) => contact(page).getByRole('radio', { name: /Audit/ })

/** Opens the home page with this address, and waits until the form could follow it. */
async function openAnew(page: Page, hash: string): Promise<void> {
  await page.goto('/agb.html')
  await page.goto(`/${hash}`)
  await hydrated(page)
  await bringIntoView(contact(page).locator('form'))
  await placeHydrated(contact(page).locator('form'))
}

test('a package in the address is chosen in the form, at its upper edge, whatever others append or escape', async ({ page }) => {
  await page.goto('/#kontakt&paket=ecosystem')
  await hydrated(page)
  const expectChosen = async () => {
    await placeHydrated(chosen(page))
    await expect(chosen(page)).toHaveValue('ecosystem')
    await expect.poll(() => topPx(contact(page))).toBe(76)
    await expect(page).toHaveURL(/#kontakt$/)
    await expect(contact(page).locator('pre')).toContainText('Ecosystem')
  }
  await expectChosen()
  // A later choice of the visitor is not undone by a reload, but the same address chooses again.
  await chosen(page).selectOption('express')
  await page.reload()
  await hydrated(page)
  await placeHydrated(chosen(page))
  await expect(chosen(page)).toHaveValue('express')
  await forEachOf(
    ['&paket=ecosystem', '&paket=ecosystem&utm_source=nl', '&paket=ecosystem?fbclid=x1', '&amp;paket=ecosystem', '%26paket%3Decosystem'],
    async (rest) => {
      await chosen(page).selectOption('express')
      await page.evaluate((hash) => {
        location.hash = hash
      }, `#kontakt${rest}`)
      await expectChosen()
    },
  )
})

test('the address of the audit chooses it, and an unknown or broken address chooses nothing', async ({ page }) => {
  await openAnew(page, '#kontakt&thema=audit')
  await expect(audit(page)).toBeChecked()
  await expect(contact(page).getByLabel('Paket')).toBeHidden()
  await expect(contact(page).getByRole('link', { name: '45\u00a0Minuten buchen' })).toBeVisible()
  await forEachOf(['#kontakt&paket=gratis', '#kontakt&%E0%A4%A'], async (hash) => {
    await openAnew(page, hash)
    await expect(chosen(page)).toHaveValue('express')
  })
})
