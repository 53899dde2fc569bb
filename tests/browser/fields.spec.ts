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

async function openNewsletter(page: Page): Promise<void> {
  await catchMails(page)
  await openAt(page, '/blog')
  await bringIntoView(field(page, 'email'))
  await placeHydrated(field(page, 'email'))
}

/** Hands over what is in the form, and returns the text of the e-mail. */
async function mailAfter(page: Page, act: () => Promise<void>): Promise<string> {
  const before = (await openedMails(page)).length
  await act()
  await expect.poll(async () => (await openedMails(page)).length).toBe(before + 1)
  return decodeURIComponent((await openedMails(page)).at(-1) ?? '')
}

test('an address is sent as it was typed, and not by an Enter that ends a composition, or with AltGr', async ({ page }) => {
  // Browsers rewrite this one in fields of the type `email`.
  const address = 'anna.b+c@weiß-büro.de'
  await openForm(page)
  await expect(field(page, 'website')).toHaveAttribute('inputmode', 'url')
  await expect(field(page, 'email')).toHaveAttribute('inputmode', 'email')
  await expect(field(page, 'email')).toHaveAttribute('autocapitalize', 'none')
  await field(page, 'website').fill('straße.de/über uns')
  await field(page, 'name').fill('Anna')
  await field(page, 'email').fill(address)
  await expect(field(page, 'email')).toHaveValue(address)
  for (const init of [{ isComposing: true }, { keyCode: 229 }, { ctrlKey: true, altKey: true }]) {
    await field(page, 'name').evaluate(
      (node, own) => node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...own })),
      init,
    )
  }
  expect(await openedMails(page)).toEqual([])
  const mail = await mailAfter(page, () => field(page, 'email').press('Enter'))
  expect(mail).toContain(`E-Mail: ${address}\r\nWebsite: straße.de/über uns\r\n`)
  await openNewsletter(page)
  await field(page, 'email').fill(address)
  expect(await mailAfter(page, () => field(page, 'email').press('Enter'))).toContain(address)
})

/** How scripts fill a field: through the element's own setter or its class's, and with which events. */
const WAYS = [
  { name: 'silently', own: true, events: [] },
  { name: 'with input and change', own: true, events: ['input', 'change'] },
  { name: 'with change', own: true, events: ['change'] },
  { name: 'as an extension does, silently', own: false, events: [] },
  { name: 'as an extension does', own: false, events: ['input', 'change'] },
] as const

async function fillByScript(target: Locator, value: string, { own, events }: (typeof WAYS)[number]): Promise<void> {
  await target.evaluate(
    (node, how) => {
      const { prototype } = node instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
      if (how.own) (node as HTMLInputElement).value = how.value
      else Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(node, how.value)
      for (const type of how.events) node.dispatchEvent(new Event(type, { bubbles: true }))
    },
    { value, own, events: [...events] },
  )
}

const [silently] = WAYS

test('what a script fills in is shown, kept and sent, however it does so', async ({ page }) => {
  const subscribe = () => page.getByRole('button', { name: 'Anmeldung öffnen' }).evaluate((node) => (node as HTMLElement).click())
  await openForm(page)
  for (const way of WAYS) {
    await test.step(way.name, async () => {
      await fillByScript(field(page, 'name'), `Ida ${way.name}`, way)
      await fillByScript(field(page, 'email'), 'ida@straße.de', way)
      const mail = await mailAfter(page, () => field(page, 'website').press('Enter'))
      expect(mail).toContain(`Name: Ida ${way.name}\r\nE-Mail: ida@straße.de\r\n`)
    })
  }
  await openNewsletter(page)
  for (const way of WAYS) {
    await fillByScript(field(page, 'email'), `${WAYS.indexOf(way)}@straße.de`, way)
    expect(await mailAfter(page, subscribe), way.name).toContain(`${WAYS.indexOf(way)}@straße.de`)
  }
})

test('what a script fills in silently is there whatever follows', async ({ page, time }) => {
  await withClipboard(page, 'working')
  await openForm(page)
  const fill = async (name: string) => {
    await fillByScript(field(page, 'name'), name, silently)
    await fillByScript(field(page, 'email'), 'ida@straße.de', silently)
    await fillByScript(contact(page).getByRole('combobox'), 'ecosystem', silently)
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
  await fillByScript(visitors, '4000', silently)
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

  await openNewsletter(page)
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
