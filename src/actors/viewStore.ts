import { dequal } from 'dequal/lite'
import type { Actor, AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate'

/** What the prerendered page shows of an actor, kept beside it for the moment of hydration. */
const prerendered = new WeakMap<AnyActorRef, () => unknown>()

/** Keeps how to find the snapshot that the prerendered page shows of `actor`; the first one counts. */
export function setServerSnapshot(actor: AnyActorRef, snapshot: () => unknown): void {
  if (!prerendered.has(actor)) prerendered.set(actor, snapshot)
}

/**
 * What `view` says of an actor, as React's useSyncExternalStore asks for it. Two views that say the same are one object, the
 * one of the prerendered page included: React renders again whatever is not the same object.
 */
export function createViewStore<M extends AnyStateMachine, V>(actor: Actor<M>, view: (snapshot: SnapshotFrom<M>) => V) {
  let shown: { view: V } | undefined
  let atHydration: { view: V } | undefined
  return {
    subscribe(listener: () => void) {
      // One listener for both, by which an inspector knows a view.
      const subscription = actor.subscribe({ next: listener, error: listener })
      return () => subscription.unsubscribe()
    },
    read(): V {
      const next = view(actor.getSnapshot())
      const known = [shown, atHydration].find((one) => one && dequal(one.view, next))
      shown = known ?? { view: next }
      return shown.view
    },
    getServerSnapshot(): V {
      atHydration ??= { view: view((prerendered.get(actor)?.() ?? actor.getSnapshot()) as SnapshotFrom<M>) }
      return atHydration.view
    },
  }
}
