import { presentOf } from '@drei-tage/recorder/internal'
import type { AnyActorRef, Snapshot } from 'xstate'

/** Determines what the page shows of its actors. */
export interface Shown {
  /** The snapshot to show instead of the actor's own; undefined in the present. */
  shown(ref: AnyActorRef): Snapshot<unknown> | undefined
  /** Calls `listener` when the shown snapshots change. Returns a function that unsubscribes it. */
  watch(listener: () => void): () => void
}

/**
 * Makes views and callers of `getSnapshot` see the shown snapshot of an actor. Views are `useMachine`, `useActor` and `useSelector`
 * of @xstate/react.
 *
 * The actor itself stays in the present. Subscribers that are not views are not notified of the past, because they would repeat
 * their side effects. A view is recognised by its use of one listener for both snapshots and errors, as in @xstate/react.
 */
export function makeFollowable(ref: AnyActorRef, { shown, watch }: Shown): void {
  const { subscribe } = ref
  ref.getSnapshot = () => (shown(ref) ?? presentOf(ref)) as never
  ref.subscribe = ((...observers: [{ next?: (snapshot: unknown) => void; error?: unknown }]) => {
    const subscription = subscribe.apply(ref, observers as never)
    const [{ next, error }] = observers
    if (!next || next !== error) return subscription
    const leave = watch(() => next(ref.getSnapshot()))
    return {
      unsubscribe() {
        leave()
        subscription.unsubscribe()
      },
    }
  }) as typeof ref.subscribe
}
