import { createSimulatedEngine } from '@drei-tage/engine'
import { createInspector } from '@drei-tage/inspector'
import { createActor, setup } from 'xstate'
import type { AnyActorLogic } from 'xstate'
import { expect, it, vi } from 'vitest'

/** A page that Vite can update. */
function openPage() {
  let edit = () => {}
  const { clock, inspect, session } = createInspector({
    engine: createSimulatedEngine(),
    hot: { data: {}, on: (_, listener) => (edit = listener), off: () => undefined },
    mount: null,
    redact: { paths: ['password'] },
  })
  return { session, edit: () => edit(), start: (logic: AnyActorLogic) => createActor(logic, { clock, inspect }).start() }
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

it('is told when it passes no engine, and gives actors nothing in a test, as on a server', async () => {
  for (const given of [undefined, { engine: {} }]) {
    expect(() => createInspector(given as never)).toThrow(
      new TypeError('inspector: createInspector() needs the engine that the page runs on. Pass { engine: createEngine() }.'),
    )
  }
  expect((await import('@drei-tage/inspector/auto')).actorOptions).toEqual({})
})
