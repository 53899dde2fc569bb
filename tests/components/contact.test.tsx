// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setField } from '#components/setField.ts'
import { ContactForm } from '#pages/home/sections/contact/ContactForm.tsx'
import { StartDate } from '#pages/home/sections/process/StartDate.tsx'
import { takeMailtoApart } from '../unit/machines/common/hostile.ts'
import { catchMails, hydrate, stateOf } from './hydrate.tsx'

/** The parts of the home page that affect its contact form. */
const page = [<StartDate key="start" />, <ContactForm key="form" />]

// Strokes fly only in a real browser.
vi.mock('#motion/burst.ts', () => ({ playBurst: () => () => undefined }))

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
/** Gives what a reply needs. */
const giveBoth = () => {
  fill('Name', 'Ada')
  fill('E-Mail', 'ada@muster.example')
}
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Paket' })
const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })
const mailOf = (name: string | RegExp) => takeMailtoApart(link(name).getAttribute('href') ?? '')

it('refuses to open a mail that nobody could answer, by press or Enter: the first field that lacks something has the focus', async () => {
  const mails = catchMails()
  const { visitor } = hydrate(page)
  const fault = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
  await visitor.click(link('E-Mail öffnen'))
  expect(document.activeElement).toBe(field('Name'))
  expect([fault('Name'), fault('E-Mail')]).toEqual(['Wie heißen Sie?', 'Bitte ganz, etwa name@firma.example'])
  fill('Name', 'Ada')
  fill('E-Mail', 'ada(at)muster.example')
  fireEvent.keyDown(field('Name'), { key: 'Enter' })
  expect([document.activeElement, field('E-Mail').getAttribute('aria-invalid')]).toEqual([field('E-Mail'), 'true'])
  expect([stateOf('magnetic-button') === 'transmitting', mails]).toEqual([false, []])
})

it('opens one mail, a second after the start button, with what was typed in the meantime', async () => {
  const mails = catchMails()
  const { visitor, advance } = hydrate(page)
  giveBoth()
  await visitor.dblClick(link('E-Mail öffnen'))
  expect(stateOf('magnetic-button')).toBe('transmitting')
  expect(screen.getByText('Ihre Daten werden an Ihr E-Mail-Programm übertragen …').getAttribute('role')).toBe('status')
  fill('Name', 'Im letzten Moment')
  advance(999)
  expect(mails).toEqual([])
  advance(1)
  expect(stateOf('magnetic-button')).not.toBe('transmitting')
  expect(mails).toHaveLength(1)
  const { recipients, body } = takeMailtoApart(mails[0] ?? '')
  expect(recipients).toEqual(['post@werkhof-web.test'])
  expect(body).toContain('\r\nName: Im letzten Moment\r\n')
})

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a press of the start button with %s to the browser', (key) => {
  hydrate(page)
  giveBoth()
  expect([fireEvent.click(link('E-Mail öffnen'), { [key]: true }), stateOf('magnetic-button')]).toEqual([true, 'idle'])
  expect(fireEvent.click(link('E-Mail öffnen'))).toBe(false)
})

it('opens no mail for an Enter that ends a composition, types with AltGr or is held down', () => {
  const mails = catchMails()
  hydrate(page)
  giveBoth()
  const enter = (init: object) => fireEvent.keyDown(field('Name'), { key: 'Enter', ...init })
  for (const init of [{ isComposing: true }, { keyCode: 229 }, { ctrlKey: true, altKey: true }, { repeat: true }]) enter(init)
  expect(mails).toEqual([])
  enter({})
  expect(mails).toHaveLength(1)
})

