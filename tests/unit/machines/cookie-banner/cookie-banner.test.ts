import { describe, expect, it } from 'vitest'
import type { OptionalCategory } from '../../../../machines/cookie-banner/consent.ts'
import type { CookieBannerEmitted } from '../../../../machines/cookie-banner/cookie-banner.machine.ts'
import { cookieBannerMachine } from '../../../../machines/cookie-banner/cookie-banner.machine.ts'
import { cookieBannerView } from '../../../../machines/cookie-banner/cookie-banner.view.ts'
import { startMachine } from '../support.ts'
import { ALL_STORED, DAMAGED_TEXTS, NOW_MS, stored } from './stored.ts'
import { textInputs } from '../texts.ts'

const NONE_STORED = stored({ analytics: false, marketing: false, functional: false })
const ALL = ['analytics', 'marketing', 'functional']

function startBanner() {
  const run = startMachine(cookieBannerMachine, cookieBannerView, textInputs['cookie-banner'])
  const orders: CookieBannerEmitted[] = []
  run.actor.on('*', (order) => void orders.push(order))
  return {
    ...run,
    orders,
    read: (text: string | null, { nowMs = NOW_MS, gpc = false } = {}) => run.send({ type: 'storage.read', text, nowMs, gpc }),
    changed: (text: string | null, nowMs = NOW_MS) => run.send({ type: 'storage.changed', text, nowMs }),
    acceptAll: () => run.send({ type: 'accept-all.pressed', nowMs: NOW_MS }),
    onlyNecessary: () => run.send({ type: 'only-necessary.pressed', nowMs: NOW_MS }),
    openSettings: () => run.send({ type: 'settings.opened' }),
    toggle: (category: OptionalCategory) => run.send({ type: 'category.toggled', category }),
    save: () => run.send({ type: 'selection.saved', nowMs: NOW_MS }),
  }
}

/** A banner that asks, as on a first visit. */
function startAsking() {
  const run = startBanner()
  run.read(null)
  return run
}

describe('cookie banner before the storage is read', () => {
  it('is hidden and does nothing, whatever is pressed', () => {
    const { acceptAll, onlyNecessary, openSettings, orders, save, send, toggle, view } = startBanner()

    acceptAll()
    onlyNecessary()
    openSettings()
    toggle('analytics')
    save()
    send({ type: 'reopened' })
    send({ type: 'settings.left' })
    expect(view()).toEqual({
      state: 'hidden',
      analytics: false,
      marketing: false,
      functional: false,
      consent: null,
      askAgainReason: null,
      askAgainText: '',
      gpcSeen: false,
      gpcText: '',
      announcement: '',
    })
    expect(orders).toEqual([])
  })
})

