import { delayDifference, differenceBetween, inSeconds } from './compare.ts'
import type { ReplayTimer, Told } from './compare.ts'
import { eventName } from './names.ts'
import { withChanges } from './patch.ts'
import type { ValueDifference } from './patch.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import type { Script } from './script.ts'
import type { Moment } from './trace.ts'

/** Where a replay first deviated from the recording. */
export interface Difference extends ValueDifference {
  /** Index of the entry in the recording. If the replay does something after the last entry: the number of entries. */
  readonly index: number
  /** Engine time in ms. */
  readonly atMs: number
  readonly actor: string
  /**
   * What differs in the entry: '/context/items/0', '/value', '/status', '/event', '/atMs', or '' if there is no such entry. `old` is
   * what was recorded, `new` what happens now.
   */
  readonly path: string
  /** One sentence that says what was recorded and what happens now. */
  readonly message: string
}

/** Compares what a replay does with a recording, moment by moment, up to the first difference. */
export function createComparison({ entries, nextOf: next }: Pick<Script, 'entries' | 'nextOf'>, endMs: number, now: () => number) {
  /** What was equal. */
  const moments: Moment[] = []
  /** By actor: the recorded context, to which the changes of the actor's next entry apply. */
  const contexts = new Map<string, unknown>()
  let difference: Difference | undefined
  let fired: ReplayTimer | undefined

  const nextOf = (actor: string) => entries[next(actor, moments.length) ?? Infinity]
  /** The recorded context of an actor after its next entry. */
  const contextAfter = ({ actor, changes }: RecordingEntry): unknown => withChanges(contexts.get(actor), changes)

  function differ(message: string, told: Partial<Told> = {}): void {
    const index = moments.length
    const { atMs, actor } = entries[index] ?? { atMs: now(), actor: '' }
    difference ??= { index, atMs, actor, path: '', old: entries[index], new: undefined, ...told, message }
  }

  return {
    moments,
    difference: () => difference,
    contextAfter,
    differ,
    /** The timer that fires now may be the reason for what differs next. */
    noteFiring(timer: ReplayTimer): void {
      fired = timer
    },
    /** The replay has done something. */
    take({ entry, snapshot, transitions }: Moment): void {
      if (difference) return
      const expected = entries[moments.length]
      // The recording may have ended in the middle of this instant, so it may lack an entry for this moment.
      if (!expected && entry.atMs >= endMs - SAME_TIME_MS) return
      const { actor } = entry
      const found = differenceBetween(expected, entry, contexts.get(actor))
      const told = found && ((fired && delayDifference(actor, fired, nextOf(actor))) ?? found)
      if (told || !expected) return differ(told?.message ?? '', told)
      moments.push({ entry: expected, snapshot, transitions })
      contexts.set(actor, contextAfter(expected))
    },
    /** An actor fails that did not fail in the recording. */
    fail: (actor: string, fault: unknown) =>
      differ(`${actor} fails at ${inSeconds(now())}: ${fault instanceof Error ? fault.message : String(fault)}`),
    /** The replay has not done what was recorded. `late` is the timer that would do it. */
    miss({ actor, event, atMs }: RecordingEntry, late: ReplayTimer | undefined): void {
      const told = late && delayDifference(actor, late, nextOf(actor))
      differ(told?.message ?? `${actor}: '${eventName(event.type, actor)}' does not come at ${inSeconds(atMs)}.`, told)
    },
  }
}

export type Comparison = ReturnType<typeof createComparison>
