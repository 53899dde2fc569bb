import { createSimulatedEngine } from '@drei-tage/engine'
import { createInspector } from '@drei-tage/inspector'
import { createActor, setup } from 'xstate'
import type { AnyActorLogic } from 'xstate'
import { expect, it, vi } from 'vitest'
import { FakeHot } from './support.ts'

/** A page that Vite can update. */
function openPage() {
  const engine = createSimulatedEngine()
  const hot = new FakeHot()
  const { clock, inspect, session } = createInspector({ engine, hot, mount: null, redact: { paths: ['password'] } })
  const edit = () => hot.listeners.forEach((listener) => listener())
  return { session, edit, start: (logic: AnyActorLogic) => createActor(logic, { clock, inspect }).start() }
}

const login = (right: string) =>
  setup({ types: { events: {} as { type: 'try'; password: string } } }).createMachine({
    id: 'login',
    initial: 'out',
    states: { out: { on: { try: { guard: ({ event }) => event.password === right, target: 'in' } } }, in: {} },
  })

it.each([
  ['open sesame', undefined],
  ['something else', { actor: 'login#1', index: 1 }],
])('replays the session after an edit, with the originals of what files lack, and says what differs: %s', async (right, difference) => {
  const { session, edit, start } = openPage()
  const before = start(login('open sesame'))
  before.send({ type: 'try', password: 'open sesame' })
  edit()
  // As React does it.
  before.stop()
  start(login(right))
  await vi.waitFor(() => expect(session.offered()?.name).toBe('Before the change'))
  if (difference) expect(session.offered()?.difference).toMatchObject(difference)
  else expect(session.offered()?.difference).toBeUndefined()
})

it('offers nothing if only a component was edited', async () => {
  const { session, edit, start } = openPage()
  const machine = login('open sesame')
  start(machine)
  edit()
  start(machine)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(session.offered()).toBeUndefined()
})

it('keeps the inspector that the actors of the page belong to when its module is edited', () => {
  const create = (hot: FakeHot) => createInspector({ engine: createSimulatedEngine(), hot, mount: null })
  const first = create(new FakeHot())
  const hot = new FakeHot()
  const inspector = create(hot)
  const renewed = new FakeHot(hot.data)
  expect([create(renewed) === inspector, first === inspector, renewed.listeners.size]).toEqual([true, false, 1])
  inspector.close()
  expect([create(renewed) === inspector, renewed.listeners.size]).toEqual([false, 1])
})

it('is told when it passes no engine, and gives actors nothing in a test, as on a server', async () => {
  for (const given of [undefined, { engine: {} }]) {
    expect(() => createInspector(given as never)).toThrow(
      new TypeError('inspector: createInspector() needs the engine that the page runs on. Pass { engine: createEngine() }.'),
    )
  }
  expect((await import('@drei-tage/inspector/auto')).actorOptions).toEqual({})
})
