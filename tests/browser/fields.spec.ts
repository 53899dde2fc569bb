import type { Locator, Page } from '@playwright/test'
import { ecosystem } from '../stated-facts.ts'
import { machine, mailPreview } from './elements.ts'
import { bringIntoView, expect, openAt, placeHydrated, test } from './support.ts'
import { catchMails, copiedTexts, openedMails, withClipboard } from './visitor.ts'

// The headless shell has no back/forward cache, so Back loads pages again here.

const contact = (page: Page) => page.locator('#kontakt')
const field = (page: Page, name: string) => page.locator(`:is(#kontakt, [data-machine="newsletter"]) [name="${name}"]`)
const startLink = (page: Page) => machine(page, 'magnetic-button').getByRole('link')

async function openForm(page: Page): Promise<void> {
  await catchMails(page)
  await openAt(page, '/')
  await bringIntoView(field(page, 'name'))
  await placeHydrated(field(page, 'name'))
}

/** Hands over what is in the form, and returns the text of the e-mail. */
async function mailAfter(page: Page, act: () => Promise<void>): Promise<string> {
  const before = (await openedMails(page)).length
  await act()
  await expect.poll(async () => (await openedMails(page)).length).toBe(before + 1)
  return decodeURIComponent((await openedMails(page)).at(-1) ?? '')
}

test('what a script fills in silently is there whatever follows', async ({ page, time }) => {
  await withClipboard(page)
  await openForm(page)
  const fillByScript = (target: Locator, value: string) =>
    target.evaluate((node, written) => void ((node as HTMLInputElement).value = written), value)
  const fill = async (name: string) => {
    await fillByScript(field(page, 'name'), name)
    await fillByScript(field(page, 'email'), 'ida@straße.de')
    await fillByScript(contact(page).getByRole('combobox'), 'ecosystem')
  }
  await fill('Ida Start')
  const press = async () => {
    await startLink(page).evaluate((node) => (node as HTMLElement).click())
    await time.until('magnetic-button', 'idle')
  }
  expect(await mailAfter(page, press)).toContain('Name: Ida Start\r\n')
  await fill('Ida Preview')
  await mailPreview(contact(page)).click()
  await expect(contact(page).locator('pre')).toContainText('Name: Ida Preview\n')
  await expect(contact(page).locator('pre')).toContainText(ecosystem.name)
  await fill('Ida Copy')
  await contact(page)
    .getByRole('button', { name: 'Text kopieren' })
    .evaluate((node) => (node as HTMLElement).click())
  expect((await copiedTexts(page)).at(-1)).toContain('Name: Ida Copy\n')
  await fill('Ida Letter')
  await field(page, 'website').focus()
  await page.keyboard.type('i')
  await expect(field(page, 'name')).toHaveValue('Ida Letter')
  await expect(startLink(page)).toHaveAttribute('href', /Ida%20Letter.*Website%3A%20i/)

  await openAt(page, '/FunnelActive')
  const visitors = page.locator('#own-visitors')
  await bringIntoView(visitors)
  await fillByScript(visitors, '4000')
  await page.locator('#own-valueEuro').fill('700')
  await page.keyboard.press('Enter')
  await expect(visitors).toHaveValue('4.000')
  await expect(page).toHaveURL(/#besucher=4000&wert=700$/)
})

test('Back shows what was typed, and the e-mails contain it, without the memory of the browser', async ({ page }) => {
  const leaveAndReturn = async (name: string) => {
    await page.goto('/agb.html')
    await page.goBack()
    await bringIntoView(field(page, name))
    await placeHydrated(field(page, name))
  }
  await openForm(page)
  await field(page, 'name').fill('Ida Müller')
  await field(page, 'email').fill('ida@straße.de')
  await field(page, 'website').fill('ida.example')
  await contact(page).getByRole('combobox').selectOption('ecosystem')
  // The second time, the page was left without a change.
  for (const _ of ['once', 'twice']) {
    await leaveAndReturn('name')
    await expect(field(page, 'name')).toHaveValue('Ida Müller')
    await expect(startLink(page)).toHaveAttribute('href', /Ida%20M%C3%BCller.*ida%40stra%C3%9Fe\.de.*ida\.example.*Ecosystem/)
  }
  await contact(page).locator('input[value="audit"]').click()
  await leaveAndReturn('name')
  await expect(contact(page).locator('input[value="audit"]')).toBeChecked()
  await expect(startLink(page)).toHaveAttribute('href', /Audit.*Ida%20M%C3%BCller/)

  await openAt(page, '/blog')
  await field(page, 'email').fill('ida@straße.de')
  await leaveAndReturn('email')
  await expect(field(page, 'email')).toHaveValue('ida@straße.de')
  expect(await mailAfter(page, () => field(page, 'email').press('Enter'))).toContain('ida@straße.de')
})

test('the name field takes 25 characters, and never a part of one', async ({ page }) => {
  await openAt(page, '/')
  const named = page.locator('input[name="named"]')
  const family = '👨‍👩‍👧‍👦'
  await named.focus()
  await page.keyboard.insertText(family.repeat(30))
  await expect(named).toHaveValue(family.repeat(25))

  // Like `maxLength`, it refuses what is inserted beyond the limit, and keeps the rest.
  await named.fill(`${'x'.repeat(24)}Z`)
  await page.keyboard.press('Home')
  await page.keyboard.type('ab')
  await expect(named).toHaveValue(`${'x'.repeat(24)}Z`)
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(`e\u0301${family}`)
  await expect(named).toHaveValue(`e\u0301${'x'.repeat(23)}Z`)
  expect(await named.evaluate((node: HTMLInputElement) => node.selectionStart)).toBe(2)
})
