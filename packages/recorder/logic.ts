import type { AnyActorLogic, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, Snapshot, StateValue } from 'xstate'

/**
 * What an actor is to a recording:
 *
 * - `machine`: a state machine, which does the same again when it gets the same,
 * - `reducer`: a transition function, likewise,
 * - `effect`: a promise, a callback, an observable: what comes from it comes from outside, and is recorded.
 */
export type LogicKind = 'machine' | 'reducer' | 'effect'

/** Also for a machine of another copy of XState, which `instanceof` would not know. */
export function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'root' in logic && 'implementations' in logic
}

export function kindOf(logic: AnyActorLogic): LogicKind {
  if (isMachine(logic)) return 'machine'
  return typeof logic.start === 'function' ? 'effect' : 'reducer'
}

/** The logic an actor was made of. XState's types keep it to themselves. */
export function logicOf(ref: AnyActorRef): AnyActorLogic {
  return (ref as AnyActorRef & { logic: AnyActorLogic }).logic
}

/** An actor's own snapshot, also where `getSnapshot` of this very actor answers with another one. */
export function presentOf(ref: AnyActorRef): Snapshot<unknown> {
  const { getSnapshot } = Object.getPrototypeOf(ref) as AnyActorRef
  return getSnapshot.call(ref) as Snapshot<unknown>
}

/** The id of an actor's kind: of its machine, of the name its parent knows it by, or what it is. */
export function idOf(ref: AnyActorRef): string {
  const logic = logicOf(ref)
  if (isMachine(logic)) return logic.id
  return typeof ref.src === 'string' ? ref.src : kindOf(logic)
}

/** The state a snapshot is in: that of a machine, and of anything else how it stands: 'active', 'done', 'error', 'stopped'. */
export function valueOf(snapshot: Snapshot<unknown>): StateValue {
  return isMachineState(snapshot) ? (snapshot.value as StateValue) : snapshot.status
}

/** What a snapshot holds: the context of a machine; context, output and error of anything else, as far as it has them. */
export function holdingsOf(snapshot: Snapshot<unknown>): object {
  if (isMachineState(snapshot)) return snapshot.context as object
  const { output, error, context } = snapshot as Snapshot<unknown> & { context?: unknown }
  return {
    ...(context !== undefined && { context }),
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
  }
}

/** Whether a snapshot is one of a machine. A machine that failed to start has one that is not. */
export function isMachineState(snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot && 'value' in snapshot
}

/** What led to a snapshot. */
export type Taken = readonly AnyTransitionDefinition[]
