import type { Locator, Page } from '@playwright/test'
import { owner } from '../../src/content/facts/owner.ts'
import { ecosystem, experience, inEuros, ordered } from '../ordered-facts.ts'
import { takeMailtoApart } from '../unit/machines/mail/hostile.ts'
import { machine, mailPreview } from './elements.ts'
import { appears, bringIntoView, expect, has, hold, openWithConsentAnswered, test, retryUntil } from './support.ts'
import { catchMails, copiedTexts, openedMails, withClipboard } from './visitor.ts'

const AUDIT = `${ordered.talkMinutes.audit}\u00a0Minuten`

function parts(page: Page) {
  const section = page.locator('#kontakt')
  return {
    section,
    place: machine(page, 'magnetic-button'),
    button: section.locator('[data-machine="magnetic-button"] a'),
    name: section.getByLabel('Name', { exact: true }),
    email: section.getByLabel('E-Mail', { exact: true }),
    website: section.getByLabel('Bisherige Website'),
    package: section.getByLabel('Paket'),
    send: section.getByRole('link', { name: 'Anfrage per E-Mail senden' }),
    analysis: section.getByRole('link', { name: `Lieber erst ${AUDIT} Audit, kostenlos`, exact: true }),
  }
}

const mailOf = async (link: Locator) => takeMailtoApart((await link.getAttribute('href')) ?? '')

/** Waits until the form is hydrated: its mail link contains what was typed. */
async function formAnswers(page: Page): Promise<void> {
  const { name, send } = parts(page)
  await retryUntil(
    page,
    () => name.fill('').then(() => name.fill('Probe')),
    async () => (await mailOf(send)).body.includes('Probe'),
  )
  await name.fill('')
}

async function openContact(page: Page) {
  await catchMails(page)
  await withClipboard(page, 'working')
  await openWithConsentAnswered(page, '/')
  const all = parts(page)
  await bringIntoView(all.place, 200)
  await formAnswers(page)
  return all
}

