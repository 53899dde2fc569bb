import type { Snapshot } from 'xstate'
import type { Taken } from './logic.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import { firstPlace } from './script.ts'
import type { Moment } from './trace.ts'

interface Track {
  /** Indexes of this actor's entries among all entries. */
  readonly indexes: number[]
  /** The actor's snapshot after each of these entries. */
  readonly snapshots: Snapshot<unknown>[]
}

/**
 * Recorded time that can be navigated back and forth.
 *
 * A point is a number of entries: 0 is before everything, 3 is after the third entry. Every snapshot is kept and
 * nothing recomputed, because actions and guards need not be deterministic.
 */
export function createHistory() {
  const entries: RecordingEntry[] = []
  const transitions: Taken[] = []
  const tracks = new Map<string, Track>()

  /** How many entries an actor has before a point. */
  const countOf = (actor: string, point: number): number => firstPlace(tracks.get(actor)?.indexes ?? [], (index) => index >= point)
  /** Index, among all entries, of the actor's last entry before a point; -1 if there is none. */
  const lastIndex = (actor: string, point: number): number => tracks.get(actor)?.indexes[countOf(actor, point) - 1] ?? -1
  const parentOf = (actor: string): string | undefined => entries[tracks.get(actor)?.indexes[0] ?? -1]?.parent

  return {
    entries: entries as readonly RecordingEntry[],
    /** Appends the next moment. */
    add({ entry, snapshot, transitions: taken }: Moment): void {
      const track: Track = tracks.get(entry.actor) ?? { indexes: [], snapshots: [] }
      tracks.set(entry.actor, track)
      track.snapshots.push(snapshot)
      track.indexes.push(entries.length)
      entries.push(entry)
      transitions.push(taken)
    },
    /** How many entries are at or before an engine time, in ms. */
    countAt: (ms: number): number => firstPlace(entries, ({ atMs }) => atMs > ms + SAME_TIME_MS),
    /** The actor's snapshot at a point. Undefined before the actor has started. */
    snapshotAt: (actor: string, point: number): Snapshot<unknown> | undefined => tracks.get(actor)?.snapshots[countOf(actor, point) - 1],
    /** The snapshot the actor started with. */
    firstSnapshotOf: (actor: string): Snapshot<unknown> | undefined => tracks.get(actor)?.snapshots[0],
    /** The actor's last entry before a point. */
    lastEntryAt: (actor: string, point: number): RecordingEntry | undefined => entries[lastIndex(actor, point)],
    /** The point right after the actor's last entry before a point. */
    lastPointAt: (actor: string, point: number): number | undefined => lastIndex(actor, point) + 1 || undefined,
    /** The transitions taken by the actor's last entry before a point. */
    lastTransitionsAt: (actor: string, point: number): Taken => transitions[lastIndex(actor, point)] ?? [],
    /** The actors that are alive at a point, in the order in which they started. */
    runningAt(point: number): string[] {
      return [...tracks.keys()].filter((actor) => {
        const last = entries[lastIndex(actor, point)]
        if (!last || last.kind === 'stop') return false
        // A child that is done or has failed no longer exists; an actor that the page created exists until the page stops it.
        return last.status === undefined || parentOf(actor) === undefined
      })
    },
    /** The actor that invoked or spawned an actor; undefined if the page created it. */
    parentOf,
    /** All actors, in the order in which they started. */
    actors: (): string[] => [...tracks.keys()],
  }
}

export type History = ReturnType<typeof createHistory>
