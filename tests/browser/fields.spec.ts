import type { Page } from '@playwright/test'
import { contact, startLink } from './elements.ts'
import { bringIntoView, expect, handedOver, openAt, placeHydrated, test } from './support.ts'

// The headless shell has no back/forward cache, so Back loads pages again here.

const field = (page: Page, name: string) => page.locator(`:is(#kontakt, [data-machine="newsletter"]) [name="${name}"]`)

test('Back shows what was typed, and the e-mails contain it, without the memory of the browser', async ({ page }) => {
  const leaveAndReturn = async (name: string) => {
    await page.goto('/agb.html')
    await page.goBack()
    await bringIntoView(field(page, name))
    await placeHydrated(field(page, name))
  }
  await openAt(page, '/')
  await bringIntoView(field(page, 'name'))
  await placeHydrated(field(page, 'name'))
  await field(page, 'name').fill('Ida Müller')
  await field(page, 'email').fill('ida@straße.de')
  await field(page, 'website').fill('ida.example')
  await contact(page).getByRole('combobox').selectOption('ecosystem')
  await leaveAndReturn('name')
  await expect(field(page, 'name')).toHaveValue('Ida Müller')
  await expect(startLink(page)).toHaveAttribute('href', /Ida%20M%C3%BCller.*ida%40stra%C3%9Fe\.de.*ida\.example.*Ecosystem/)
  await contact(page).locator('input[value="audit"]').click()
  await leaveAndReturn('name')
  await expect(contact(page).locator('input[value="audit"]')).toBeChecked()
  await expect(startLink(page)).toHaveAttribute('href', /Audit.*Ida%20M%C3%BCller/)

  await openAt(page, '/blog')
  await field(page, 'email').fill('ida@straße.de')
  // The second time, the page was left without a change.
  for (const _ of ['once', 'twice']) {
    await leaveAndReturn('email')
    await expect(field(page, 'email')).toHaveValue('ida@straße.de')
  }
  await field(page, 'email').press('Enter')
  await expect.poll(async () => (await handedOver(page)).mails).toEqual([expect.stringContaining('ida%40stra%C3%9Fe.de')])
})
