import type { Engine } from '@drei-tage/engine'
import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { isAmount } from './redact.ts'
import { instantOf } from './passages.ts'
import type { Recording } from './recording.ts'
import { createTrace } from './trace.ts'
import type { RecorderOptions } from './trace.ts'
import { logicOf, parentOf, requireInternals } from './xstate-internals.ts'

/** An actor of the session, running or ended. */
export interface RecordedActor {
  /** 'confetti#1' */
  readonly name: string
  readonly logic: AnyActorLogic
  readonly ref: AnyActorRef
  /** The actor that invoked or spawned this one; undefined if the page created it. */
  readonly parent: string | undefined
  /** Whether the actor still exists: it has not been stopped and, if it has a parent, is neither done nor failed. */
  readonly running: boolean
}

/** Enough for hours on a busy page; takes about 60 MB. */
const ENTRY_LIMIT = 200_000

/**
 * Records everything that happens to every actor, from XState's inspection events: pass `observe` as `inspect`. Entries are in the
 * order in which the actors began to process the events.
 *
 * Actors cannot tell that they are recorded: nothing that is thrown while recording reaches them.
 *
 * @throws {Error} if the installed XState lacks something that recording needs.
 * @throws {TypeError} if `engine`, `limit` or `redact` is not valid.
 */
export function createRecorder({ limit = ENTRY_LIMIT, ...options }: RecorderOptions = {} as RecorderOptions) {
  requireInternals()
  const { engine } = options
  if (typeof (engine as Engine | undefined)?.hold !== 'function')
    throw new TypeError('recorder: engine is not valid. Pass { engine: createEngine() }.')
  if (!isAmount(limit)) throw new TypeError('recorder: limit is not valid. Pass a number of entries, 0 or more.')
  const { cast, entries, passages, observe, busy, point, scheduling } = createTrace({ ...options, limit })
  const { nameOf, refOf, started } = cast
  const { randomState } = engine
  const isFull = (): boolean => entries.length >= limit
  return {
    observe,
    /** All entries so far, in order. */
    entries,
    /** All actors that have started, in the order in which they started. */
    actors: (): RecordedActor[] =>
      started().map(({ name, ref, running, isStopped }) => {
        const parent = parentOf(ref)
        return { name, logic: logicOf(ref), ref, parent: parent && nameOf(parent), running: !isStopped && (running || !parent) }
      }),
    /** The name of an actor that has started. */
    nameOf: (ref: object): string | undefined => nameOf(ref),
    refOf,
    /** The actor that is currently processing an event. */
    busy,
    point,
    /** The delayed event for which an actor is setting a timer at this moment. */
    scheduling,
    isFull,
    /** Ends the recording: what actors do from now on is not recorded. */
    close: passages.end,
    /** The session so far. Once it is full, it ends with its last entry, so that what is recorded can be replayed. */
    recording: (): Recording => ({ randomState, endMs: isFull() ? (entries.at(-1)?.atMs ?? 0) : instantOf(engine), entries: [...entries] }),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
