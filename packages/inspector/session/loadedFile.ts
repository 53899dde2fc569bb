import { createHistory, parseRecording, replay } from '@drei-tage/recorder'
import type { Difference, History, Recording, WaitingTimer } from '@drei-tage/recorder'
import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate'
import { fieldFault } from './eventFault.ts'

/** A moment of recorded time. */
export interface Cursor {
  /** Engine time, in ms. */
  readonly atMs: number
  /** The number of entries up to this moment. `atMs` alone is ambiguous: several entries may share one instant. */
  readonly point: number
}

/** A loaded recording, replayed with the machines of this page. */
export interface LoadedFile {
  readonly name: string
  readonly endMs: number
  readonly history: History
  /** Where this page's machines first deviate from the recording. Later moments cannot be shown. */
  readonly difference: Difference | undefined
  readonly recording: Recording
  /** The actors of the replay, by name. */
  readonly refs: ReadonlyMap<string, AnyActorRef>
  /** The timers that were pending at a moment of the recording. */
  waiting(at: Cursor): WaitingTimer[]
}

/**
 * Replays a recorded file with the machines of this page.
 *
 * @throws {Error} that says what is wrong, if the text is not a recording or an event in it differs from the samples of its actor.
 */
export function playFile(
  name: string,
  text: string,
  machines: Readonly<Record<string, AnyActorLogic>>,
  samplesOf: (actor: string) => readonly AnyEventObject[],
): LoadedFile {
  const recording = parseRecording(text)
  for (const [index, { kind, actor, event }] of recording.entries.entries()) {
    const fault = kind === 'sent' && fieldFault(event, samplesOf(actor))
    if (fault) throw new Error(`recording: entry ${index} is damaged, '${event.type}': ${fault}.`)
  }
  const { moments, difference, refs, waiting } = replay(recording, { machines })
  const history = createHistory()
  for (const moment of moments.slice(0, difference?.index)) history.add(moment)
  return { name, endMs: difference ? difference.atMs : recording.endMs, history, difference, recording, refs, waiting }
}
