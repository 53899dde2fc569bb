import { prepare } from './data.ts'
import { firstDifference } from './patch.ts'
import type { ValueDifference } from './patch.ts'
import { eventName } from './names.ts'
import { isLeftOut } from './redact.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import type { Moment } from './trace.ts'
import { messageOf, wholeOf } from './values.ts'

/** What differs, in which actor, and a sentence that says so. */
type Told = Omit<Difference, 'index' | 'atMs'>

/** Where a replay first deviated from the recording. */
export interface Difference extends ValueDifference {
  /** Index of the entry in the recording. If the replay does something after the last entry: the number of entries. */
  readonly index: number
  /** Engine time in ms. */
  readonly atMs: number
  readonly actor: string
  /**
   * What differs in the entry: '/context/items/0', '/value', '/status', '/event', '/input', '/atMs', or '' if there is no such entry.
   * `old` is what was recorded, `new` what happens now.
   */
  readonly path: string
  /** One sentence that says what was recorded and what happens now. */
  readonly message: string
}

/** Compares what a replay does with a recording, moment by moment, up to the first difference. */
export function createComparison(entries: readonly RecordingEntry[], endMs: number, now: () => number) {
  /** What was equal, and what the replay did there. */
  const moments: Moment[] = []
  const replayed: RecordingEntry[] = []
  let difference: Difference | undefined

  function differ(message: string, told: Partial<Told> = {}): void {
    const index = moments.length
    const { atMs, actor } = entries[index] ?? { atMs: now(), actor: '' }
    difference ??= { index, atMs, actor, path: '', old: entries[index], new: undefined, ...told, message }
  }

  return {
    moments,
    difference: () => difference,
    differ,
    /** The replay has done something. */
    take({ entry, snapshot, transitions }: Moment): void {
      if (difference) return
      const expected = entries[moments.length]
      // The recording may have ended in the middle of this instant, so it may lack an entry for this moment.
      if (!expected && entry.atMs >= endMs - SAME_TIME_MS) return
      const told = differenceBetween(expected, entry)
      if (told || !expected) return differ(told?.message ?? '', told)
      moments.push({ entry: expected, snapshot, transitions })
      replayed.push(entry)
    },
    /** Compares what the actors held and were given, which takes longer than all else. Can be interrupted. */
    *compareData(): Generator<undefined, void> {
      for (const [index, found] of replayed.entries()) {
        const told = yield* dataDifference(entries[index] as RecordingEntry, found)
        if (told) {
          moments.length = index
          difference = undefined
          return differ(told.message, told)
        }
        yield
      }
    },
    /** An actor fails that did not fail in the recording. */
    fail: (actor: string, fault: unknown) => differ(`${actor} fails at ${inSeconds(now())}: ${messageOf(fault)}`),
    /** The replay has not done what was recorded. */
    miss: ({ actor, event, atMs }: RecordingEntry) =>
      differ(`${actor}: '${eventName(event.type, actor)}' does not come at ${inSeconds(atMs)}.`),
  }
}

export type Comparison = ReturnType<typeof createComparison>

/** The first difference between an entry of the replay and the recorded one, but for data. */
function differenceBetween(expected: RecordingEntry | undefined, found: RecordingEntry): Told | undefined {
  const { actor, event, atMs, value, status } = found
  const name = eventName(event.type, actor)
  const comes = `${actor}: '${name}' comes at ${inSeconds(atMs)}`
  if (!expected) return { actor, path: '', old: undefined, new: event, message: `${comes}, after all that was recorded.` }
  if (expected.actor !== actor || expected.event.type !== event.type) {
    const recorded = `'${eventName(expected.event.type, expected.actor)}' for ${expected.actor} at ${inSeconds(expected.atMs)}`
    return { actor, path: '/event', old: expected.event, new: event, message: `${comes}; recorded was ${recorded}.` }
  }
  if (Math.abs(expected.atMs - atMs) > SAME_TIME_MS) {
    const [now, then] = distinctSeconds(atMs, expected.atMs)
    const message = `${actor}: '${name}' comes at ${now} instead of ${then}.`
    return { actor, path: '/atMs', old: rounded(expected.atMs), new: rounded(atMs), message }
  }
  const state = firstDifference(expected.value, value)
  if (state) {
    const [now, then] = inWords(value, expected.value)
    return { ...state, actor, path: `/value${state.path}`, message: `${actor} is ${now} instead of ${then} ${whenOf(found)}.` }
  }
  if (status !== expected.status) {
    const message = `${actor} is ${status ?? 'active'} instead of ${expected.status ?? 'active'} ${whenOf(found)}.`
    return { actor, path: '/status', old: expected.status, new: status, message }
  }
  return undefined
}

