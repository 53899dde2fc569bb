import type { AnyActorRef, Snapshot } from 'xstate'
import { createCast } from './cast.ts'
import { entryOf } from './entries.ts'
import type { Taken } from './logic.ts'
import { createPassages } from './passages.ts'
import type { Passage } from './passages.ts'
import { redacting } from './redact.ts'
import type { Redact } from './redact.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import { guarded, reportFault } from './report.ts'
import { createReader } from './values.ts'
import { interceptSystem } from './xstate-internals.ts'
import type { Scheduled } from './xstate-internals.ts'

/** An entry, the snapshot it led to, and the transitions that were taken. */
export interface Moment {
  readonly entry: RecordingEntry
  readonly snapshot: Snapshot<unknown>
  readonly transitions: Taken
}

export interface RecorderOptions {
  /** Engine time in ms. */
  now(): number
  /** The engine's current `randomState`. By default 1, the initial state. */
  randomState?: number
  /** Called after every entry, in order. What it throws is reported, and does not reach the actor. */
  onMoment?(moment: Moment): void
  /**
   * For the inspector. Called with true before actors process an event from outside, and with false when everything that follows from
   * it is done. What it throws is reported, and does not reach the actor.
   */
  onBusy?(isBusy: boolean): void
  /** Maximum number of entries, 200,000 by default. Recording ends when it is reached. */
  limit?: number
  /** Returns the name of the next actor whose logic has this id. By default the id and a number from 1, as in 'confetti#1'. */
  nameFor?(id: string): string | undefined
  /** What the recording leaves out, such as passwords. */
  readonly redact?: Redact
}

/** Turns XState's inspection events into entries, in the order in which the actors began to process the events. */
export function createTrace({ now, onMoment, onBusy, limit = Infinity, nameFor, redact = {} }: Omit<RecorderOptions, 'randomState'>) {
  const entries: RecordingEntry[] = []
  const cast = createCast(nameFor)
  const time = neverBack(now)
  const tell = guarded(onMoment)
  const read = createReader(cast.nameOf, redacting(redact), redact.largest)
  let scheduling: Scheduled | undefined
  /** By delayed event: its number, and the passage in which its sender scheduled it. */
  const delays = new WeakMap<Scheduled, { readonly number: number; readonly setIn: Passage | undefined }>()
  let elapsed: number | undefined

  function write(passage: Passage): void {
    if (entries.length >= limit) return
    const { ref, kind, transitions } = passage
    const entry = entryOf(passage, cast.of(ref), cast, read)
    if (kind === 'sent' || kind === 'own' || entry.snapshot !== undefined) cast.lives(ref)
    entries.push(entry)
    tell({ entry, snapshot: passage.snapshot as Snapshot<unknown>, transitions })
  }

  function noteScheduling(scheduled: Scheduled, schedule: () => void): void {
    scheduling = scheduled
    delays.set(scheduled, { number: cast.countScheduled(scheduled), setIn: passages.lastOpen() })
    try {
      schedule()
    } finally {
      scheduling = undefined
    }
  }

  function noteElapsed(scheduled: Scheduled): void {
    const { number, setIn } = delays.get(scheduled) ?? {}
    elapsed = setIn && setIn.tookMs > SAME_TIME_MS ? number : undefined
  }

  const onRoot = (ref: AnyActorRef) => interceptSystem(ref, noteScheduling, noteElapsed, guarded(passages.noteMail))

  function takeElapsed(): number | undefined {
    const number = elapsed
    elapsed = undefined
    return number
  }

  const passages = createPassages(cast, { now: time, onBusy: guarded(onBusy), onDone: guarded(write), onRoot, takeElapsed })
  return {
    entries: entries as readonly RecordingEntry[],
    cast,
    passages,
    /** For the `inspect` option of actors. Never throws. */
    observe: guarded(passages.observe),
    busy: (): AnyActorRef | undefined => passages.lastOpen()?.ref,
    /** The delayed event for which an actor is setting a timer at this moment. */
    scheduling: (): Scheduled | undefined => scheduling,
    /** The number of a delayed event, see `RecordingEntry`. */
    numberOf: (scheduled: Scheduled): number | undefined => delays.get(scheduled)?.number,
    time,
  }
}

export type Trace = ReturnType<typeof createTrace>

/** A clock in ms that never goes back, throws or ends, whatever the given one does, because a file must be in order. */
function neverBack(now: () => number): () => number {
  let lastMs = 0
  return () => {
    try {
      const ms = now()
      if (ms > lastMs && ms < Infinity) lastMs = ms
    } catch (fault) {
      reportFault(fault)
    }
    return lastMs
  }
}
