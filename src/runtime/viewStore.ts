import { dequal } from 'dequal/lite'
import type { Actor, AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate'

/** For each actor, a function that returns its prerendered snapshot, which is needed during hydration. */
const prerendered = new WeakMap<AnyActorRef, () => unknown>()

/** Sets the function that returns the prerendered snapshot of `actor`. Only the first call counts. */
export function setServerSnapshot(actor: AnyActorRef, snapshot: () => unknown): void {
  if (!prerendered.has(actor)) prerendered.set(actor, snapshot)
}

/**
 * A store of `view(snapshot)` for useSyncExternalStore. Equal views keep the same object, including the server snapshot, because
 * React re-renders whenever the object changes.
 */
export function createViewStore<M extends AnyStateMachine, V>(actor: Actor<M>, view: (snapshot: SnapshotFrom<M>) => V) {
  let shown: { view: V } | undefined
  let atHydration: { view: V } | undefined
  return {
    subscribe(listener: () => void) {
      // The same listener for both, because the inspector recognises views by this (packages/inspector/session/view.ts).
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