describe('cookie banner on a first visit', () => {
  it('asks, with nothing preselected and nothing granted', () => {
    const { orders, view } = startAsking()

    expect(view()).toMatchObject({
      state: 'summary',
      analytics: false,
      marketing: false,
      functional: false,
      consent: null,
      askAgainReason: 'absent',
      askAgainText: '',
      announcement: '',
    })
    expect(orders).toEqual([])
  })

  it('stores "accept all", grants all categories and closes', () => {
    const { acceptAll, orders, view } = startAsking()

    acceptAll()
    expect(orders).toEqual([
      { type: 'consent.store', text: ALL_STORED },
      { type: 'tracking.changed', categories: ALL },
    ])
    expect(view()).toMatchObject({
      state: 'hidden',
      consent: JSON.parse(ALL_STORED),
      askAgainReason: null,
      announcement: 'Ihre Auswahl ist gespeichert. Es läuft trotzdem kein Dienst; vor dem ersten fragen wir neu.',
    })
  })

  it('stores "only necessary", initialises nothing and closes', () => {
    const { onlyNecessary, orders, view } = startAsking()

    onlyNecessary()
    expect(orders).toEqual([{ type: 'consent.store', text: NONE_STORED }])
    expect(view()).toMatchObject({
      state: 'hidden',
      askAgainReason: null,
      announcement: 'Ihre Auswahl ist gespeichert. Es bleibt beim Notwendigen.',
    })
  })

  it('stores exactly the categories that were switched on', () => {
    const { openSettings, orders, save, toggle, view } = startAsking()

    openSettings()
    expect(view()).toMatchObject({ state: 'settings', analytics: false, marketing: false, functional: false })
    toggle('analytics')
    toggle('functional')
    toggle('analytics')
    toggle('marketing')
    expect(view()).toMatchObject({ analytics: false, marketing: true, functional: true })
    expect(orders).toEqual([])
    save()
    expect(orders).toEqual([
      { type: 'consent.store', text: stored({ analytics: false }) },
      { type: 'tracking.changed', categories: ['marketing', 'functional'] },
    ])
    expect(view()).toMatchObject({ state: 'hidden', announcement: 'Ihre Auswahl ist gespeichert.' })
  })

  it('runs the initialisation even after an empty selection is saved', () => {
    const { openSettings, orders, save } = startAsking()

    openSettings()
    save()
    expect(orders).toEqual([
      { type: 'consent.store', text: NONE_STORED },
      { type: 'tracking.changed', categories: [] },
    ])
  })

  it('offers "accept all" and "only necessary" in the settings as well, whatever is switched on', () => {
    const accepting = startAsking()
    accepting.openSettings()
    accepting.acceptAll()
    expect(accepting.view()).toMatchObject({ state: 'hidden', consent: JSON.parse(ALL_STORED) })

    const declining = startAsking()
    declining.openSettings()
    declining.toggle('marketing')
    declining.onlyNecessary()
    expect(declining.view()).toMatchObject({ state: 'hidden', consent: JSON.parse(NONE_STORED), marketing: false })
  })

  it('grants nothing when the settings are left, and discards the switches', () => {
    const { openSettings, orders, send, toggle, view } = startAsking()

    openSettings()
    toggle('analytics')
    send({ type: 'settings.left' })
    expect(view()).toMatchObject({ state: 'summary', analytics: false, consent: null })
    openSettings()
    expect(view().analytics).toBe(false)
    expect(orders).toEqual([])
  })

  it('can be closed without a choice, which grants and stores nothing', () => {
    const { openSettings, orders, send, toggle, view } = startAsking()

    openSettings()
    toggle('analytics')
    send({ type: 'closed' })
    expect(view()).toMatchObject({ state: 'hidden', analytics: false, consent: null, askAgainReason: 'absent' })
    expect(orders).toEqual([])
    send({ type: 'reopened' })
    expect(view()).toMatchObject({ state: 'settings', analytics: false })
  })

  it('ignores switches for the necessary and for unknown categories', () => {
    const { openSettings, save, toggle, view } = startAsking()
    openSettings()
    for (const name of ['necessary', '__proto__', 'constructor', 'date', '']) toggle(name as OptionalCategory)
    save()

    expect(view().consent).toEqual(JSON.parse(NONE_STORED))
  })

  it('does not choose twice on a double click', () => {
    const { acceptAll, onlyNecessary, orders, view } = startAsking()

    acceptAll()
    acceptAll()
    onlyNecessary()
    expect(orders).toHaveLength(2)
    expect(view().consent).toEqual(JSON.parse(ALL_STORED))
  })

  it('reads the storage only once', () => {
    const { acceptAll, orders, read, view } = startAsking()

    read(ALL_STORED)
    expect(view().state).toBe('summary')
    acceptAll()
    read(null, { gpc: true })
    expect(view()).toMatchObject({ state: 'hidden', gpcSeen: false, consent: JSON.parse(ALL_STORED) })
    expect(orders).toHaveLength(2)
  })
})