it.each([[[]], [['change']], [['input', 'change']]])('hands over what a script fills in, with the events %j', async (events) => {
  const mails = catchMails()
  const { visitor, advance, copied } = hydrate(page)
  const setValue = (target: HTMLInputElement | HTMLSelectElement, value: string) => {
    target.value = value
    for (const type of events) fireEvent(target, new Event(type, { bubbles: true }))
  }
  const fillIn = (name: string) => {
    setValue(field('Name'), name)
    setValue(field('E-Mail'), 'anna.b+c@weiß-büro.de')
    setValue(choice(), 'ecosystem')
  }
  fillIn('Ida Enter')
  fireEvent.keyDown(field('E-Mail'), { key: 'Enter' })
  fillIn('Ida Button')
  fireEvent.click(link('E-Mail öffnen'))
  advance(1_000)
  fillIn('Ida Preview')
  fireEvent(screen.getByText(/Nachricht ansehen/).closest('details')!, new Event('toggle'))
  const preview = document.querySelector('pre')?.textContent
  fillIn('Ida Copy')
  await visitor.click(screen.getByRole('button', { name: /kopieren$/ }))
  const texts = [...mails.map((href) => takeMailtoApart(href).body.replaceAll('\r', '')), preview, ...copied()]
  const handedOver = /Name: Ida (\w+)\nE-Mail: anna\.b\+c@weiß-büro\.de\nWebsite: keine Angabe\nPaket: Konzern /
  expect(texts.map((text) => handedOver.exec(text ?? '')?.[1])).toEqual(['Enter', 'Button', 'Preview', 'Copy'])
})

it('takes a name from elsewhere on the page, follows it, and leaves alone what was typed here', () => {
  hydrate(page, () => setField('name', 'I', ''))
  act(() => setField('name', 'Ida', 'I'))
  expect([field('Name').value, mailOf('E-Mail öffnen').body.includes('Name: Ida')]).toEqual(['Ida', true])
  fill('Name', 'Ida Kessler')
  act(() => setField('name', 'Ida K', 'Ida'))
  expect([field('Name').value, mailOf('E-Mail öffnen').body.includes('Name: Ida Kessler')]).toEqual(['Ida Kessler', true])
})

it('puts the start that was chosen in the calendar into the inquiry', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T09:00:00+01:00'))
  const { visitor } = hydrate(page)
  const later = () => screen.getByRole('button', { name: 'Eine Woche später' })
  await screen.findByText('Frühestens Di 10.3., online Do 12.3.')
  const earlier = screen.getByRole('button', { name: 'Eine Woche früher' })
  await visitor.click(earlier)
  expect([earlier.getAttribute('aria-disabled'), document.activeElement === earlier]).toEqual(['true', true])
  // Good Friday and Easter Monday are not working days.
  for (let week = 0; week < 3; week += 1) await visitor.click(later())
  await visitor.click(screen.getByRole('radio', { name: /^Konzern/ }))
  expect(screen.getByText('Beginn Di 31.3., online Do 16.4.')).toBeDefined()
  expect(screen.getByText(/Fr\s3\.4\. ist frei: Karfreitag\./)).toBeDefined()
  expect(choice().value).toBe('ecosystem')
  expect(mailOf('E-Mail öffnen').body).toMatch(/Wunschtermin \(unverbindlich\): Beginn Di\s31\.3\.2026, online Do\s16\.4\.2026/)
})

it('hands over no start that has become impossible while the computer slept, whether the mail is opened or copied', async () => {
  const mails = catchMails()
  const now = vi.spyOn(Date, 'now')
  const wakeOn = (day: string) => now.mockReturnValue(Date.parse(`${day}T09:00:00+01:00`))
  wakeOn('2026-12-02')
  const { visitor, advance, copied } = hydrate(page)
  await screen.findByText('Frühestens Di 8.12., online Do 10.12.')
  await visitor.click(screen.getByRole('radio', { name: /^Komplett/ }))
  giveBoth()
  fireEvent.click(link('E-Mail öffnen'))
  // Engine time stands still meanwhile, and nothing happens on the page but the end of the transmission.
  wakeOn('2026-12-11')
  advance(1_000)
  wakeOn('2026-12-02')
  fireEvent.keyDown(field('Name'), { key: 'Enter' })
  wakeOn('2026-12-11')
  fireEvent.keyDown(field('Name'), { key: 'Enter' })
  await visitor.click(screen.getByRole('button', { name: /kopieren$/ }))
  const handedOver = [...mails.map((href) => takeMailtoApart(href).body), ...copied()]
  expect(handedOver.map((text) => /Beginn .*?2026/.exec(text)?.[0])).toEqual([undefined, 'Beginn Di\u00a08.12.2026', undefined, undefined])
})
