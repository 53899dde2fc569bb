import type { RecordingEntry } from '@drei-tage/recorder'

/** The times of entries in ascending order, in ms: of what actors did by themselves, and of all other entries. */
interface Times {
  readonly own: number[]
  readonly sent: number[]
}

interface Known {
  readonly all: Times
  readonly byActor: Map<string, Times>
  /** How many entries have been read. */
  count: number
}

/** By recording. Each entry is read once, when it is new. */
const known = new WeakMap<readonly RecordingEntry[], Known>()

const emptyTimes = (): Times => ({ own: [], sent: [] })

function timesOf(entries: readonly RecordingEntry[]): Known {
  const times = known.get(entries) ?? { all: emptyTimes(), byActor: new Map<string, Times>(), count: 0 }
  known.set(entries, times)
  for (; times.count < entries.length; times.count += 1) {
    const { atMs, actor, kind } = entries[times.count] as RecordingEntry
    const ofActor = times.byActor.get(actor) ?? emptyTimes()
    times.byActor.set(actor, ofActor)
    for (const list of [times.all, ofActor]) list[kind === 'own' ? 'own' : 'sent'].push(atMs)
  }
  return times
}

/**
 * Where the ruler has a stroke, as whole places from 0: for what actors did by themselves, for all other entries, and both
 * again for the chosen actor.
 *
 * The cost depends on the number of places, and hardly on the number of entries, because the ruler is drawn in every frame.
 *
 * @param place The place of a time in ms. Must not fall as the time rises.
 */
export function strokesOf(entries: readonly RecordingEntry[], chosen: string | undefined, place: (ms: number) => number) {
  const { all, byActor } = timesOf(entries)
  const lit = byActor.get(chosen ?? '') ?? emptyTimes()
  const placesOf = (times: readonly number[]): number[] => {
    const places: number[] = []
    let next = times[0]
    while (next !== undefined) {
      const at = place(next)
      places.push(at)
      next = times[firstAfter(times, at, place)]
    }
    return places
  }
  return { own: placesOf(all.own), sent: placesOf(all.sent), litOwn: placesOf(lit.own), litSent: placesOf(lit.sent) }
}

/** Index of the first time whose place is after `at`. */
function firstAfter(times: readonly number[], at: number, place: (ms: number) => number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (place(times[middle] as number) > at) high = middle
    else low = middle + 1
  }
  return low
}
