import { presentOf } from '@drei-tage/recorder/internal'
import type { AnyActorRef, Snapshot } from 'xstate'

/** Determines what the page shows of its actors. */
export interface Shown {
  /** The snapshot to show instead of the actor's own; undefined in the present. */
  shown(ref: AnyActorRef): Snapshot<unknown> | undefined
  /** Calls back when that changes. Returns the unsubscribe function. */
  watch(listener: () => void): () => void
}

/**
 * Makes everything that reads this actor see the shown snapshot: `useMachine`, `useActor`, `useSelector` of @xstate/react, and
 * callers of `getSnapshot`.
 *
 * The actor itself stays in the present. Other subscribers are not notified of the past, since they would repeat their side
 * effects. A view is recognised by using one listener for both snapshots and errors, as @xstate/react does.
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
