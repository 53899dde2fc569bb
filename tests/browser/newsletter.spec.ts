import { expect, test } from './support.ts'
import { catchMails, copiedTexts, openedMails, openRead, takenOver, withClipboard } from './reading.ts'

const ALERT = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'
const PLACES = ['/blog', '/blog/ki-kreativitaet-individuelle-webseite']

for (const path of PLACES) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await catchMails(page)
      await withClipboard(page, 'working')
      await openRead(page, path)
    })

    for (const [name, text] of [
      ['nothing', ''],
      ['an address without an at sign', 'name.firma.de'],
      ['spaces', '   '],
    ] as const) {
      test(`refuses ${name}, keeps it, and brings the focus back`, async ({ page }) => {
        const box = page.locator('[data-machine=newsletter]')
        const field = box.getByLabel('E-Mail')
        await expect(box).toHaveAttribute('data-state', 'idle')
        await field.fill(text)
        const kept = await field.inputValue()
        await box.getByRole('button', { name: 'Anmelden' }).click()

        await expect(box).toHaveAttribute('data-state', 'invalid')
        const alert = box.getByRole('alert')
        await expect(alert).toHaveText(ALERT)
        await expect(field).toBeFocused()
        await expect(field).toHaveValue(kept)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        expect((await field.getAttribute('aria-describedby'))!.split(' ')).toContain(await alert.getAttribute('id'))
        expect(await openedMails(page)).toEqual([])
      })
    }

    test('says that a confirmation comes before the first letter, as the privacy notice does', async ({ page }) => {
      await expect(page.locator('[data-machine="newsletter"]')).toContainText('absenden und die Antwort darauf bestätigen')
      await page.goto('/datenschutz.html')
      await expect(page.locator('main')).toContainText('ohne Ihre Bestätigung nehmen wir Sie nicht auf')
    })

    test('opens the mail program with a request that carries the address', async ({ page }) => {
      const box = page.locator('[data-machine=newsletter]')
      await box.getByLabel('E-Mail').fill('erika+blog@firma.de')
      await box.getByRole('button', { name: 'Anmelden' }).click()

      await expect(box).toHaveAttribute('data-state', 'handed-over')
      const [href, ...others] = await openedMails(page)
      expect(others).toEqual([])
      const mail = new URL(href!)
      expect(mail.protocol).toBe('mailto:')
      expect(mail.pathname).toMatch(/^[^@,]+@[^@,]+$/)
      expect(href).not.toContain('+')
      expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
      expect(mail.searchParams.get('subject')).toMatch(/newsletter/i)
      expect(mail.searchParams.get('body')).toContain('erika+blog@firma.de')
      await expect(box.getByRole('alert')).toHaveCount(0)
    })
  })
}

test('takes the Enter key like the button', async ({ page }) => {
  await catchMails(page)
  await openRead(page, '/blog')
  const box = page.locator('[data-machine=newsletter]')
  const field = box.getByLabel('E-Mail')
  await field.press('Enter')
  await expect(box).toHaveAttribute('data-state', 'invalid')
  await field.fill('a@b')
  await expect(box).toHaveAttribute('data-state', 'idle')
  await field.press('Enter')

  await expect(box).toHaveAttribute('data-state', 'handed-over')
  expect(await openedMails(page)).toHaveLength(1)
})

test('takes its alert back only when the address would pass', async ({ page }) => {
  await openRead(page, '/blog')
  const box = page.locator('[data-machine=newsletter]')
  const field = box.getByLabel('E-Mail')
  await field.press('Enter')
  await field.pressSequentially('name')
  await expect(box.getByRole('alert')).toHaveText(ALERT)
  await field.pressSequentially('@')

  await expect(box.getByRole('alert')).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-invalid', 'false')
})

test('says the same alert again, as a new one', async ({ page }) => {
  await openRead(page, '/blog')
  const box = page.locator('[data-machine=newsletter]')
  await box.getByRole('button', { name: 'Anmelden' }).click()
  const first = await box.getByRole('alert').elementHandle()
  await box.getByRole('button', { name: 'Anmelden' }).click()
  await expect(box.getByRole('alert')).toHaveText(ALERT)

  expect(await first!.evaluate((element) => element.isConnected)).toBe(false)
})

test('lets nothing typed become another header or another recipient', async ({ page }) => {
  await catchMails(page)
  await openRead(page, '/blog')
  const box = page.locator('[data-machine=newsletter]')
  await box.getByLabel('E-Mail').fill('a@b?bcc=x@y.z&cc=q@r.s%0d%0abcc:t@u.v <script>"\'')
  await box.getByRole('button', { name: 'Anmelden' }).click()

  const [href] = await openedMails(page)
  const mail = new URL(href!)
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(href!.split('?')).toHaveLength(2)
  expect(href!.split('&')).toHaveLength(2)
  await expect(box.locator('pre')).toContainText('<script>')
})

