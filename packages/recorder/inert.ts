import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'
import { kindOf } from './logic.ts'
import { machineIdOf } from './names.ts'
import type { RecordingEntry } from './recording.ts'
import { logicOf, setLogic, withoutActions } from './xstate-internals.ts'

/** The error that an actor threw in the recording while it processed its current event, if it did. */
export type FailureOf = (self: AnyActorRef) => { readonly error: unknown } | undefined

/**
 * Prevents the effects of an actor that is being created: its actions are skipped, and a promise, a callback or an observable does
 * not run. Must be called when XState announces the actor, which is before the actor has its first snapshot.
 *
 * @param onSkip Called instead of each action; may throw what the action threw.
 */
export function withoutEffects(ref: AnyActorRef, failureOf: FailureOf, onSkip: () => void): void {
  if (kindOf(logicOf(ref)) === 'effect') setLogic(ref, inertLogic(failureOf))
  withoutActions(ref, onSkip)
}

/** Stands in for a promise, a callback or an observable: it does nothing itself and replays its recorded result. */
export function inertLogic(failureOf: FailureOf = () => undefined): AnyActorLogic {
  const failAsRecorded = (self: AnyActorRef) => {
    const failure = failureOf(self)
    if (failure) throw failure.error
  }
  return {
    start: (_: unknown, { self }: { self: AnyActorRef }) => failAsRecorded(self),
    transition(snapshot: Snapshot<unknown>, event: AnyEventObject, { self }: { self: AnyActorRef }) {
      failAsRecorded(self)
      if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped', input: undefined }
      if (snapshot.status !== 'active') return snapshot
      switch (event.type) {
        case 'xstate.promise.resolve':
          return { ...snapshot, status: 'done', output: event.data as unknown, input: undefined }
        case 'xstate.promise.reject':
        case 'xstate.observable.error':
          return { ...snapshot, status: 'error', error: event.data as unknown, input: undefined }
        case 'xstate.observable.next':
          return { ...snapshot, context: event.data as unknown }
        case 'xstate.observable.complete':
          return { ...snapshot, status: 'done', input: undefined }
        default:
          return snapshot
      }
    },
    getInitialSnapshot: (_: unknown, input: unknown) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      context: undefined,
      input,
    }),
    getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
    restoreSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
  } as unknown as AnyActorLogic
}

/** Adds an inert actor to the machine for every actor that was provided only at run time; its results are in the recording. */
export function withRecordedActors(machine: AnyStateMachine, entries: readonly RecordingEntry[]): AnyStateMachine {
  const { actors } = machine.implementations
  const needed = entries.flatMap(({ kind, isEffect, actor }) => {
    const id = machineIdOf(actor)
    return kind === 'start' && isEffect && !Object.hasOwn(actors, id) ? [[id, inertLogic()] as const] : []
  })
  return needed.length === 0 ? machine : (machine.provide({ actors: Object.fromEntries(needed) } as never) as AnyStateMachine)
}
