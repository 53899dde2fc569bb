import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CONSENT_VERSION, OPTIONAL_CATEGORIES, parseConsent } from '#machines/cookie-banner/consent.ts'
import type { OptionalCategory } from '#machines/cookie-banner/consent.ts'
import type { CookieBannerEvent } from '#machines/cookie-banner/cookie-banner.machine.ts'
import { cookieBannerMachine } from '#machines/cookie-banner/cookie-banner.machine.ts'
import { cookieBannerView } from '#machines/cookie-banner/cookie-banner.view.ts'
import { INVALID_TEXTS, NOW_MS, stored } from '../../../unit/machines/cookie-banner/stored.ts'
import { startMachine } from '../../../unit/machines/support.ts'
import { runs } from '../../../../engine/tests/seed.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const DAY_MS = 86_400_000

it('a stored consent grants nothing if anything but a choice is changed', () => {
  fc.assert(
    fc.property(fc.constantFrom('necessary', 'analytics', 'marketing', 'functional', 'date', 'version'), fc.jsonValue(), (key, value) => {
      const text = stored({ [key]: value })
      const isBooleanCategory = typeof value === 'boolean' && OPTIONAL_CATEGORIES.includes(key as OptionalCategory)
      expect(parseConsent(text, NOW_MS) !== null).toBe(isBooleanCategory || text === stored({}))
    }),
  )
})

// The model: one browser with a clock, a storage and some tabs.

type StoredModel = { kind: 'none' } | { kind: 'bad' } | { kind: 'good'; choice: readonly OptionalCategory[]; madeMs: number }

interface TabModel {
  state: 'hidden' | 'summary' | 'settings'
  /** The choice in effect. Null if there is none, in which case nothing is granted. */
  choice: readonly OptionalCategory[] | null
  draft: readonly OptionalCategory[]
}

interface Model {
  nowMs: number
  storage: StoredModel
  writable: boolean
  tabs: TabModel[]
}

/** The stored choice, or null if it is not valid: it expires after 365 days, and its date may be at most a day in the future. */
function choiceIn({ storage, nowMs }: Model): readonly OptionalCategory[] | null {
  if (storage.kind !== 'good' || storage.madeMs > nowMs + DAY_MS) return null
  return nowMs < storage.madeMs + 365 * DAY_MS ? storage.choice : null
}

function openTab(text: string | null, nowMs: number, gpc: boolean, store: (text: string) => boolean) {
  const run = startMachine(cookieBannerMachine, cookieBannerView, textInputs['cookie-banner'])
  const tab = { ...run, active: [] as readonly OptionalCategory[], gpc }
  run.actor.on('tracking.changed', ({ categories }) => {
    tab.active = categories
  })
  run.actor.on('consent.store', (order) => {
    if (!store(order.text)) run.send({ type: 'storage.failed' })
  })
  run.send({ type: 'storage.read', text, nowMs, gpc, shared: false })
  return tab
}

/** The real machines, with a simulated browser. */
class Browser {
  nowMs = NOW_MS
  text: string | null = null
  writable = true
  tabs: ReturnType<typeof openTab>[] = []

  open(gpc: boolean): ReturnType<typeof openTab> {
    const tab: ReturnType<typeof openTab> = openTab(this.text, this.nowMs, gpc, (text) => {
      if (!this.writable) return false
      this.write(text, tab)
      return true
    })
    return tab
  }

  /** Writes a text to the storage and notifies every tab but the one that wrote it. */
  write(text: string | null, from?: ReturnType<typeof openTab>): void {
    this.text = text
    for (const tab of this.tabs) if (tab !== from) tab.send({ type: 'storage.changed', text, nowMs: this.nowMs })
  }
}

type BannerCommand = fc.Command<Model, Browser>

/** Checks every tab after a command has run on the model and on the browser. */
function compare(model: Model, browser: Browser): void {
  browser.tabs.forEach((tab, index) => {
    const expected = model.tabs[index]
    const view = tab.view()
    expect(view.state).toBe(expected?.state)
    expect(tab.active).toEqual(expected?.choice ?? [])
    expect(OPTIONAL_CATEGORIES.filter((category) => view[category])).toEqual(expected?.draft)
    expect(view.consent === null).toBe(expected?.choice === null)
    expect(view.gpcSeen).toBe(tab.gpc)
    // The essential guarantee: nothing optional is active without a choice, either made in this visit or stored and still valid.
    if (tab.active.length > 0) expect(view.consent).toMatchObject(Object.fromEntries(tab.active.map((name) => [name, true])))
    if (view.consent !== null) expect(view.consent.version).toBe(CONSENT_VERSION)
  })
}

function command(name: string, onModel: (model: Model) => unknown, onBrowser: (browser: Browser) => unknown): BannerCommand {
  return {
    check: () => true,
    run(model, browser) {
      onModel(model)
      onBrowser(browser)
      compare(model, browser)
    },
    toString: () => name,
  }
}

function openedTab(model: Model): TabModel {
  const choice = choiceIn(model)
  return { state: choice === null ? 'summary' : 'hidden', choice, draft: choice ?? [] }
}

