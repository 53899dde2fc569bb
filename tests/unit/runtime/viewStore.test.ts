import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { createViewStore, setServerSnapshot } from '#runtime/viewStore.ts'

// That equal views are one object is shown by React, which renders the components in tests/components for ever otherwise.

const lamp = setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
})

it('hydrates with the prerendered view, even if the actor has moved on, and renders nothing twice while it has not', () => {
  const actor = createActor(lamp).start()
  const store = createViewStore(actor, ({ value }) => ({ light: value }))
  setServerSnapshot(actor, () => createActor(lamp).getSnapshot())
  actor.send({ type: 'pressed' })
  expect([store.getServerSnapshot(), store.read()]).toEqual([{ light: 'off' }, { light: 'on' }])
  actor.send({ type: 'pressed' })
  expect(store.read()).toBe(store.getServerSnapshot())
})
