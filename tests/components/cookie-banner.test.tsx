// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CookieBanner } from '#layout/CookieBanner.tsx'
import { hydrate, stateOf } from './hydrate.tsx'

const KEY = 'cookie-consent'
const NOTHING = { necessary: true, analytics: false, marketing: false, functional: false }
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
const store = (choice: object = {}, date = new Date()) =>
  localStorage.setItem(KEY, JSON.stringify({ ...NOTHING, ...choice, date: date.toISOString(), version: 1 }))
const press = (name: string) => screen.getByRole('button', { name })
const toggle = (name: string) => screen.getByRole('switch', { name })
const isOn = (name: string) => toggle(name).getAttribute('aria-checked') === 'true'
const opener = () => screen.getByRole('link', { name: 'Cookie-Einstellungen' })

/** Renders the page's banner and its footer link, and waits until the banner has read the storage. */
async function open() {
  onTestFinished(() => localStorage.clear())
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const read = vi.spyOn(globalThis, 'localStorage', 'get')
  const page = hydrate(
    <>
      <CookieBanner />
      <a href="/datenschutz.html#speicher" data-answered-by="cookie-banner">
        Cookie-Einstellungen
      </a>
    </>,
  )
  await waitFor(() => expect(read).toHaveBeenCalled())
  const tracking = () => {
    page.advance(0)
    return log.mock.calls.flat()
  }
  return { ...page, tracking }
}

it('has settings with nothing optional preset, which Escape leaves, and stores and starts what is switched on', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'))
  const { visitor, tracking } = await open()
  expect(screen.getByText(/Global Privacy Control/)).toBeDefined()
  await visitor.click(press('Auswahl einstellen'))
  expect(stateOf('cookie-banner')).toBe('settings')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Was dürfen wir später einschalten?' }))
  expect(toggle('Notwendig').hasAttribute('disabled')).toBe(true)
  expect(['Notwendig', 'Statistik', 'Marketing', 'Komfort'].map(isOn)).toEqual([true, false, false, false])

  await visitor.click(toggle('Marketing'))
  await visitor.keyboard('{Escape}')
  expect([stateOf('cookie-banner'), stored()]).toEqual(['summary', null])
  expect(document.activeElement).toBe(press('Auswahl einstellen'))
  await visitor.click(press('Auswahl einstellen'))

  toggle('Statistik').focus()
  await visitor.keyboard(' ')
  expect(isOn('Statistik')).toBe(true)
  expect(tracking()).toEqual([])
  await visitor.click(press('Auswahl speichern'))
  expect(stateOf('cookie-banner')).toBeUndefined()
  expect(stored()).toEqual({ ...NOTHING, analytics: true, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown, version: 1 })
  expect(tracking()).toEqual(['consent: allowed are necessary, analytics'])
})

it('opens from the footer with the stored choice, withdraws at once and returns the focus', async () => {
  store({ analytics: true })
  const { visitor, tracking } = await open()
  fireEvent.click(opener(), { ctrlKey: true })
  expect(stateOf('cookie-banner')).toBeUndefined()
  await visitor.click(opener())
  expect(stateOf('cookie-banner')).toBe('settings')
  expect(isOn('Statistik')).toBe(true)
  await visitor.click(toggle('Statistik'))
  await visitor.click(press('Auswahl speichern'))
  expect(document.activeElement).toBe(opener())
  expect(stored()).toMatchObject(NOTHING)
  expect(tracking().at(-1)).toBe('consent: allowed are necessary')
})

it('keeps the choice for the visit where the local storage is full, even if an older choice is in it', async () => {
  store({ analytics: true }, new Date(0))
  const real = localStorage
  const { visitor } = await open()
  const full = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
  await visitor.click(press('Nur notwendige'))
  expect(screen.getByRole('status').textContent).toBe('Ihre Auswahl ist gespeichert. Es bleibt beim Notwendigen.')
  expect([real.getItem(KEY), JSON.parse(sessionStorage.getItem(KEY) ?? '')]).toEqual([null, expect.objectContaining(NOTHING)])

  cleanup()
  await open()
  expect(stateOf('cookie-banner')).toBeUndefined()
})

it('says visibly that the choice applies to this page only where nothing can be stored, and keeps it there', async () => {
  const { visitor } = await open()
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, storage, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  await visitor.click(press('Nur notwendige'))
  dispatchEvent(new Event('pageshow'))
  expect(stateOf('cookie-banner')).toBeUndefined()
  expect(screen.getByRole('status').textContent).toMatch(/^Ihre Auswahl gilt nur auf dieser Seite\./)
  expect(screen.getByRole('status').classList.contains('visually-hidden')).toBe(false)
  vi.restoreAllMocks()
})

it.each([
  ['another tab', 'storage'],
  ['the page that was left by Back', 'pageshow'],
])('follows a choice in %s', async (_, type) => {
  await open()
  expect(stateOf('cookie-banner')).toBe('summary')
  store()
  act(() => void dispatchEvent(new Event(type)))
  expect(stateOf('cookie-banner')).toBeUndefined()
})
