import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { createActor } from 'xstate'
import type { Actor, AnyStateMachine, EmittedFrom, SnapshotFrom } from 'xstate'
import { actorOptions } from './actorOptions.ts'
import type { OwnInput } from './pageActor.ts'
import { onMotionReduced, prefersReducedMotion } from './reducedMotion.ts'
import { createViewStore, setServerSnapshot } from './viewStore.ts'

/**
 * Runs `machine` on engine time while the component is mounted. The actor can be inspected.
 *
 * The visitor's preference for reduced motion is passed as input, and as the event `motion.reduced` if the visitor turns it on later.
 *
 * @param input The machine's input without `reducedMotion`. Read once.
 * @param prerenderedInput The input that the build assumed. Hydration must begin with it.
 */
export function useMachineActor<M extends AnyStateMachine>(
  machine: M,
  input: OwnInput<M>,
  prerenderedInput: OwnInput<M> = input,
): Actor<M> {
  const reducedMotion = prefersReducedMotion()
  const actor = useActorRef(machine as AnyStateMachine, {
    ...actorOptions(machine.id),
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
 * Returns the current view of an actor, and re-renders the component only when the view changes. During hydration it returns the
 * prerendered view.
 *
 * @param view Must be the same function on every render.
 */
export function useMachineView<M extends AnyStateMachine, V>(actor: Actor<M>, view: (snapshot: SnapshotFrom<M>) => V): V {
  // In development, hot-reloading a machine creates a new actor.
  const store = useMemo(() => createViewStore(actor, view), [actor, view])
  return useSyncExternalStore(store.subscribe, store.read, store.getServerSnapshot)
}

/** Calls `handler` whenever the actor emits an event of this type. */
export function useEmitted<M extends AnyStateMachine, const T extends EmittedFrom<M>['type']>(
  actor: Actor<M>,
  type: T,
  handler: (event: EmittedFrom<M> & { type: T }) => void,
): void {
  const handle = useEffectEvent(handler)
  useEffect(() => {
    const subscription = actor.on(type, (event) => handle(event as EmittedFrom<M> & { type: T }))
    return () => subscription.unsubscribe()
  }, [actor, type])
}