describe('cookie banner on a later visit', () => {
  it('stays hidden with a valid choice and applies it', () => {
    const { orders, read, view } = startBanner()

    read(stored({ marketing: false }))
    expect(view()).toMatchObject({ state: 'hidden', askAgainReason: null, announcement: '' })
    expect(orders).toEqual([{ type: 'tracking.changed', categories: ['analytics', 'functional'] }])
  })

  it('initialises nothing if nothing was granted', () => {
    const { orders, read, view } = startBanner()

    read(NONE_STORED)
    expect(view().state).toBe('hidden')
    expect(orders).toEqual([])
  })

  it.each([
    ['damaged', 'not JSON', 'Ihre gespeicherte Auswahl ist nicht lesbar. Bitte wählen Sie noch einmal.'],
    ['outdated', stored({ version: 0 }), 'Die Zwecke haben sich seit Ihrer Auswahl geändert. Bitte wählen Sie noch einmal.'],
    ['expired', stored({ date: '2025-11-20T06:11:00.000Z' }), 'Ihre Auswahl ist älter als 12\u00a0Monate. Bitte wählen Sie noch einmal.'],
    [
      'future',
      stored({ date: '2027-11-20T06:11:00.000Z' }),
      'Ihre gespeicherte Auswahl trägt ein Datum in der Zukunft. Bitte wählen Sie noch einmal.',
    ],
  ])('asks again and gives the reason if the choice is %s', (reason, text, askAgainText) => {
    const { acceptAll, orders, read, view } = startBanner()

    read(text)
    expect(view()).toMatchObject({ state: 'summary', askAgainReason: reason, askAgainText, consent: null })
    expect(orders).toEqual([])
    acceptAll()
    expect(view()).toMatchObject({ state: 'hidden', askAgainReason: null, askAgainText: '' })
  })

  it.each(DAMAGED_TEXTS)('asks again and grants nothing: %s', (_, text) => {
    const { orders, read, view } = startBanner()

    read(text)
    expect(view()).toMatchObject({ state: 'summary', analytics: false, marketing: false, functional: false, consent: null })
    expect(orders).toEqual([])
  })
})

describe('cookie banner opened again from the footer', () => {
  it('shows the stored choice in the settings', () => {
    const { orders, read, send, view } = startBanner()

    read(stored({ marketing: false }))
    send({ type: 'reopened' })
    expect(view()).toMatchObject({ state: 'settings', analytics: true, marketing: false, functional: true })
    send({ type: 'settings.left' })
    expect(view().state).toBe('hidden')
    expect(orders).toHaveLength(1)
  })

  it('keeps the choice when the settings are left or closed after switching', () => {
    const { orders, read, send, toggle, view } = startBanner()

    read(ALL_STORED)
    for (const way of ['settings.left', 'closed'] as const) {
      send({ type: 'reopened' })
      toggle('analytics')
      expect(view().analytics).toBe(false)
      send({ type: way })
      expect(view()).toMatchObject({ state: 'hidden', analytics: true, consent: JSON.parse(ALL_STORED) })
    }
    expect(orders).toHaveLength(1)
  })

  it('withdraws immediately with one press', () => {
    const { onlyNecessary, orders, read, send } = startBanner()

    read(ALL_STORED)
    send({ type: 'reopened' })
    onlyNecessary()
    expect(orders.slice(1)).toEqual([
      { type: 'consent.store', text: NONE_STORED },
      { type: 'tracking.changed', categories: [] },
    ])
  })

  it('withdraws a single category immediately', () => {
    const { orders, read, save, send, toggle } = startBanner()

    read(ALL_STORED)
    send({ type: 'reopened' })
    toggle('marketing')
    save()
    expect(orders.at(-1)).toEqual({ type: 'tracking.changed', categories: ['analytics', 'functional'] })
  })

  it('keeps the switches when it is opened while open', () => {
    const { read, send, toggle, view } = startBanner()

    read(NONE_STORED)
    send({ type: 'reopened' })
    toggle('marketing')
    send({ type: 'reopened' })
    expect(view()).toMatchObject({ state: 'settings', marketing: true })
  })

  it('opens the settings from the summary as well', () => {
    const { send, view } = startAsking()

    send({ type: 'reopened' })
    expect(view().state).toBe('settings')
    send({ type: 'settings.left' })
    expect(view().state).toBe('summary')
  })

  it('clears the announcement of the last choice', () => {
    const { acceptAll, send, view } = startAsking()

    acceptAll()
    expect(view().announcement).not.toBe('')
    send({ type: 'reopened' })
    expect(view().announcement).toBe('')
  })
})

