import { createActor } from 'xstate'
import type { Actor, ActorOptions, AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import { kindOf } from './logic.ts'
import { interceptDelivery, interceptSystem, logicOf, parentOf, setLogic, setSessionId, withoutActions } from './xstate-internals.ts'

/**
 * Stands in for a promise, a callback or an observable: it does nothing itself and replays its recorded result.
 *
 * @param failAsRecorded Throws what the actor threw in the recording while it processed its current event, if it did.
 */
export function inertLogic(failAsRecorded: (self: AnyActorRef) => void = () => {}): AnyActorLogic {
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

/** Adds an inert actor to the machine for every id of a recorded effect that was provided only at run time. */
export function withRecordedActors(machine: AnyStateMachine, effectIds: Iterable<string>): AnyStateMachine {
  const needed = [...effectIds].filter((id) => !Object.hasOwn(machine.implementations.actors, id))
  return needed.length === 0
    ? machine
    : (machine.provide({ actors: Object.fromEntries(needed.map((id) => [id, inertLogic()])) } as never) as AnyStateMachine)
}

/** Skips what an actor does outside: its actions and, if it is a promise, a callback or an observable, all of it. */
export function keepInside(ref: AnyActorRef, onAction: () => void = () => {}, onEffect?: (self: AnyActorRef) => void): void {
  if (kindOf(logicOf(ref)) === 'effect') setLogic(ref, inertLogic(onEffect))
  withoutActions(ref, onAction)
}

/**
 * Creates an actor as in a replay: actions that are functions of the project are skipped, in its children, too, and promises, callbacks
 * and observables do not run.
 *
 * @param options Those of `createActor`, and the `sessionId` that XState would make up otherwise.
 */
export function createTestActor<Logic extends AnyActorLogic>(
  logic: Logic,
  { sessionId, ...options }: ActorOptions<Logic> & { readonly sessionId?: string } = {},
): Actor<Logic> {
  const inspect = ({ type, actorRef }: InspectionEvent) => {
    const ref = actorRef as AnyActorRef
    if (type !== '@xstate.actor') return
    keepInside(ref)
    if (parentOf(ref)) return
    if (sessionId !== undefined) setSessionId(ref, sessionId)
    interceptSystem(ref)
    // Other actors, such as those of the page, get nothing.
    interceptDelivery(ref, (deliver) => (source, target, event) => {
      if (target.system === ref.system) deliver(source, target, event)
    })
  }
  return createActor(logic, { ...options, inspect } as never)
}