/** Does in the model what tabs do when the storage has changed. */
function notifyTabs(model: Model, from?: TabModel): void {
  const choice = choiceIn(model)
  for (const tab of model.tabs) {
    if (tab === from) continue
    tab.choice = choice
    tab.draft = choice ?? []
    if (choice !== null) tab.state = 'hidden'
    else if (tab.state === 'hidden') tab.state = 'summary'
  }
}

function choose(model: Model, tab: TabModel, choice: readonly OptionalCategory[]): void {
  Object.assign(tab, { state: 'hidden', choice, draft: choice })
  if (!model.writable) return
  model.storage = { kind: 'good', choice, madeMs: model.nowMs }
  notifyTabs(model, tab)
}

/** What a visitor can do in a tab: the event, and how it changes the model. */
type Deed = readonly [(nowMs: number) => CookieBannerEvent, (tab: TabModel, model: Model) => unknown]

const DEEDS: readonly Deed[] = [
  [(nowMs) => ({ type: 'accept-all.pressed', nowMs }), (tab, model) => tab.state !== 'hidden' && choose(model, tab, OPTIONAL_CATEGORIES)],
  [(nowMs) => ({ type: 'only-necessary.pressed', nowMs }), (tab, model) => tab.state !== 'hidden' && choose(model, tab, [])],
  [(nowMs) => ({ type: 'selection.saved', nowMs }), (tab, model) => tab.state === 'settings' && choose(model, tab, tab.draft)],
  ...OPTIONAL_CATEGORIES.map((category): Deed => [
    () => ({ type: 'category.toggled', category }),
    (tab) => {
      if (tab.state === 'settings') tab.draft = OPTIONAL_CATEGORIES.filter((name) => tab.draft.includes(name) !== (name === category))
    },
  ]),
  [() => ({ type: 'settings.opened' }), (tab) => tab.state === 'summary' && (tab.state = 'settings')],
  [() => ({ type: 'settings.left' }), (tab) => tab.state === 'settings' && leave(tab, tab.choice === null ? 'summary' : 'hidden')],
  [() => ({ type: 'reopened' }), (tab) => (tab.state = 'settings')],
]

function leave(tab: TabModel, state: TabModel['state']): void {
  Object.assign(tab, { state, draft: tab.choice ?? [] })
}

const picks = fc.nat(2)

const deeds = fc.tuple(picks, fc.constantFrom(...DEEDS)).map(([pick, [event, onModel]]) =>
  command(
    `tab ${pick}: ${event(0).type}`,
    (model) => {
      const tab = model.tabs[pick % model.tabs.length]
      if (tab) onModel(tab, model)
    },
    (browser) => browser.tabs[pick % browser.tabs.length]?.send(event(browser.nowMs)),
  ),
)

const commands = [
  fc.boolean().map((gpc) =>
    command(
      `open a tab${gpc ? ' with GPC' : ''}`,
      (model) => model.tabs.length < 3 && model.tabs.push(openedTab(model)),
      (browser) => browser.tabs.length < 3 && browser.tabs.push(browser.open(gpc)),
    ),
  ),
  picks.map((pick) =>
    command(
      `reload tab ${pick}`,
      (model) => pick < model.tabs.length && (model.tabs[pick] = openedTab(model)),
      (browser) => pick < browser.tabs.length && (browser.tabs[pick] = browser.open(false)),
    ),
  ),
  fc.constantFrom(1, DAY_MS, 200 * DAY_MS, 364 * DAY_MS, 365 * DAY_MS, 366 * DAY_MS, -3_600_000, -2 * DAY_MS).map((ms) =>
    command(
      `the clock goes by ${ms} ms`,
      (model) => (model.nowMs += ms),
      (browser) => (browser.nowMs += ms),
    ),
  ),
  fc.boolean().map((writable) =>
    command(
      `the storage is ${writable ? 'writable' : 'full'}`,
      (model) => (model.writable = writable),
      (browser) => (browser.writable = writable),
    ),
  ),
  fc.constantFrom(...INVALID_TEXTS.map(([, text]) => text)).map((text) =>
    command(
      `the storage is ${text === null ? 'cleared' : `damaged: ${text.slice(0, 60)}`}`,
      (model) => {
        model.storage = { kind: text === null ? 'none' : 'bad' }
        notifyTabs(model)
      },
      (browser) => browser.write(text),
    ),
  ),
  // Makes visitors' deeds more frequent than other commands.
  ...Array<typeof deeds>(8).fill(deeds),
]

it('the cookie banner agrees with its model in any order of visits, choices, damage, tabs and time', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60, size: 'max' }), (script) => {
      fc.modelRun(() => {
        const model: Model = { nowMs: NOW_MS, storage: { kind: 'none' }, writable: true, tabs: [] }
        model.tabs.push(openedTab(model))
        const browser = new Browser()
        browser.tabs.push(browser.open(false))
        return { model, real: browser }
      }, script)
    }),
    { numRuns: runs(80) },
  )
})
