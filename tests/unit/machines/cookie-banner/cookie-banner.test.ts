import { describe, expect, it } from 'vitest'
import type { OptionalCategory } from '#machines/cookie-banner/consent.ts'
import { cookieBannerMachine } from '#machines/cookie-banner/cookie-banner.machine.ts'
import { categoryParts, cookieBannerView } from '#machines/cookie-banner/cookie-banner.view.ts'
import { startMachine } from '../support.ts'
import { ALL_STORED, NOW_MS, stored } from './stored.ts'
import { textInputs } from '../texts.ts'

const NONE_STORED = stored({ analytics: false, marketing: false, functional: false })
const ALL = ['analytics', 'marketing', 'functional']

function startBanner() {
  const run = startMachine(cookieBannerMachine, cookieBannerView, textInputs['cookie-banner'])
  return {
    ...run,
    read: (text: string | null, { nowMs = NOW_MS, gpc = false, shared = false } = {}) =>
      run.send({ type: 'storage.read', text, nowMs, gpc, shared }),
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
    const { acceptAll, changed, onlyNecessary, openSettings, orders, save, send, toggle, view } = startBanner()

    changed(ALL_STORED)
    acceptAll()
    onlyNecessary()
    openSettings()
    toggle('analytics')
    save()
    send({ type: 'reopened' })
    send({ type: 'settings.left' })
    expect(view()).toMatchObject({ state: 'hidden', consent: null, askAgainText: '', gpcSeen: false, gpcText: '', announcement: '' })
    expect(orders).toEqual([])
  })
})

describe('cookie banner on a page that was opened for a shared name', () => {
  it('waits for a scroll of more than 300 px', () => {
    const { read, send, view } = startBanner()

    read(null, { shared: true })
    expect(view()).toMatchObject({ state: 'hidden', isWaiting: true })
    send({ type: 'page.scrolled', scrollYPx: 300 })
    expect(view()).toMatchObject({ state: 'hidden', isWaiting: true })
    send({ type: 'page.scrolled', scrollYPx: 301 })
    expect(view()).toMatchObject({ state: 'summary', isWaiting: false })
  })

  it('or for a key, for the link to the settings, and for another tab', () => {
    const byKey = startBanner()
    byKey.read(null, { shared: true })
    byKey.send({ type: 'key.pressed' })
    expect(byKey.view().state).toBe('summary')

    const byLink = startBanner()
    byLink.read(null, { shared: true })
    byLink.send({ type: 'reopened' })
    expect(byLink.view().state).toBe('settings')

    const elsewhere = startBanner()
    elsewhere.read(null, { shared: true })
    elsewhere.changed(ALL_STORED)
    expect(elsewhere.view()).toMatchObject({ state: 'hidden', isWaiting: false })
  })

  it('does not wait with a stored choice', () => {
    const { read, view } = startBanner()

    read(ALL_STORED, { shared: true })
    expect(view()).toMatchObject({ state: 'hidden', isWaiting: false })
  })
})

describe('cookie banner on a first visit', () => {
  it('asks, with nothing preselected and nothing granted', () => {
    const { orders, view } = startAsking()

    const nothing = { analytics: false, marketing: false, functional: false, consent: null }
    expect(view()).toMatchObject({ state: 'summary', ...nothing, askAgainText: '', announcement: '' })
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
      announcement: 'Ihre Auswahl ist gespeichert. Es läuft trotzdem kein Dienst; vor dem ersten fragen wir neu.',
    })
  })

  it('stores "only necessary", initialises nothing and closes', () => {
    const { onlyNecessary, orders, view } = startAsking()

    onlyNecessary()
    expect(orders).toEqual([{ type: 'consent.store', text: NONE_STORED }])
    expect(view()).toMatchObject({
      state: 'hidden',
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
  it('asks again and says so if the stored choice is not valid', () => {
    const { acceptAll, orders, read, view } = startBanner()

    read(stored({ version: 0 }))
    const askAgainText = 'Ihre frühere Auswahl gilt nicht mehr. Bitte wählen Sie noch einmal.'
    expect(view()).toMatchObject({ state: 'summary', askAgainText, consent: null })
    expect(orders).toEqual([])
    acceptAll()
    expect(view()).toMatchObject({ state: 'hidden', askAgainText: '' })
  })
})

describe('cookie banner opened again from the footer', () => {
  it.each([
    [null, 'summary'],
    [ALL_STORED, 'hidden'],
  ])('discards the switches when it is left with %s stored, and is %s then', (text, state) => {
    const { orders, read, send, toggle, view } = startBanner()

    read(text)
    const { analytics } = view()
    const ordered = [...orders]
    send({ type: 'reopened' })
    expect(view()).toMatchObject({ state: 'settings', analytics })
    toggle('analytics')
    send({ type: 'settings.left' })
    expect(view()).toMatchObject({ state, analytics })
    expect(orders).toEqual(ordered)
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
      announcement: 'Ihre letzte Auswahl gilt jetzt auch hier.',
    })
    expect(orders).toEqual([{ type: 'tracking.changed', categories: ['analytics', 'marketing'] }])
  })

  it('withdraws what another tab has withdrawn, and asks again once the storage is damaged or cleared', () => {
    const { changed, orders, read, view } = startBanner()

    read(ALL_STORED, { gpc: true })
    expect(view().gpcSeen).toBe(true)
    changed(NONE_STORED)
    expect(view()).toMatchObject({ state: 'hidden', consent: JSON.parse(NONE_STORED) })
    expect(view().announcement).toBe('Ihre letzte Auswahl gilt jetzt auch hier.')
    expect(orders.at(-1)).toEqual({ type: 'tracking.changed', categories: [] })
    changed('{')
    expect(view()).toMatchObject({ state: 'summary', consent: null, announcement: '' })
    changed(null)
    expect(view()).toMatchObject({ state: 'summary', askAgainText: '' })
  })

  it('initialises nothing again when another tab has stored the same categories', () => {
    const { changed, orders, read } = startBanner()

    read(ALL_STORED)
    changed(stored({ date: '2026-11-20T06:12:00.000Z' }))
    expect(orders).toHaveLength(1)
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
      announcement: 'Ihre Auswahl gilt nur auf dieser Seite. Ihr Browser konnte sie nicht speichern.',
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
})

describe('the switch of a category', () => {
  const named = { role: 'switch', 'aria-labelledby': 'choice-marketing', 'aria-describedby': 'choice-marketing-text' }

  it.each([true, false])('has the name and the description beside it, and says whether it is on: %s', (isOn) => {
    expect(categoryParts('marketing', isOn)).toEqual({
      label: { id: 'choice-marketing' },
      text: { id: 'choice-marketing-text' },
      switch: { ...named, 'aria-checked': isOn, disabled: false },
    })
  })

  it('is always on where the category is necessary', () => {
    expect(categoryParts('necessary').switch).toMatchObject({ 'aria-checked': true, disabled: true })
  })
})
