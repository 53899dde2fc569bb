import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import { addTo, firstPlace } from './script.ts'
import type { Moment } from './trace.ts'

/**
 * Recorded time that can be navigated back and forth.
 *
 * A point is a number of entries: 0 is before everything, 3 is after the third entry. Every snapshot is kept and
 * nothing recomputed, because actions and guards need not be deterministic.
 */
export function createHistory() {
  const entries: RecordingEntry[] = []
  const moments: Moment[] = []
  /** By actor: the indexes of its entries. */
  const indexes = new Map<string, number[]>()

  /** Index of the actor's last entry before a point; -1 if there is none. */
  const lastIndex = (actor: string, point: number): number => {
    const own = indexes.get(actor) ?? []
    return own[firstPlace(own, (index) => index >= point) - 1] ?? -1
  }
  /** What the actor did last before a point. Undefined before it has started. */
  const lastAt = (actor: string, point: number): Moment | undefined => moments[lastIndex(actor, point)]
  /** How the actor started. */
  const firstOf = (actor: string): Moment | undefined => moments[indexes.get(actor)?.[0] ?? -1]

  return {
    entries: entries as readonly RecordingEntry[],
    /** Appends the next moment. */
    add(moment: Moment): void {
      addTo(indexes, moment.entry.actor, moments.length)
      moments.push(moment)
      entries.push(moment.entry)
    },
    /** How many entries are at or before an engine time, in ms. */
    countAt: (ms: number): number => firstPlace(entries, ({ atMs }) => atMs > ms + SAME_TIME_MS),
    lastAt,
    firstOf,
    /** The point right after the actor's last entry before a point. */
    lastPointAt: (actor: string, point: number): number | undefined => lastIndex(actor, point) + 1 || undefined,
    /** The actors that are alive at a point, in the order in which they started. */
    runningAt(point: number): string[] {
      return [...indexes.keys()].filter((actor) => {
        const last = lastAt(actor, point)?.entry
        if (!last || last.kind === 'stop') return false
        // A child that is done or has failed no longer exists; an actor that the page created exists until the page stops it.
        return last.status === undefined || firstOf(actor)?.entry.parent === undefined
      })
    },
  }
}

export type History = ReturnType<typeof createHistory>
