import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createActor } from 'xstate'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import { actorOptions } from './actorOptions.ts'
import type { OwnInput } from './pageActor.ts'
import { onMotionReduced, prefersReducedMotion } from './reducedMotion.ts'
import { createViewStore, setServerSnapshot } from './viewStore.ts'

/**
 * Runs `machine` on engine time, open to inspection, while the component is mounted.
 *
 * The visitor's reduced-motion preference is passed as input, and as the event `motion.reduced` if it is turned on later.
 *
 * @param input The machine's input without `reducedMotion`. Read once.
 * @param prerenderedInput The values that the server had to assume; hydration has to reproduce them.
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
 * What the component shows of an actor, according to its view function; re-renders only when that changes. During hydration it
 * returns what was prerendered, afterwards the actor's current view.
 *
 * @param view The same function on every render.
 */
export function useMachineView<M extends AnyStateMachine, V>(actor: Actor<M>, view: (snapshot: SnapshotFrom<M>) => V): V {
  // In development a hot-reloaded machine is a new actor.
  const store = useMemo(() => createViewStore(actor, view), [actor, view])
  return useSyncExternalStore(store.subscribe, store.read, store.getServerSnapshot)
}
