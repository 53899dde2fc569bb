import { presentOf } from '@drei-tage/recorder'
import type { AnyActorRef, Snapshot } from 'xstate'

/** Says what the page is to show of its actors. */
export interface Shown {
  /** The snapshot to show instead of the actor's own; undefined in the present. */
  shown(ref: AnyActorRef): Snapshot<unknown> | undefined
  /** Calls back when that changes. Returns the unsubscribe function. */
  watch(listener: () => void): () => void
}

/**
 * Lets all who read this actor see what is to be shown of it: `useMachine`, `useActor`, `useSelector` of @xstate/react, and whoever asks
 * it for its snapshot.
 *
 * The actor goes on in the present meanwhile. Those who subscribed to it for their own ends are told nothing of the past: what they
 * do with it would be done again. A view is known by having one listener for both snapshots and errors, as @xstate/react has.
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
