import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createActor } from 'xstate'
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { actorOptions } from './actorOptions.ts'
import { onMotionReduced, prefersReducedMotion } from './reducedMotion.ts'
import { createViewStore, setServerSnapshot } from './viewStore.ts'

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
  const reducedMotion = prefersReducedMotion()
  const actor = useActorRef(machine as AnyStateMachine, {
    ...actorOptions(),
    input: { ...input, reducedMotion },
  })
  const [initial] = useState(() => actor.getSnapshot())
  setServerSnapshot(actor, () =>
    input === prerenderedInput && !reducedMotion
      ? initial
      : createActor(machine as AnyStateMachine, { input: { ...prerenderedInput, reducedMotion: false } }).getSnapshot(),
  )
  useEffect(() => {
    if (machine.events.includes('motion.reduced')) return onMotionReduced(() => actor.send({ type: 'motion.reduced' }))
  }, [actor, machine])
  return actor as unknown as Actor<M>
}

/**
 * What the component shows of an actor, as its view function says; renders again only when that changes.
 * While React hydrates a prerendered page this returns what was prerendered, then the actor's own view.
 *
 * @param view The same function at every render.
 */
export function useMachineView<M extends AnyStateMachine, V>(actor: Actor<M>, view: (snapshot: SnapshotFrom<M>) => V): V {
  // In development a machine that has been changed is another actor.
  const store = useMemo(() => createViewStore(actor, view), [actor, view])
  return useSyncExternalStore(store.subscribe, store.read, store.getServerSnapshot)
}
