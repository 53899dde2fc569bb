import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CONSENT_STORAGE_KEY, OPTIONAL_CATEGORIES, parseConsent } from '#machines/cookie-banner/consent.ts'
import type { CookieBannerEvent } from '#machines/cookie-banner/cookie-banner.machine.ts'
import { cookieBannerMachine } from '#machines/cookie-banner/cookie-banner.machine.ts'
import { samples } from '#machines/cookie-banner/cookie-banner.samples.ts'
import { samplesOf } from '#machines/common/samples.ts'
import { categoryParts, cookieBannerView } from '#machines/cookie-banner/cookie-banner.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

/** 20 November 2026, 6:11 UTC. */
const NOW_MS = 1_795_155_060_000
const DAY_MS = 86_400_000

/** What is in the storage of a visitor who accepted everything at `NOW_MS`. */
const ALL_STORED = '{"necessary":true,"analytics":true,"marketing":true,"functional":true,"date":"2026-11-20T06:11:00.000Z","version":1}'
/** `ALL_STORED` with some properties replaced. Properties that are undefined in `changes` are left out. */
const stored = (changes: object) => JSON.stringify({ ...(JSON.parse(ALL_STORED) as object), ...changes })

const isValid = (text: string | null, nowMs = NOW_MS) => parseConsent(text, nowMs) !== null

it.each([
  ['nothing', null],
  ['null', 'null'],
  ['cut JSON', ALL_STORED.slice(0, -1)],
  ['a choice missing', stored({ analytics: undefined })],
  ['a number for a choice', stored({ analytics: 1 })],
  ['the date missing', stored({ date: undefined })],
  ['a day that does not exist', stored({ date: '2026-02-30T00:00:00.000Z' })],
  ['a date in another time zone', stored({ date: '2026-11-20T07:11:00.000+01:00' })],
  ['an older version', stored({ version: 0 })],
  ['an extra key', stored({ extra: true })],
  ['everything in __proto__', `{"__proto__":${ALL_STORED}}`],
  ['a space behind it', `${ALL_STORED} `],
])('the stored consent grants nothing: %s', (_, text) => {
  expect(isValid(text)).toBe(false)
})

it('the stored consent is one JSON object that expires 365 days after its date, and counts for nothing if that is more than a day ahead', () => {
  expect([CONSENT_STORAGE_KEY, parseConsent(ALL_STORED, NOW_MS)]).toEqual(['cookie-consent', JSON.parse(ALL_STORED)])
  expect(isValid(ALL_STORED, NOW_MS + 365 * DAY_MS - 1)).toBe(true)
  expect(isValid(ALL_STORED, NOW_MS + 365 * DAY_MS)).toBe(false)
  expect(isValid(ALL_STORED, NOW_MS - DAY_MS)).toBe(true)
  expect(isValid(ALL_STORED, NOW_MS - DAY_MS - 1)).toBe(false)
})

function startBanner() {
  const run = startMachine(cookieBannerMachine, cookieBannerView, textInputs['cookie-banner'])
  return {
    ...run,
    read: (text: string | null, shared = false) => run.send({ type: 'storage.read', text, nowMs: NOW_MS, gpc: false, shared }),
    changed: (text: string | null) => run.send({ type: 'storage.changed', text, nowMs: NOW_MS }),
  }
}

const ACCEPT_ALL = { type: 'answered', answer: 'all-accepted', nowMs: NOW_MS } as const
const ONLY_NECESSARY = { ...ACCEPT_ALL, answer: 'only-necessary' } as const
const SAVE = { ...ACCEPT_ALL, answer: 'selection-saved' } as const
const OPEN = { type: 'settings.opened' } as const
const NONE_BUT_FUNCTIONAL = { analytics: false, marketing: false }
const NONE = { ...NONE_BUT_FUNCTIONAL, functional: false }
const toggle = (category: 'analytics' | 'functional') => ({ type: 'category.toggled', category }) as const

it('is hidden and does nothing before the storage is read', () => {
  const { changed, orders, send, view } = startBanner()

  changed(ALL_STORED)
  for (const event of [ACCEPT_ALL, ONLY_NECESSARY, OPEN, SAVE, { type: 'reopened' } as const]) send(event)
  expect(view()).toMatchObject({ state: 'hidden', consent: null, announcement: '', gpcText: '', isUnstored: false })
  expect(orders).toEqual([])
})

it.each([
  ['a scroll', { type: 'top.left' }, 'summary'],
  ['a key', { type: 'key.pressed' }, 'summary'],
  ['the link to the settings', { type: 'reopened' }, 'settings'],
  ['a choice in another tab', { type: 'storage.changed', text: ALL_STORED, nowMs: NOW_MS }, 'hidden'],
] as const)('on a page that was opened for a shared name, waits for %s, but not with a stored choice', (_, event, state) => {
  const [{ after, read, view }, known] = [startBanner(), startBanner()]

  read(null, true)
  expect(view()).toMatchObject({ state: 'hidden', isWaiting: true })
  after(event, { state, isWaiting: false })
  known.read(ALL_STORED, true)
  expect(known.view()).toMatchObject({ state: 'hidden', isWaiting: false })
})

