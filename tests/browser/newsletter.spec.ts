import { machine } from './elements.ts'
import { expect, openAt, test } from './support.ts'

// Without a mail program, the browser logs that the `mailto:` link has failed.
test.use({ allowedFaults: /mailto:/, opensMails: true })

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
