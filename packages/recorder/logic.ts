import type { AnyActorLogic, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, Snapshot, StateValue } from 'xstate'
import { UNNAMED } from './names.ts'
import { logicOf } from './xstate-internals.ts'

/**
 * The kinds of actors in a recording:
 *
 * - `machine`: a state machine, which is deterministic given the same events,
 * - `reducer`: a transition function, which is deterministic as well,
 * - `effect`: a promise, a callback or an observable. Its results come from outside and are recorded.
 */
export type LogicKind = 'machine' | 'reducer' | 'effect'

/** Unlike `instanceof`, also recognises a machine that another copy of XState created. */
export function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'root' in logic && 'implementations' in logic
}

export function kindOf(logic: AnyActorLogic): LogicKind {
  if (isMachine(logic)) return 'machine'
  return typeof logic.start === 'function' ? 'effect' : 'reducer'
}

/** The id of an actor's logic: the machine's id, or the name its parent registered it under, or '(machine)', 'reducer' or 'effect'. */
export function idOf(ref: AnyActorRef): string {
  const logic = logicOf(ref)
  if (isMachine(logic) && logic.id !== UNNAMED) return logic.id
  if (typeof ref.src === 'string') return ref.src
  return isMachine(logic) ? logic.id : kindOf(logic)
}

/** The state of a snapshot: the state value if it is a machine's, otherwise the status 'active', 'done', 'error' or 'stopped'. */
export function valueOf(snapshot: Snapshot<unknown>): StateValue {
  return hasState(snapshot) ? snapshot.value : snapshot.status
}

/** The data of a snapshot: the context if it is a machine's, otherwise its context, output and error, if present. */
export function holdingsOf(snapshot: Snapshot<unknown>): object {
  if (hasState(snapshot)) return snapshot.context
  const { output, error, context } = snapshot as Snapshot<unknown> & { context?: unknown }
  return Object.fromEntries(Object.entries({ context, output, error }).filter(([, value]) => value !== undefined))
}

/** Whether a snapshot has a machine's state. The snapshot of a machine that failed to start has none. */
export function isMachineState(snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot {
  return hasState(snapshot) && snapshot.machine !== undefined
}

/** Also true for a snapshot that `momentsOf` has read from a recording. It has no machine. */
function hasState(snapshot: Snapshot<unknown>): snapshot is Snapshot<unknown> & { machine: unknown; value: StateValue; context: object } {
  return 'machine' in snapshot && 'value' in snapshot
}

/** The transitions that led to a snapshot. */
export type Taken = readonly AnyTransitionDefinition[]
