// @vitest-environment happy-dom
import { createSimulatedEngine } from '@drei-tage/engine'
import { createActor, setup } from 'xstate'
import type { AnyActorLogic } from 'xstate'
import { afterEach, expect, it, vi } from 'vitest'
import { bringBackAfterChanges } from '../../../packages/inspector/reload.ts'
import { createSession } from '../../../packages/inspector/session.ts'

/** A page of the same tab, with what the one before it has left. */
function openPage(machines: Record<string, AnyActorLogic> = {}) {
  const session = createSession({ engine: createSimulatedEngine(), machines })
  const changes = bringBackAfterChanges(session, machines)
  const told = new Map<string, () => void>()
  changes.listen({ data: {}, on: (type, listener) => told.set(type, listener), off: () => undefined })
  const start = (id: string) => createActor(setup({}).createMachine({ id }), { clock: session.clock, inspect: session.inspect }).start()
  const reload = () => {
    told.get('vite:beforeFullReload')?.()
    dispatchEvent(new Event('pagehide'))
    changes.stop()
    session.close()
  }
  const update = () => told.get('vite:beforeUpdate')?.()
  return { session, start, reload, update }
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('says which machines it waits for after a reload, until the session can be replayed', async () => {
  const before = openPage()
  for (const id of ['cart', 'dialog']) before.start(id)
  before.reload()
  const { session, start, reload } = openPage()
  expect(session.notice()).toBe('Before the change: replayed as soon as cart and dialog have started again.')
  start('cart')
  expect(session.notice()).toBe('Before the change: replayed as soon as dialog has started again.')
  start('dialog')
  await Promise.resolve()
  expect([session.notice(), session.offered()?.difference]).toEqual([undefined, undefined])
  expect(session.offered()?.name).toBe('Before the change')
  reload()
})

it('keeps waiting if a machine is saved meanwhile, and says nothing more once it is dismissed', async () => {
  const before = openPage()
  for (const id of ['cart', 'dialog', 'menu']) before.start(id)
  before.reload()
  const { session, start, reload, update } = openPage()
  start('cart')
  update()
  expect(session.notice()).toContain('dialog and menu')
  session.dismiss()
  start('dialog')
  expect(session.notice()).toBeUndefined()
  start('menu')
  await Promise.resolve()
  expect(session.offered()?.recording.entries.map(({ actor }) => actor)).toEqual(['cart#1', 'dialog#1', 'menu#1'])
  reload()
})

it('does not wait for machines that it knows', async () => {
  const before = openPage()
  for (const id of ['cart', 'dialog']) before.start(id)
  before.reload()
  const { session, start, reload } = openPage({ dialog: setup({}).createMachine({ id: 'dialog' }) })
  expect(session.notice()).toBe('Before the change: replayed as soon as cart has started again.')
  start('cart')
  await Promise.resolve()
  expect(session.offered()).toMatchObject({ name: 'Before the change', difference: undefined })
  reload()
})

it('says that the browser could not keep the session', () => {
  const before = openPage()
  before.start('cart')
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem(key: string, text: string) {
      if (text.length > 10) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
  before.reload()
  const { session, reload } = openPage()
  expect(session.notice()).toBe('Before the change: the session is gone, because it was too large for the storage of this browser.')
  reload()
})