test('offers the prefilled text to visitors without a mail program', async ({ page }) => {
  await catchMails(page)
  await withClipboard(page, 'working')
  await openRead(page, '/blog')
  const box = page.locator('[data-machine=newsletter]')
  await box.getByLabel('E-Mail').fill('erika@firma.de')
  await box.getByLabel('E-Mail').press('Enter')

  await expect(box.getByRole('status').first()).toContainText('Ihr E-Mail-Programm öffnet sich mit der fertigen Anmeldung.')
  await expect(box.locator('pre')).toContainText('erika@firma.de')
  await expect(box.locator('pre')).toContainText('An: ')
  await box.getByRole('button', { name: 'Text kopieren' }).click()
  const copy = box.locator('[data-machine=copy-feedback]')
  await expect(copy.getByRole('status')).toHaveText('Kopiert.')
  expect(await copiedTexts(page)).toEqual([await box.locator('pre').textContent()])
  await page.clock.runFor(1_999)
  await expect(copy.getByRole('status')).toHaveText('Kopiert.')
  await page.clock.runFor(1)
  await expect(copy.getByRole('status')).toHaveText('')
})

test('says so where there is no clipboard; the text stays there to be marked', async ({ page }) => {
  await catchMails(page)
  await withClipboard(page, 'missing')
  await openRead(page, '/blog')
  const box = page.locator('[data-machine=newsletter]')
  await box.getByLabel('E-Mail').fill('erika@firma.de')
  await box.getByLabel('E-Mail').press('Enter')
  await box.getByRole('button', { name: 'Text kopieren' }).click()

  await expect(box.locator('[data-machine=copy-feedback]')).toHaveAttribute('data-state', 'failed')
  await expect(box.locator('[data-machine=copy-feedback]').getByRole('status')).toHaveText(/Kopieren ging nicht/)
  await expect(box.locator('pre')).toBeVisible()
})

test('navigates to a mailto address where nobody holds it back', async ({ page, faults }) => {
  await openRead(page, '/blog')
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const requested: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url }) => requested.push(url))
  const box = page.locator('[data-machine=newsletter]')
  await box.getByLabel('E-Mail').fill('erika@firma.de')
  await box.getByRole('button', { name: 'Anmelden' }).click()

  await expect.poll(() => requested.length).toBe(1)
  expect(requested[0]).toMatch(/^mailto:[^?]+\?subject=[^&]+&body=[^&]*erika%40firma\.de/)
  await expect(page).toHaveURL('/blog')
  // A browser without a mail program says so in its console.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('mailto:')))
})

test('takes what was typed before its script had come', async ({ page }) => {
  await catchMails(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/BlogPage.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/blog')
  const box = page.locator('[data-machine=newsletter]')
  await box.getByLabel('E-Mail').fill('frueh@firma.de')
  release()
  await takenOver(box.locator('input'))
  await box.getByLabel('E-Mail').press('Enter')

  await expect(box).toHaveAttribute('data-state', 'handed-over')
  await expect(box.getByLabel('E-Mail')).toHaveValue('frueh@firma.de')
  expect((await openedMails(page))[0]).toContain('frueh%40firma.de')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('leaves a mail link, and no field that leads nowhere', async ({ page }) => {
    for (const path of PLACES) {
      await page.goto(path)
      const box = page.locator('[data-machine=newsletter]')

      await expect(box.getByRole('link', { name: 'Anmeldung als E-Mail schreiben' })).toHaveAttribute(
        'href',
        /^mailto:[^@]+@[^?]+\?subject=Newsletter-Anmeldung$/,
      )
      await expect(box.getByLabel('E-Mail')).toBeHidden()
      await expect(box.getByRole('button')).toHaveCount(0)
    }
  })
})

test('sends the address nowhere, not even into the address of the page, before its script has come', async ({ page }) => {
  await page.route(/assets\/.*\.js/, () => {})
  await page.goto('/blog')
  const box = page.locator('[data-machine=newsletter]')
  await box.getByLabel('E-Mail').fill('frueh@firma.de')
  await box.getByRole('button', { name: 'Anmelden' }).click()
  await box.getByLabel('E-Mail').press('Enter')

  await expect(box.getByLabel('E-Mail')).toHaveValue('frueh@firma.de')
  await expect(page).toHaveURL('/blog')
})
