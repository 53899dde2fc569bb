// @vitest-environment happy-dom
import { createSimulatedEngine } from '@drei-tage/engine'
import type { Redact } from '@drei-tage/recorder'
import { createActor, setup } from 'xstate'
import type { AnyActorLogic } from 'xstate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bringBackAfterChanges } from '../../../packages/inspector/reload.ts'
import { createSession } from '../../../packages/inspector/session.ts'

/** Leaves the page that is open. */
let leave = () => {}

/** A page of the same tab, with what the one before it has left. */
function openPage(machines: Record<string, AnyActorLogic> = {}, redact: Redact = {}) {
  const session = createSession({ engine: createSimulatedEngine(), machines, redact })
  const changes = bringBackAfterChanges(session, machines)
  const told = new Map<string, () => void>()
  changes.listen({ data: {}, on: (type, listener) => told.set(type, listener), off: () => undefined })
  const start = (id: string) => createActor(setup({}).createMachine({ id }), { clock: session.clock, inspect: session.inspect }).start()
  leave = () => {
    dispatchEvent(new Event('pagehide'))
    changes.stop()
    session.close()
  }
  const reload = () => {
    told.get('vite:beforeFullReload')?.()
    leave()
  }
  const update = () => told.get('vite:beforeUpdate')?.()
  /** Vite reloads the page instead of updating it, if it shows its overlay. */
  const reloadInUpdate = () => {
    update()
    leave()
  }
  return { session, start, reload, reloadInUpdate, update, endUpdate: () => told.get('vite:afterUpdate')?.() }
}

/** A page that runs these machines, and is reloaded after a change. */
function reloadPageWith(...ids: readonly string[]): void {
  const { start, reload } = openPage()
  ids.forEach(start)
  reload()
}

afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('says which machines it waits for after a reload, until the session can be replayed', async () => {
  reloadPageWith('cart', 'dialog')
  const { session, start } = openPage()
  expect(session.notice()).toBe('Before the change: replayed as soon as cart and dialog have started again.')
  start('cart')
  expect(session.notice()).toBe('Before the change: replayed as soon as dialog has started again.')
  start('dialog')
  await Promise.resolve()
  expect(session.notice()).toBeUndefined()
  expect(session.offered()).toMatchObject({ name: 'Before the change', difference: undefined })
})

it('keeps waiting if a machine is saved meanwhile, and says nothing more once it is dismissed', async () => {
  reloadPageWith('cart', 'dialog', 'menu')
  const { session, start, update } = openPage()
  start('cart')
  update()
  expect(session.notice()).toContain('dialog and menu')
  session.dismiss()
  start('dialog')
  expect(session.notice()).toBeUndefined()
  start('menu')
  await Promise.resolve()
  expect(session.offered()?.recording.entries.map(({ actor }) => actor)).toEqual(['cart#1', 'dialog#1', 'menu#1'])
})

describe('a change that breaks the page', () => {
  it.each(['reload', 'reloadInUpdate'] as const)('leaves the session from before it to the page that is mended: %s', async (end) => {
    reloadPageWith('cart', 'dialog')
    const broken = openPage()
    broken.start('cart')
    broken[end]()
    const { session, start } = openPage()
    start('cart')
    start('dialog')
    await Promise.resolve()
    expect(session.offered()?.recording.entries.map(({ actor }) => actor)).toEqual(['cart#1', 'dialog#1'])
  })

  it('leaves the session to the next page and update, even if it waits for no machine and nothing has started', async () => {
    reloadPageWith('cart')
    const known = { cart: setup({}).createMachine({ id: 'cart' }) }
    const broken = openPage(known)
    broken.update()
    broken.endUpdate()
    broken.reload()
    const { session, start } = openPage(known)
    start('cart')
    await Promise.resolve()
    expect(session.offered()?.recording.entries.map(({ actor }) => actor)).toEqual(['cart#1'])
  })

  it('has the session go on if the module was only updated, until a reload mends it', async () => {
    const before = openPage()
    before.start('cart')
    before.update()
    before.endUpdate()
    before.start('dialog')
    before.reloadInUpdate()
    const { session } = openPage()
    expect(session.notice()).toBe('Before the change: replayed as soon as cart and dialog have started again.')
  })

  it('is over once the developer dismisses the session, or leaves the page', () => {
    reloadPageWith('cart')
    const dismissing = openPage()
    dismissing.session.dismiss()
    dismissing.start('dialog')
    dismissing.reload()
    const next = openPage()
    expect(next.session.notice()).toBe('Before the change: replayed as soon as dialog has started again.')
    next.start('dialog')
    next.update()
    next.endUpdate()
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage).toHaveLength(0)
  })
})

it('replays the running session with what was left out of the recording', async () => {
  const login = () =>
    setup({ types: { events: {} as { type: 'try'; password: string } } }).createMachine({
      id: 'login',
      initial: 'out',
      states: { out: { on: { try: { guard: ({ event }) => event.password === 'open sesame', target: 'in' } } }, in: {} },
    })
  const { session, update } = openPage({}, { paths: ['password'] })
  const start = () => createActor(login(), { clock: session.clock, inspect: session.inspect }).start()
  start().send({ type: 'try', password: 'open sesame' })
  update()
  start()
  await Promise.resolve()
  expect(session.offered()).toMatchObject({ name: 'Before the change', difference: undefined })
})

it('does not wait for machines that it knows', async () => {
  reloadPageWith('cart', 'dialog')
  const { session, start } = openPage({ dialog: setup({}).createMachine({ id: 'dialog' }) })
  expect(session.notice()).toBe('Before the change: replayed as soon as cart has started again.')
  start('cart')
  await Promise.resolve()
  expect(session.offered()).toMatchObject({ name: 'Before the change', difference: undefined })
})

it('says that the browser could not keep the session', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem(key: string, text: string) {
      if (text.length > 10) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
  reloadPageWith('cart')
  const { session } = openPage()
  expect(session.notice()).toBe('Before the change: the session is gone, because it was too large for the storage of this browser.')
})