it.each([
  ['everything', [ACCEPT_ALL], {}, ['analytics', 'marketing', 'functional']],
  ['parts', [OPEN, toggle('analytics'), toggle('functional'), toggle('analytics'), SAVE], NONE_BUT_FUNCTIONAL, ['functional']],
  ['an empty selection', [OPEN, SAVE], NONE, []],
  ['the necessary alone, of which nothing is to be started, once', [ONLY_NECESSARY, ACCEPT_ALL], NONE, undefined],
] as const)('stores a choice of %s, and starts what it allows', (_, events, changes, categories) => {
  const { orders, read, send, view } = startBanner()

  read(null)
  expect(view()).toMatchObject({ state: 'summary', askAgainText: '', gpcText: '', announcement: '' })
  for (const event of events) send(event)
  expect(view().announcement).toMatch(/^Ihre Auswahl ist gespeichert\./)
  const started = categories ? [{ type: 'tracking.changed', categories }] : []
  expect(orders).toEqual([{ type: 'consent.store', text: stored(changes) }, ...started])
})

it('opens the settings with the choice in effect, which leaving them keeps, and says nothing more', () => {
  const { after, read, send } = startBanner()
  const left = { type: 'settings.left' } as const

  read(null)
  for (const event of [OPEN, toggle('analytics')]) send(event)
  after(left, { state: 'summary', analytics: false, consent: null })
  after(ACCEPT_ALL, { announcement: expect.stringMatching(/^Ihre Auswahl ist gespeichert\./) })
  after({ type: 'reopened' }, { state: 'settings', analytics: true, marketing: true, functional: true, announcement: '' })
  send(toggle('analytics'))
  after(left, { state: 'hidden', analytics: true, consent: { analytics: true } })
})

it('follows a choice in another tab, says so and starts it once, and asks again once it is gone', () => {
  const { changed, orders, read, view } = startBanner()

  read(null)
  changed(ALL_STORED)
  changed(stored({ date: '2026-11-20T06:12:00.000Z' }))
  expect(view()).toMatchObject({ state: 'hidden', analytics: true, announcement: 'Ihre letzte Auswahl gilt jetzt auch hier.' })
  expect(orders).toHaveLength(1)
  changed(null)
  expect(view()).toMatchObject({ state: 'summary', analytics: false, announcement: '', askAgainText: '' })
})

it('asks again and says so if the stored choice is not valid, or expires while the page is open', () => {
  const { after, read, view } = startBanner()
  const again = (nowMs: number) => ({ type: 'storage.changed', text: ALL_STORED, nowMs }) as const
  const askAgainText = 'Ihre frühere Auswahl gilt nicht mehr. Bitte wählen Sie noch einmal.'

  read(stored({ version: 0 }))
  expect(view()).toMatchObject({ state: 'summary', askAgainText })
  after(ACCEPT_ALL, { askAgainText: '' })
  after(again(NOW_MS + 365 * DAY_MS - 1), { state: 'hidden', consent: { analytics: true } })
  after(again(NOW_MS + 365 * DAY_MS), { state: 'summary', consent: null, askAgainText })
})

it('keeps a choice that could not be stored, whatever the storage says, until that changes', () => {
  const { after, changed, read, send, view } = startBanner()
  const announcement = 'Ihre Auswahl gilt nur auf dieser Seite. Ihr Browser konnte sie nicht speichern.'

  read(stored({ version: 0 }))
  send(ACCEPT_ALL)
  after({ type: 'storage.failed' }, { isUnstored: true, announcement })
  changed(null)
  expect(view()).toMatchObject({ state: 'hidden', consent: { analytics: true } })
})

it('never runs what the choice in effect does not allow, whatever happens', () => {
  const read = { type: 'storage.read', text: ALL_STORED, nowMs: NOW_MS, gpc: false, shared: false } as const
  const events = fc.constantFrom(read, ...(samplesOf(cookieBannerMachine, samples) as CookieBannerEvent[]))
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (steps) => {
      const { actor, send, view } = startBanner()
      let running: readonly string[] = []
      actor.on('tracking.changed', ({ categories }) => (running = categories))
      for (const step of steps) {
        send(step)
        const { consent } = view()
        expect(running).toEqual(OPTIONAL_CATEGORIES.filter((category) => consent?.[category]))
      }
    }),
  )
})

it.each([
  ['necessary', undefined, { 'aria-checked': true, disabled: true }],
  ['analytics', false, { 'aria-checked': false, disabled: false }],
] as const)('the switch of %s is on or off, is named by its label, and cannot be moved if it is necessary', (category, isOn, state) => {
  const id = `choice-${category}`
  expect(categoryParts(category, isOn)).toMatchObject({
    label: { id },
    switch: { role: 'switch', 'aria-labelledby': id, 'aria-describedby': `${id}-text`, ...state },
  })
})
