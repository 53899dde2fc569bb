import type { Engine } from '@drei-tage/engine'
import type { AnyActorRef, Snapshot } from 'xstate'
import { createCast } from './cast.ts'
import { entryOf } from './entries.ts'
import type { Taken } from './logic.ts'
import { createPassages } from './passages.ts'
import type { Passage } from './passages.ts'
import { redacting } from './redact.ts'
import type { Redact } from './redact.ts'
import type { RecordingEntry } from './recording.ts'
import { guarded } from './report.ts'
import { createReader } from './values.ts'
import { interceptSystem, scheduling } from './xstate-internals.ts'
import type { Scheduled } from './xstate-internals.ts'

/** An entry, the snapshot it led to, and the transitions that were taken. */
export interface Moment {
  readonly entry: RecordingEntry
  readonly snapshot: Snapshot<unknown>
  readonly transitions: Taken
}

export interface RecorderOptions {
  /** The clock of the actors. Its time stands still while they process an event. */
  readonly engine: Pick<Engine, 'now' | 'hold' | 'randomState'>
  /** Called after every entry, in order. What it throws is reported, and does not reach the actor. */
  onMoment?(moment: Moment): void
  /** Maximum number of entries, 200,000 by default. Recording ends when it is reached. */
  limit?: number
  /** What the recording leaves out, such as passwords. */
  readonly redact?: Redact
}

/**
 * Turns XState's inspection events into entries, in the order in which the actors began to process the events.
 *
 * @param nameFor Returns the name of the next actor whose logic has this id. By default the id and a number from 1, as in 'confetti#1'.
 * @param others The names of actors that something else records. By default those of the page.
 */
export function createTrace(
  { engine, onMoment, limit = Infinity, redact = {} }: RecorderOptions,
  nameFor?: (id: string) => string | undefined,
  others?: WeakMap<object, string>,
) {
  const entries: RecordingEntry[] = []
  const cast = createCast(nameFor, others)
  const tell = guarded(onMoment)
  const read = createReader(cast.nameOf, redacting(redact), redact.largest)

  function write(passage: Passage): void {
    if (entries.length >= limit) return
    const { ref, kind, transitions } = passage
    const entry = entryOf(passage, cast.of(ref), cast, read)
    if (kind === 'sent' || kind === 'own' || entry.snapshot !== undefined) cast.lives(ref)
    entries.push(entry)
    tell({ entry, snapshot: passage.snapshot as Snapshot<unknown>, transitions })
  }

  const onRoot = (ref: AnyActorRef) => interceptSystem(ref, guarded(passages.noteMail))
  const passages = createPassages(cast, { engine, onDone: guarded(write), onRoot })
  return {
    entries: entries as readonly RecordingEntry[],
    cast,
    passages,
    /** For the `inspect` option of actors. Never throws. */
    observe: guarded(passages.observe),
    busy: (): AnyActorRef | undefined => passages.lastOpen()?.ref,
    /** How many entries there will be once what an actor is doing has its own; how many there are if none is busy. */
    point: (): number => entries.length + passages.placeOf(passages.lastOpen()) + 1,
    /** The delayed event for which an actor is setting a timer at this moment. */
    scheduling: (): Scheduled | undefined => scheduling(),
  }
}

export type Trace = ReturnType<typeof createTrace>
