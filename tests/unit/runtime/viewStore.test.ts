import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { createViewStore, setServerSnapshot } from '#runtime/viewStore.ts'

const lamp = setup({ types: { events: {} as { type: 'pressed' } | { type: 'looked.at' } } }).createMachine({
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
})

/** A view that returns a new object on every call, like the views of machines. */
const viewOf = (snapshot: { value: unknown }) => ({ light: { on: snapshot.value === 'on' } })

function startedLamp() {
  const actor = createActor(lamp).start()
  return { actor, store: createViewStore(actor, viewOf) }
}

it('returns the identical object of the server snapshot while the view is equal, so that hydration renders nothing twice', () => {
  const { actor, store } = startedLamp()
  setServerSnapshot(actor, () => createActor(lamp).getSnapshot())
  const prerendered = store.getServerSnapshot()
  expect(prerendered).toEqual({ light: { on: false } })
  expect(store.read()).toBe(prerendered)
})

it('returns the server snapshot while hydrating, even if the actor has moved on, then the current view', () => {
  const { actor, store } = startedLamp()
  setServerSnapshot(actor, () => createActor(lamp).getSnapshot())
  actor.send({ type: 'pressed' })
  expect(store.getServerSnapshot()).toEqual({ light: { on: false } })
  expect(store.getServerSnapshot()).toBe(store.getServerSnapshot())
  expect(store.read()).toEqual({ light: { on: true } })
})

it('returns the same object while the view is equal, and a new one when it differs', () => {
  assert(
    property(array(constantFrom('pressed', 'looked.at', 'taken over')), (steps) => {
      const { actor, store } = startedLamp()
      let last = store.read()
      for (const type of steps) {
        if (type === 'taken over') store.getServerSnapshot()
        else actor.send({ type })
        const now = store.read()
        expect(now).toEqual(viewOf(actor.getSnapshot()))
        expect(now === last).toBe(now.light.on === last.light.on)
        last = now
      }
    }),
  )
})
