import type { Page } from '@playwright/test'
import { machine } from './elements.ts'
import { expect, has, hold, hydrated, openWithConsentAnswered, test, retryUntil } from './support.ts'
import { catchMails, copiedTexts, openedMails, withClipboard } from './visitor.ts'

const ALERT = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'

/** Opens a page with the newsletter box and waits until it is hydrated: it has rejected an empty field. */
async function openBox(page: Page) {
  await openWithConsentAnswered(page, '/blog')
  const box = machine(page, 'newsletter')
  const submit = box.getByRole('button', { name: 'Anmelden' })
  await retryUntil(
    page,
    () => submit.click(),
    () => has(box, 'data-state', 'invalid'),
  )
  return { box, field: box.getByLabel('E-Mail'), submit }
}

test('an invalid address is rejected, kept and focused; a valid one opens one mail, to which input adds no header', async ({ page }) => {
  await catchMails(page)
  await withClipboard(page, 'working')
  const { box, field, submit } = await openBox(page)
  for (const text of ['name.firma.de', 'name']) {
    await field.fill(text)
    await submit.click()
    await expect(box).toHaveAttribute('data-state', 'invalid')
    const alert = box.getByRole('alert')
    await expect(alert).toHaveText(ALERT)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(text)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect((await field.getAttribute('aria-describedby'))!.split(' ')).toContain(await alert.getAttribute('id'))
  }
  expect(await openedMails(page)).toEqual([])
  // A repeated alert is a new element, so that it is announced again.
  const first = await box.getByRole('alert').elementHandle()
  await submit.click()
  await expect(box.getByRole('alert')).toHaveText(ALERT)
  expect(await first!.evaluate((element) => element.isConnected)).toBe(false)
  // The alert disappears as soon as the address would be accepted.
  await field.pressSequentially('@')
  await expect(box.getByRole('alert')).toHaveCount(0)

  await field.fill('erika+blog@firma.de')
  await field.press('Enter')
  await expect(box).toHaveAttribute('data-state', 'handed-over')
  const [href, ...others] = await openedMails(page)
  expect(others).toEqual([])
  const mail = new URL(href!)
  expect(mail.pathname).toMatch(/^[^@,]+@[^@,]+$/)
  expect(href).not.toContain('+')
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(mail.searchParams.get('subject')).toMatch(/newsletter/i)
  expect(mail.searchParams.get('body')).toContain('erika+blog@firma.de')

  // Typed text never adds a header or recipient, and the text can be copied where there is no mail program.
  await field.fill('a@b?bcc=x@y.z&cc=q@r.s%0d%0abcc:t@u.v <script>"\'')
  await field.press('Enter')
  const hostile = (await openedMails(page)).at(-1)!
  expect([...new URL(hostile).searchParams.keys()]).toEqual(['subject', 'body'])
  expect(hostile.split('?')).toHaveLength(2)
  expect(hostile.split('&')).toHaveLength(2)
  await expect(box.locator('pre')).toContainText('<script>')
  await box.getByRole('button', { name: 'Text kopieren' }).click()
  await expect(machine(page, 'copy-feedback').getByRole('status')).toHaveText('Kopiert.')
  expect(await copiedTexts(page)).toEqual([await box.locator('pre').textContent()])
})

test('without a clipboard the box says so, and the text stays visible for manual copying', async ({ page }) => {
  await catchMails(page)
  await withClipboard(page, 'missing')
  const { box, field } = await openBox(page)
  await field.fill('erika@firma.de')
  await field.press('Enter')
  await box.getByRole('button', { name: 'Text kopieren' }).click()
  await expect(machine(page, 'copy-feedback')).toHaveAttribute('data-state', 'failed')
  await expect(machine(page, 'copy-feedback').getByRole('status')).toHaveText(/Kopieren ging nicht/)
  await expect(box.locator('pre')).toBeVisible()
})

test.describe('when mail links are not intercepted', () => {
  // A browser without a mail program logs that in its console.
  test.use({ allowedFaults: /mailto:/ })

  test('submitting navigates to the mailto: link and stays on the page', async ({ page }) => {
    const { field } = await openBox(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    const requested: string[] = []
    session.on('Page.frameRequestedNavigation', ({ url }) => requested.push(url))
    await field.fill('erika@firma.de')
    await field.press('Enter')
    await expect.poll(() => requested.length).toBe(1)
    expect(requested[0]).toMatch(/^mailto:[^?]+\?subject=[^&]+&body=[^&]*erika%40firma\.de/)
    await expect(page).toHaveURL('/blog')
  })
})

test('an address typed before the script loads is kept and submitted', async ({ page }) => {
  await catchMails(page)
  const release = await hold(page, /assets\/BlogPage.*\.js/)
  await page.goto('/blog')
  const box = machine(page, 'newsletter')
  const field = box.getByLabel('E-Mail')
  await field.fill('frueh@firma.de')
  release()
  await hydrated(page)
  await expect(async () => {
    if ((await openedMails(page)).length === 0) await field.press('Enter')
    await expect(box).toHaveAttribute('data-state', 'handed-over', { timeout: 500 })
  }).toPass()
  await expect(field).toHaveValue('frueh@firma.de')
  expect((await openedMails(page))[0]).toContain('frueh%40firma.de')
})

test('before its script loads the form sends the address nowhere, not even into the URL', async ({ page }) => {
  await page.route(/assets\/.*\.js/, () => {})
  await page.goto('/blog')
  const box = page.locator('[data-machine=newsletter]')
  await box.getByLabel('E-Mail').fill('frueh@firma.de')
  await box.getByRole('button', { name: 'Anmelden' }).click()
  await box.getByLabel('E-Mail').press('Enter')

  await expect(box.getByLabel('E-Mail')).toHaveValue('frueh@firma.de')
  await expect(page).toHaveURL('/blog')
})
