import { describe, expect, it } from 'vitest'
import { cookieBannerMachine } from '#machines/cookie-banner/cookie-banner.machine.ts'
import { categoryParts, cookieBannerView } from '#machines/cookie-banner/cookie-banner.view.ts'
import { startMachine } from '../support.ts'
import { ALL_STORED, NOW_MS, stored } from './stored.ts'
import { textInputs } from '../texts.ts'

const NONE_STORED = stored({ analytics: false, marketing: false, functional: false })

function startBanner() {
  const run = startMachine(cookieBannerMachine, cookieBannerView, textInputs['cookie-banner'])
  return {
    ...run,
    read: (text: string | null, { gpc = false, shared = false } = {}) =>
      run.send({ type: 'storage.read', text, nowMs: NOW_MS, gpc, shared }),
    changed: (text: string | null) => run.send({ type: 'storage.changed', text, nowMs: NOW_MS }),
  }
}

const ACCEPT_ALL = { type: 'accept-all.pressed', nowMs: NOW_MS } as const
const ONLY_NECESSARY = { type: 'only-necessary.pressed', nowMs: NOW_MS } as const
const SAVE = { type: 'selection.saved', nowMs: NOW_MS } as const
const OPEN = { type: 'settings.opened' } as const
const toggle = (category: 'analytics' | 'marketing' | 'functional') => ({ type: 'category.toggled', category }) as const

it('is hidden and does nothing before the storage is read', () => {
  const { changed, orders, send, view } = startBanner()

  changed(ALL_STORED)
  for (const event of [ACCEPT_ALL, ONLY_NECESSARY, OPEN, SAVE, { type: 'reopened' } as const]) send(event)
  expect(view()).toMatchObject({ state: 'hidden', consent: null, announcement: '' })
  expect(orders).toEqual([])
})

describe('cookie banner on a page that was opened for a shared name', () => {
  it('waits for a scroll of more than 300 px', () => {
    const { after, read } = startBanner()

    read(null, { shared: true, gpc: true })
    after({ type: 'page.scrolled', scrollYPx: 300 }, { state: 'hidden', isWaiting: true })
    after({ type: 'page.scrolled', scrollYPx: 301 }, { state: 'summary', isWaiting: false, gpcSeen: true })
  })

  it.each([
    ['a key', { type: 'key.pressed' }, 'summary'],
    ['the link to the settings', { type: 'reopened' }, 'settings'],
    ['a choice in another tab', { type: 'storage.changed', text: ALL_STORED, nowMs: NOW_MS }, 'hidden'],
  ] as const)('waits no longer after %s', (_, event, state) => {
    const { after, read } = startBanner()

    read(null, { shared: true })
    after(event, { state, isWaiting: false })
  })

  it('does not wait with a stored choice', () => {
    const { read, view } = startBanner()

    read(ALL_STORED, { shared: true })
    expect(view()).toMatchObject({ state: 'hidden', isWaiting: false })
  })
})

describe('a choice on a first visit', () => {
  const SAVED = 'Ihre Auswahl ist gespeichert.'

  it.each([
    [
      'everything',
      [ACCEPT_ALL],
      {},
      ['analytics', 'marketing', 'functional'],
      'Es läuft trotzdem kein Dienst; vor dem ersten fragen wir neu.',
    ],
    [
      'parts',
      [OPEN, toggle('analytics'), toggle('functional'), toggle('analytics'), SAVE],
      { analytics: false, marketing: false },
      ['functional'],
      '',
    ],
    ['an empty selection', [OPEN, SAVE], { analytics: false, marketing: false, functional: false }, [], ''],
  ] as const)('of %s is stored, starts what it allows and is confirmed', (_, events, changes, categories, more) => {
    const { orders, read, send, view } = startBanner()

    read(null)
    expect(view()).toMatchObject({ state: 'summary', askAgainText: '', gpcText: '', announcement: '' })
    for (const event of events) send(event)
    expect(orders).toEqual([
      { type: 'consent.store', text: stored(changes) },
      { type: 'tracking.changed', categories },
    ])
    expect(view()).toMatchObject({ state: 'hidden', announcement: `${SAVED} ${more}`.trim() })
  })

  it('of the necessary starts nothing, and a second press does nothing', () => {
    const { orders, read, send, view } = startBanner()

    read(null)
    send(ONLY_NECESSARY)
    send(ACCEPT_ALL)
    expect(orders).toEqual([{ type: 'consent.store', text: NONE_STORED }])
    expect(view()).toMatchObject({ state: 'hidden', announcement: `${SAVED} Es bleibt beim Notwendigen.` })
  })
})

describe('cookie banner on a later visit', () => {
  it('asks again and says so if the stored choice is not valid', () => {
    const { after, read, view } = startBanner()

    read(stored({ version: 0 }))
    expect(view().askAgainText).toBe('Ihre frühere Auswahl gilt nicht mehr. Bitte wählen Sie noch einmal.')
    after(ACCEPT_ALL, { askAgainText: '' })
  })

  it('says what another tab has chosen, asks once that is gone, and starts nothing again for the same categories', () => {
    const { changed, orders, read, view } = startBanner()

    read(ALL_STORED)
    changed(stored({ date: '2026-11-20T06:12:00.000Z' }))
    expect(orders).toHaveLength(1)
    expect(view()).toMatchObject({ announcement: 'Ihre letzte Auswahl gilt jetzt auch hier.', askAgainText: '' })
    changed('{')
    expect(view()).toMatchObject({ state: 'summary', announcement: '' })
    changed(null)
    expect(view().askAgainText).toBe('')
  })

  it('says that a choice could not be stored, until the settings are opened again', () => {
    const { after, read, send } = startBanner()

    read(null)
    send(ACCEPT_ALL)
    after(
      { type: 'storage.failed' },
      {
        consent: JSON.parse(ALL_STORED) as object,
        announcement: 'Ihre Auswahl gilt nur auf dieser Seite. Ihr Browser konnte sie nicht speichern.',
      },
    )
    after({ type: 'reopened' }, { state: 'settings', announcement: '' })
  })

  it('says that Global Privacy Control was seen', () => {
    const { read, view } = startBanner()

    read(null, { gpc: true })
    expect(view().gpcText).toBe(
      'Ihr Browser sendet das Signal „Global Privacy Control“. Deshalb bleibt alles aus, bis Sie selbst etwas einschalten.',
    )
  })
})

it('names and describes the switch of a category, which is always on where the category is necessary', () => {
  expect(categoryParts('marketing', false)).toEqual({
    label: { id: 'choice-marketing' },
    text: { id: 'choice-marketing-text' },
    switch: {
      role: 'switch',
      'aria-labelledby': 'choice-marketing',
      'aria-describedby': 'choice-marketing-text',
      'aria-checked': false,
      disabled: false,
    },
  })
  expect(categoryParts('marketing', true).switch).toMatchObject({ 'aria-checked': true, disabled: false })
  expect(categoryParts('necessary').switch).toMatchObject({ 'aria-checked': true, disabled: true })
})