const whenOf = ({ actor, event, atMs }: RecordingEntry) => `at ${inSeconds(atMs)}, after '${eventName(event.type, actor)}'`

/** Whether a value differs that was left out of the recording is not known. */
export const isSame = (recorded: unknown, replayed: unknown) => isLeftOut(recorded) || isLeftOut(replayed) || Object.is(recorded, replayed)

/** The input or the event that an actor got from another one. */
function* givenBy({ parent, input, from, event }: RecordingEntry) {
  return { input: parent === undefined ? undefined : yield* wholeOf(input), event: from === undefined ? undefined : yield* wholeOf(event) }
}

/** The first difference between the contexts, outputs and errors that two entries led to, and between what led to them. */
function* dataDifference(expected: RecordingEntry, found: RecordingEntry): Generator<undefined, Told | undefined> {
  const { actor, data } = found
  yield* prepare(expected.data)
  yield* prepare(data)
  // What a machine gives to a promise or a callback shows nowhere else.
  const given = firstDifference(yield* givenBy(expected), yield* givenBy(found), isSame)
  if (given) {
    const [is, was] = inWords(given.new, given.old)
    return { ...given, actor, message: `${actor}: ${given.path.slice(1)} is ${is} instead of ${was} ${whenOf(found)}.` }
  }
  // The contexts before this entry were equal, so comparing the changes is enough.
  if (isLeftOut(expected.data.plain) || !firstDifference(expected.data.changes, data.changes)) return undefined
  const context = firstDifference(expected.data.plain, data.plain, isSame)
  if (!context) return undefined
  const [is, was] = inWords(context.new, context.old)
  const message = `${actor}: ${context.path.slice(1) || 'the context'} is ${is} instead of ${was} ${whenOf(found)}.`
  return { ...context, actor, path: `/context${context.path}`, message }
}

/** Rounds to a microsecond. */
function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000
}

/** @param digits Decimal places of milliseconds. */
export function inSeconds(ms: number, digits = 0): string {
  return `${(ms / 1000).toFixed(3 + digits)} s`
}

/** Two different times as two different texts, with as many additional decimal places as that takes, up to 7. */
function distinctSeconds(one: number, other: number, digits = 0): [string, string] {
  const texts: [string, string] = [inSeconds(one, digits), inSeconds(other, digits)]
  return texts[0] !== texts[1] || digits === 7 ? texts : distinctSeconds(one, other, digits + 1)
}

const LONGEST = 100

/** Two different values as texts that fit into a sentence, shortened so that the difference is in it. */
function inWords(one: unknown, other: unknown): [string, string] {
  const texts = [one, other].map((value) => (value === undefined ? 'nothing' : JSON.stringify(value))) as [string, string]
  const [first, second] = texts
  let same = 0
  while (same < first.length && first[same] === second[same]) same++
  const from = same < LONGEST ? 0 : same - LONGEST / 2
  return texts.map((text) => {
    const part = text.slice(from, from + LONGEST)
    return `${from > 0 ? '…' : ''}${part}${from + part.length < text.length ? '…' : ''}`
  }) as [string, string]
}
