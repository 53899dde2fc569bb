// @vitest-environment happy-dom
/** @jsxImportSource react */
import { useMachine } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { createEngine } from '@drei-tage/engine'
import { createInspector } from '@drei-tage/inspector'
import type { Inspector } from '@drei-tage/inspector'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { FakeHost } from '../../../engine/tests/fake-host.ts'
import { FakeHot } from './support.ts'

const lamp = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: { after: { 100: 'on' } }, on: {} } })

/** React listens to this on the document from its first render, and never stops. */
const REACTS_OWN = 'selectionchange'

/** What is listened to on the page: a line for each listener that has not been removed. */
function countListeners() {
  const open = new Map<string, number>()
  for (const [name, target] of Object.entries({ window: globalThis, document })) {
    for (const [method, change] of [
      ['addEventListener', 1],
      ['removeEventListener', -1],
    ] as const) {
      const original = target[method].bind(target)
      vi.spyOn(target as unknown as Window, method).mockImplementation((type: string, ...rest: unknown[]) => {
        if (type !== REACTS_OWN) open.set(`${name} ${type}`, (open.get(`${name} ${type}`) ?? 0) + change)
        return original(type, ...(rest as [never]))
      })
    }
  }
  return () => [...open].filter(([, count]) => count !== 0)
}

/** Everything of the page that an inspector could change. */
function pageNow() {
  return {
    html: document.documentElement.outerHTML,
    sheets: document.adoptedStyleSheets.length,
    globals: Object.getOwnPropertyNames(globalThis).join(),
    symbols: Object.getOwnPropertySymbols(globalThis).map(String).join(),
  }
}

const panels = () => document.querySelectorAll('[data-inspector]')
const inPanel = (text: string) => vi.waitFor(() => expect(panels()[0]?.shadowRoot?.textContent).toContain(text), { timeout: 10_000 })
const panelIsOpen = () => inPanel('Inspector')

// happy-dom has no animations.
Object.assign(document, { getAnimations: () => [] })

let opened: Inspector | undefined
afterEach(() => {
  opened?.close()
  vi.restoreAllMocks()
})

it('closing the inspector leaves the page as it was: no listener, no global, no attribute, no rate, no pause', async () => {
  const host = new FakeHost()
  const engine = createEngine({ host })
  const hot = new FakeHot()
  let inspector: Inspector | undefined
  function Lamp() {
    const [{ value }] = useMachine(lamp, inspector && { clock: inspector.clock, inspect: inspector.inspect })
    return <p>{value}</p>
  }
  engine.rate = 0.5
  const listeners = countListeners()
  const before = pageNow()
  inspector = createInspector({ engine, hot })
  opened = inspector
  const { session } = inspector
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<Lamp />)
  await panelIsOpen()
  session.lookAtTime(0)
  await inPanel('Back to now')
  session.setRate(4)
  session.returnToPresent()
  session.pause()
  session.lookAtTime(0)
  await inPanel('Back to now')
  expect(container.inert).toBe(true)
  expect([engine.paused, engine.rate, hot.listeners.size, listeners().length > 0]).toEqual([true, 4, 1, true])

  const recorded = session.history().entries.length
  inspector.close()
  createActor(lamp, { clock: inspector.clock, inspect: inspector.inspect }).start().stop()
  expect(session.history().entries).toHaveLength(recorded)
  expect(container.inert).toBe(false)
  root.unmount()
  container.remove()
  await vi.waitFor(() => expect(listeners()).toEqual([]))
  expect(pageNow()).toEqual(before)
  expect([engine.paused, engine.rate, hot.listeners.size, Object.getOwnPropertySymbols(hot.data)]).toEqual([false, 0.5, 0, []])
  expect(host.held.slice(0, 2)).toEqual([0, 0])
})

const panelKey = () => new KeyboardEvent('keydown', { code: 'KeyP', altKey: true, shiftKey: true, cancelable: true })
const closePanel = () => panels()[0]?.shadowRoot?.querySelector<HTMLElement>('[aria-label="Close the panel"]')?.click()

it('the close button of the panel only hides it: the page gets its time back, the recording goes on, and Alt+Shift+P brings the panel and its focus back', async () => {
  const engine = createEngine({ host: new FakeHost() })
  opened = createInspector({ engine })
  const { session, clock, inspect } = opened
  await panelIsOpen()
  session.setRate(4)
  session.pause()
  session.lookAtTime(0)
  await inPanel('Back to now')
  closePanel()
  expect([panels().length, session.cursor(), engine.paused, engine.rate]).toEqual([0, undefined, false, 1])

  createActor(lamp, { clock, inspect }).start()
  dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyP', cancelable: true }))
  expect(panels()).toHaveLength(0)
  const key = panelKey()
  dispatchEvent(key)
  expect(key.defaultPrevented).toBe(true)
  await inPanel('lamp#1')
  const { shadowRoot } = panels()[0] as Element
  await vi.waitFor(() => expect(shadowRoot?.activeElement?.className).toBe('panel'))
  closePanel()
  opened.close()
  dispatchEvent(panelKey())
  expect(panels()).toHaveLength(0)
})

it('two inspectors on a page show one panel at a time: the other says so, and is reached once the first is closed', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  opened = createInspector({ engine: createEngine({ host: new FakeHost() }) })
  await panelIsOpen()
  const second = createInspector({ engine: createEngine({ host: new FakeHost() }) })
  createActor(lamp, { clock: second.clock, inspect: second.inspect }).start()
  await vi.waitFor(() => expect(info).toHaveBeenCalled())
  expect(info.mock.calls).toEqual([
    ['inspector: another inspector has its panel on this page. Close that panel, and Alt+Shift+P opens this one.'],
  ])
  const [first] = panels()
  dispatchEvent(panelKey())
  expect([...panels()]).toEqual([first])
  closePanel()
  dispatchEvent(panelKey())
  expect(panels()).toHaveLength(1)
  await inPanel('lamp#1')
  second.close()
  dispatchEvent(panelKey())
  await inPanel('No machine runs')
})
