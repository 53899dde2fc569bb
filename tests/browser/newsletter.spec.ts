import { machine } from './elements.ts'
import { expect, forEachOf, openAt, placeHydrated, test } from './support.ts'
import { catchMails, openedMails } from './visitor.ts'

test.describe('when mail links are not intercepted', () => {
  // Without a mail program, the browser logs that the `mailto:` link has failed.
  test.use({ allowedFaults: /mailto:/ })

  test('submitting opens the mail program and stays on the page', async ({ page }) => {
    await openAt(page, '/blog')
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    const requested: string[] = []
    session.on('Page.frameRequestedNavigation', ({ url }) => requested.push(url))
    const field = machine(page, 'newsletter').getByLabel('E-Mail')
    await field.fill('erika@firma.de')
    await field.press('Enter')
    await expect.poll(() => requested.length).toBe(1)
    expect(requested[0]).toMatch(/^mailto:[^?]+\?subject=[^&]+&body=[^&]*erika%40firma\.de/)
    await expect(page).toHaveURL('/blog')
  })
})

test('before its script loads the form sends the address nowhere, not even into the URL', async ({ page }) => {
  await page.route(/assets\/.*\.js/, () => {})
  await page.goto('/blog')
  const box = machine(page, 'newsletter')
  await box.getByLabel('E-Mail').fill('frueh@firma.de')
  await box.getByRole('button', { name: 'Anmeldung öffnen' }).click()
  await box.getByLabel('E-Mail').press('Enter')
  await expect(box.getByLabel('E-Mail')).toHaveValue('frueh@firma.de')
  await expect(page).toHaveURL('/blog')
})

test('one request is handed over for a key that is held down, and for a double click', async ({ page }) => {
  await catchMails(page)
  await forEachOf(['/blog', '/'], async (path) => {
    await openAt(page, path)
    const email = path === '/blog' ? machine(page, 'newsletter').getByLabel('E-Mail') : page.locator('#kontakt').getByLabel('E-Mail')
    if (path === '/') await page.locator('#kontakt').getByLabel('Name', { exact: true }).fill('Erika')
    await email.fill('erika@firma.de')
    await placeHydrated(email)
    // Each further `down` of a key that is not released repeats it.
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await openedMails(page)).toHaveLength(1)
  })
  await openAt(page, '/blog')
  await machine(page, 'newsletter').getByLabel('E-Mail').fill('erika@firma.de')
  await placeHydrated(machine(page, 'newsletter'))
  await machine(page, 'newsletter').getByRole('button', { name: 'Anmeldung öffnen' }).dblclick()
  expect(await openedMails(page)).toHaveLength(1)
})
