import type { Snapshot } from 'xstate'
import { isMachineState } from './logic.ts'
import type { Taken } from './logic.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import { firstPlace } from './script.ts'
import type { Moment } from './trace.ts'

/** A stored snapshot: `frame` itself, or `frame` with another context. */
interface Kept {
  readonly frame: Snapshot<unknown>
  readonly context: unknown
  /** Built on first access and then kept: repeated reads must return the same object. */
  snapshot?: Snapshot<unknown>
}

interface Track {
  /** Indexes of this actor's entries among all entries. */
  readonly indexes: number[]
  /** The actor's snapshot after each of these entries. */
  readonly kept: Kept[]
  /** By status and state: the last snapshot that was stored in full. Later ones that differ only in their context refer to it. */
  readonly frames: Map<string, Snapshot<unknown>>
}

/**
 * Recorded time that can be navigated back and forth.
 *
 * A point is a number of entries: 0 is before everything, 3 is after the third entry. Every snapshot is kept, most of them only as
 * a context. Nothing is recomputed, because actions and guards need not be deterministic.
 */
export function createHistory() {
  const entries: RecordingEntry[] = []
  const transitions: Taken[] = []
  const tracks = new Map<string, Track>()

  /** Index, among all entries, of the actor's last entry before a point; -1 if there is none. */
  function lastIndex(actor: string, point: number): number {
    const { indexes = [] } = tracks.get(actor) ?? {}
    return indexes[countBefore(indexes, point) - 1] ?? -1
  }

  const parentOf = (actor: string): string | undefined => entries[tracks.get(actor)?.indexes[0] ?? -1]?.parent

  return {
    entries: entries as readonly RecordingEntry[],

    /** Appends the next moment. */
    add({ entry, snapshot, transitions: taken }: Moment): void {
      const track: Track = tracks.get(entry.actor) ?? { indexes: [], kept: [], frames: new Map() }
      tracks.set(entry.actor, track)
      track.kept.push(keep(snapshot, track.frames))
      track.indexes.push(entries.length)
      entries.push(entry)
      transitions.push(taken)
    },

    /** How many entries are at or before an engine time, in ms. */
    countAt: (ms: number): number => firstPlace(entries, ({ atMs }) => atMs > ms + SAME_TIME_MS),

    /** The actor's snapshot at a point. Undefined before the actor has started. */
    snapshotAt(actor: string, point: number): Snapshot<unknown> | undefined {
      const { indexes = [], kept = [] } = tracks.get(actor) ?? {}
      return snapshotOf(kept[countBefore(indexes, point) - 1])
    },

    /** The snapshot the actor started with. */
    firstSnapshotOf: (actor: string): Snapshot<unknown> | undefined => snapshotOf(tracks.get(actor)?.kept[0]),

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

/** Converts a snapshot to its stored form, which reuses the frame of an earlier snapshot that differs only in its context. */
function keep(snapshot: Snapshot<unknown>, frames: Map<string, Snapshot<unknown>>): Kept {
  if (!isMachineState(snapshot)) return { frame: snapshot, context: undefined, snapshot }
  const key = `${snapshot.status} ${JSON.stringify(snapshot.value)}`
  const frame = frames.get(key)
  if (frame && isMachineState(frame) && areSameBut(frame, snapshot)) return { frame, context: snapshot.context }
  frames.set(key, snapshot)
  return { frame: snapshot, context: undefined, snapshot }
}

function areSameBut(frame: object, snapshot: object): boolean {
  return SHARED.every((key) => isSameObject((frame as Record<string, unknown>)[key], (snapshot as Record<string, unknown>)[key]))
}

/** The fields, besides the state, that snapshots with the same frame have in common. */
const SHARED = ['children', 'historyValue', 'output', 'error', 'machine']

/** Whether both are the same object, or two objects with the same fields. */
function isSameObject(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  )
}

function snapshotOf(kept: Kept | undefined): Snapshot<unknown> | undefined {
  if (kept) kept.snapshot ??= { ...kept.frame, context: kept.context } as unknown as Snapshot<unknown>
  return kept?.snapshot
}

/** How many of the ascending `indexes` are below a point. */
function countBefore(indexes: readonly number[], point: number): number {
  return firstPlace(indexes, (index) => index >= point)
}
