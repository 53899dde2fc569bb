import { useActorRef } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createActor } from 'xstate'
import type { Actor, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { inspection } from './engine.ts'
import { onMotionReduced, prefersReducedMotion } from './reducedMotion.ts'

/** What the prerendered page shows of an actor, kept beside it for the moment of hydration. */
const prerendered = new WeakMap<AnyActorRef, () => unknown>()

type OwnInput<M extends AnyStateMachine> = Omit<InputFrom<M>, 'reducedMotion'>

/**
 * Starts `machine` for as long as the component is mounted: on the engine's time, open to inspection.
 *
 * The visitor's wish for reduced motion goes in as input, and as the event `motion.reduced` when it comes later.
 *
 * @param input The machine's input without `reducedMotion`. Read once.
 * @param prerenderedInput What the server assumed where it could not know better; what hydration has to repeat.
 */
export function useMachineActor<M extends AnyStateMachine>(
  machine: M,
  input: OwnInput<M>,
  prerenderedInput: OwnInput<M> = input,
): Actor<M> {
  const actor = useActorRef(machine as AnyStateMachine, {
    clock: inspection.clock,
    input: { ...input, reducedMotion: prefersReducedMotion() },
    inspect: (event) => inspection.current?.observe(event),
  })
  if (!prerendered.has(actor)) {
    prerendered.set(actor, () =>
      createActor(machine as AnyStateMachine, { input: { ...prerenderedInput, reducedMotion: false } }).getSnapshot(),
    )
  }
  useEffect(() => {
    if (machine.events.includes('motion.reduced')) return onMotionReduced(() => actor.send({ type: 'motion.reduced' }))
  }, [actor, machine])
  return actor as unknown as Actor<M>
}

/**
 * What the component shows of an actor, as its view function says; renders again only when that changes.
 * While React takes over a prerendered page it repeats what was prerendered, then shows the truth.
 */
export function useMachineView<M extends AnyStateMachine, V>(actor: Actor<M>, view: (snapshot: SnapshotFrom<M>) => V): V {
  const [store] = useState(() => createViewStore(actor, view))
  return useSyncExternalStore(store.subscribe, store.read, store.readPrerendered)
}

function createViewStore<M extends AnyStateMachine, V>(actor: Actor<M>, view: (snapshot: SnapshotFrom<M>) => V) {
  let shown: { view: V } | undefined
  let atHydration: { view: V } | undefined
  return {
    subscribe(listener: () => void) {
      const own = actor.subscribe(listener)
      const replaced = inspection.current?.watch(listener)
      return () => {
        own.unsubscribe()
        replaced?.()
      }
    },
    read(): V {
      const next = view((inspection.current?.shown(actor) ?? actor.getSnapshot()) as SnapshotFrom<M>)
      if (!shown || !dequal(shown.view, next)) shown = { view: next }
      return shown.view
    },
    readPrerendered(): V {
      atHydration ??= { view: view((prerendered.get(actor)?.() ?? actor.getSnapshot()) as SnapshotFrom<M>) }
      return atHydration.view
    },
  }
}