describe('cookie banner and other tabs', () => {
  it.each([['summary'], ['settings']])('closes the %s when another tab has chosen, and adopts that choice', (from) => {
    const { changed, openSettings, orders, toggle, view } = startAsking()

    if (from === 'settings') {
      openSettings()
      toggle('functional')
    }
    changed(stored({ functional: false }))
    expect(view()).toMatchObject({
      state: 'hidden',
      analytics: true,
      functional: false,
      announcement: 'Ihre Auswahl aus einem anderen Tab gilt jetzt auch hier.',
    })
    expect(orders).toEqual([{ type: 'tracking.changed', categories: ['analytics', 'marketing'] }])
  })

  it('immediately withdraws what another tab has withdrawn', () => {
    const { changed, orders, read, view } = startBanner()

    read(ALL_STORED)
    changed(NONE_STORED)
    expect(view()).toMatchObject({
      state: 'hidden',
      consent: JSON.parse(NONE_STORED),
      announcement: 'Ihre Auswahl aus einem anderen Tab gilt jetzt auch hier.',
    })
    expect(orders.at(-1)).toEqual({ type: 'tracking.changed', categories: [] })
  })

  it('initialises nothing again when another tab has stored the same categories', () => {
    const { changed, orders, read } = startBanner()

    read(ALL_STORED)
    changed(stored({ date: '2026-11-20T06:12:00.000Z' }))
    expect(orders).toHaveLength(1)
  })

  it.each([
    ['cleared', null, 'absent'],
    ['damaged', '{', 'damaged'],
  ])('revokes everything and asks when the storage was %s', (_, text, reason) => {
    const { acceptAll, changed, orders, view } = startAsking()

    acceptAll()
    changed(text)
    expect(view()).toMatchObject({ state: 'summary', consent: null, askAgainReason: reason, analytics: false, announcement: '' })
    expect(orders.at(-1)).toEqual({ type: 'tracking.changed', categories: [] })
  })

  it('stays as it is if it is already asking', () => {
    const { changed, openSettings, view } = startAsking()

    changed('{')
    expect(view()).toMatchObject({ state: 'summary', askAgainReason: 'damaged' })
    openSettings()
    changed(null)
    expect(view()).toMatchObject({ state: 'settings', askAgainReason: 'absent' })
  })

  it('treats a change before the first reading as the first reading', () => {
    const { changed, read, view } = startBanner()

    changed(ALL_STORED)
    read(null)
    expect(view()).toMatchObject({ state: 'hidden', consent: JSON.parse(ALL_STORED) })
  })
})

describe('cookie banner in a restricted or broken browser', () => {
  it('keeps the choice for the visit if it cannot be stored, and says so', () => {
    const { acceptAll, send, view } = startAsking()

    acceptAll()
    send({ type: 'storage.failed' })
    expect(view()).toMatchObject({
      state: 'hidden',
      consent: JSON.parse(ALL_STORED),
      announcement: 'Ihre Auswahl gilt für diesen Besuch. Ihr Browser konnte sie nicht speichern.',
    })
    send({ type: 'reopened' })
    expect(view()).toMatchObject({ state: 'settings', analytics: true, marketing: true, functional: true })
  })

  it('shows that Global Privacy Control was seen, grants nothing, and lets a later choice win', () => {
    const { acceptAll, orders, read, view } = startBanner()

    read(null, { gpc: true })
    expect(view()).toMatchObject({
      state: 'summary',
      gpcSeen: true,
      gpcText: 'Ihr Browser sendet das Signal „Global Privacy Control“. Deshalb bleibt alles aus, bis Sie selbst etwas einschalten.',
      analytics: false,
      marketing: false,
      functional: false,
    })
    expect(orders).toEqual([])
    acceptAll()
    expect(orders.at(-1)).toEqual({ type: 'tracking.changed', categories: ALL })
  })

  it('lets a stored explicit choice win over Global Privacy Control', () => {
    const { orders, read, view } = startBanner()

    read(ALL_STORED, { gpc: true })
    expect(view()).toMatchObject({ state: 'hidden', gpcSeen: true })
    expect(orders).toEqual([{ type: 'tracking.changed', categories: ALL }])
  })

  it('stores a date even if the clock is broken', () => {
    const { orders, send } = startAsking()

    send({ type: 'accept-all.pressed', nowMs: Number.NaN })
    expect(orders[0]).toEqual({ type: 'consent.store', text: stored({ date: '1970-01-01T00:00:00.000Z' }) })
  })
})
