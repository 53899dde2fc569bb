import type { Difference, Family, Machines, Recording, WaitingTimer } from '@drei-tage/recorder'
import { createHistory, parseInSteps, replayInSteps } from '@drei-tage/recorder/internal'
import type { History } from '@drei-tage/recorder/internal'
import type { AnyActorRef } from 'xstate'

/** A moment of recorded time. */
export interface Cursor {
  /** Engine time, in ms. */
  readonly atMs: number
  /** The number of entries up to this moment. `atMs` alone is ambiguous: several entries may share one instant. */
  readonly point: number
}

/** A loaded recording. All of it can be shown, whether or not the machines of this page still do the same. */
export interface LoadedFile {
  readonly name: string
  readonly recording: Recording
  readonly history: History
  /** The families of actors, each with where the machines of this page first deviate from the recording. */
  readonly families: readonly Family[]
  /** The first of these differences. */
  readonly difference: Difference | undefined
  /** The actors of the replay, by name. */
  readonly refs: ReadonlyMap<string, AnyActorRef>
  /** The timers that were pending at a moment of the recording. */
  waiting(at: Cursor): WaitingTimer[]
}

/**
 * Reads, step by step, a recorded file, or a recording of this page, which still has what files lack, and compares it with the machines of this page.
 *
 * @throws {Error} that says what is wrong, if the text is not a recording.
 */
export function* readFile(name: string, recorded: string | Recording, machines: Machines): Generator<undefined, LoadedFile> {
  const recording = typeof recorded === 'string' ? yield* parseInSteps(recorded) : recorded
  const { moments, families, difference, refs, waiting } = yield* replayInSteps(recording, { machines })
  const history = createHistory()
  for (const moment of moments) {
    history.add(moment)
    yield
  }
  return { name, recording, history, families, difference, refs, waiting }
}
