import { machine } from './elements.ts'
import { expect, openAt, test } from './support.ts'

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
