import type { Machines, Recording, Replay } from '@drei-tage/recorder'
import { createHistory, parseInSteps, replayInSteps } from '@drei-tage/recorder/internal'
import type { History } from '@drei-tage/recorder/internal'

/** A moment of recorded time. */
export interface Cursor {
  /** Engine time, in ms. */
  readonly atMs: number
  /** The number of entries up to this moment. `atMs` alone is ambiguous: several entries may share one instant. */
  readonly point: number
}

/**
 * A loaded recording, and its replay with the machines of this page. All of it can be shown, whether or not these machines still do the
 * same.
 */
export interface LoadedFile extends Replay {
  readonly name: string
  readonly recording: Recording
  readonly history: History
}

/**
 * Reads, step by step, a recorded file, or a recording of this page, which still has what files lack, and compares it with the machines of this page.
 *
 * @throws {Error} that says what is wrong, if the text is not a recording.
 */
export function* readFile(name: string, recorded: string | Recording, machines: Machines): Generator<undefined, LoadedFile> {
  const recording = typeof recorded === 'string' ? yield* parseInSteps(recorded) : recorded
  const replayed = yield* replayInSteps(recording, { machines })
  const history = createHistory()
  for (const moment of replayed.moments) {
    history.add(moment)
    yield
  }
  return { name, recording, history, ...replayed }
}