test('the mail links contain the typed details, have the owner as only recipient, and the form says what a reply still needs', async ({
  page,
}) => {
  const form = await openContact(page)
  await form.name.fill('Ada Muster')
  await expect(form.section.getByText('Für eine Antwort fehlt noch: Ihre E\u2011Mail-Adresse.')).toBeVisible()
  await form.email.fill('ada@muster.example')
  await expect(form.section.getByText('Für eine Antwort fehlt noch')).toHaveCount(0)
  await form.website.fill('https://muster.example')
  await form.package.selectOption('ecosystem')
  const details = ['Name: Ada Muster', 'E-Mail: ada@muster.example', 'Website: https://muster.example']
  expect(await mailOf(form.send)).toMatchObject({
    recipients: [owner.email],
    headers: ['subject', 'body'],
    subject: 'Anfrage: KI-Website',
    body: [
      'Guten Tag,',
      '',
      'ich interessiere mich für eine KI-Website und freue mich auf Ihre Antwort.',
      '',
      ...details,
      `Paket: ${ecosystem.name} (${inEuros(ecosystem.priceEuro)}, ${ecosystem.days}\u00a0Tage)`,
      '',
      'Viele Grüße',
      'Ada Muster',
    ].join('\r\n'),
  })
  const analysis = await mailOf(form.analysis)
  expect(analysis).toMatchObject({ recipients: [owner.email], headers: ['subject', 'body'], subject: `Kostenloses Audit (${AUDIT})` })
  expect(analysis.body).toContain(details.join('\r\n'))
  expect(await form.button.getAttribute('href')).toBe(await form.send.getAttribute('href'))

  await test.step('the start button works by keyboard and includes text typed during the transmission', async () => {
    await form.button.focus()
    await page.keyboard.press('Enter')
    await expect(form.place).toHaveAttribute('data-state', 'transmitting')
    await expect(form.button).toBeFocused()
    await page.clock.runFor(500)
    await form.name.fill('Im letzten Moment')
    await page.clock.runFor(500)
    const mails = await openedMails(page)
    expect(mails).toHaveLength(1)
    expect(takeMailtoApart(mails[0] ?? '').body).toContain('\r\nName: Im letzten Moment\r\n')
  })

  await test.step('Enter in a field opens the mail, hostile input adds no recipient, and a long text is copied in full', async () => {
    await form.name.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
    expect(await openedMails(page), 'the Enter that ends the input of a character').toHaveLength(1)
    await form.email.fill('ada@firma.example')
    await form.email.press('Enter')
    expect(takeMailtoApart((await openedMails(page))[1] ?? '').body).toContain('\r\nE-Mail: ada@firma.example\r\n')

    for (const hostile of [
      'a@b?bcc=x@y.z&cc=q@r.s%0d%0abcc:t@u.v',
      '"><img src=x onerror=alert(1)>',
      '&body=&subject=?mailto:',
      '\u202e%E0%A4%A',
    ]) {
      for (const field of [form.name, form.email, form.website]) await field.fill(hostile)
      for (const link of [form.send, form.analysis, form.button]) {
        const { recipients, headers } = await mailOf(link)
        expect(recipients, hostile).toEqual([owner.email])
        expect(headers, hostile).toEqual(['subject', 'body'])
      }
      await expect(form.name).toHaveValue(hostile)
    }
    const long = 'x'.repeat(10_000)
    await form.name.fill(long)
    await expect(form.section.getByText('zu lang für einen Mail-Link').first()).toBeVisible()
    expect((await form.send.getAttribute('href'))?.length).toBeLessThanOrEqual(1_900)
    await mailPreview(form.section).click()
    await expect(form.section.locator('pre')).toBeVisible()
    await expect(form.section.locator('pre')).toContainText(`An: ${owner.email}`)
    await form.section.getByRole('button', { name: 'Text kopieren' }).click()
    await expect.poll(async () => (await copiedTexts(page))[0]?.includes(long)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
})

test('the second hero button leads to the form with the audit chosen, even before the script of the form has loaded', async ({ page }) => {
  const release = await hold(page, /\/assets\/Contact-/)
  await openWithConsentAnswered(page, '/')
  const { section, package: choice } = parts(page)
  await page
    .locator('#start')
    .getByRole('link', { name: `${AUDIT} Audit, kostenlos` })
    .click()
  release()
  const audit = section.getByRole('radio', { name: `${AUDIT} Audit, kostenlos` })
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return audit.isChecked()
    })
    .toBe(true)
  await expect(choice).toBeHidden()
  const send = section.getByRole('link', { name: 'Audit per E-Mail anfragen' })
  await appears(send)
  expect(await mailOf(send)).toMatchObject({ recipients: [owner.email], subject: `Kostenloses Audit (${AUDIT})` })
})

test('the form takes the package from a card once, and keeps its content while another page is visited', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  const { package: choice, section, name } = parts(page)
  const card = page.locator('#services').getByRole('link', { name: `${experience.name} anfragen` })
  await card.scrollIntoViewIfNeeded()
  await retryUntil(
    page,
    () => card.click(),
    async () => (await choice.inputValue()) === 'experience',
  )
  await expect(page).toHaveURL(/#kontakt$/)
  await expect(section).toBeInViewport()
  await formAnswers(page)
  await name.fill('Ada Muster')
  await choice.selectOption('express')
  await section.getByRole('link', { name: 'Datenschutz' }).click()
  await appears(page.locator('#anfragen'))
  await page.goBack()
  await appears(name)
  await expect(name).toHaveValue('Ada Muster')
  await expect(choice).toHaveValue('express')
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the start button transmits without magnetic pull and without overflowing the viewport', async ({ page }) => {
    const { place, button } = await openContact(page)
    await button.tap()
    await expect(place).toHaveAttribute('data-state', 'transmitting')
    for (const ms of [300, 300, 399]) {
      await page.clock.runFor(ms)
      expect(await button.evaluate((body) => new DOMMatrix(getComputedStyle(body).transform).isIdentity)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
    await page.clock.runFor(1)
    expect(await openedMails(page)).toHaveLength(1)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the start button neither moves nor bursts, and its message stays for 1 s', async ({ page }) => {
    const { place, button, section } = await openContact(page)
    const box = (await place.boundingBox())!
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 80)
    await page.clock.runFor(1_000)
    expect(await has(place, 'data-state', 'idle')).toBe(true)
    await button.click()
    await expect(place).toHaveAttribute('data-state', 'transmitting')
    await expect(place).not.toHaveAttribute('data-particles')
    await page.clock.runFor(999)
    await expect(section.getByText('Ihre Daten werden an Ihr E-Mail-Programm übertragen …')).toBeVisible()
    await page.clock.runFor(1)
    expect(await openedMails(page)).toHaveLength(1)
  })
})
