import { createActor } from 'xstate'
import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { Moment } from './recorder.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'

/** One snapshot in so many entries of an actor is kept; those between are worked out. */
const CHECKPOINT_EVERY = 32

interface Track {
  readonly follow: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => AnyMachineSnapshot
  /** Where this actor's entries stand among all entries. */
  readonly indexes: number[]
  /** The snapshots after its entries 0, 32, 64 … */
  readonly checkpoints: AnyMachineSnapshot[]
  /** The last snapshot that was worked out, and after how many further entries: the next one is often close by. */
  latest: { position: number; snapshot: AnyMachineSnapshot } | undefined
}

/**
 * Recorded time that can be gone back and forth in.
 *
 * Points of it are counts of entries: 0 is before everything, 3 is after the third entry. All that happened to a machine,
 * its own delays too, is recorded as events, so any snapshot is the last kept one and the pure transitions since.
 */
export function createHistory(machineOf: (actor: string) => AnyStateMachine | undefined) {
  const entries: RecordingEntry[] = []
  const transitions: (readonly AnyTransitionDefinition[])[] = []
  const tracks = new Map<string, Track>()

  function trackOf(actor: string): Track | undefined {
    const known = tracks.get(actor)
    if (known) return known
    const machine = machineOf(actor)
    if (!machine) return undefined
    const track: Track = { follow: pureTransitionsOf(machine), indexes: [], checkpoints: [], latest: undefined }
    tracks.set(actor, track)
    return track
  }

  /** Snapshot of a track after its entry number `position`, counted from 0. */
  function snapshotOf(track: Track, position: number): AnyMachineSnapshot {
    const checkpoint = Math.floor(position / CHECKPOINT_EVERY)
    let at = checkpoint * CHECKPOINT_EVERY
    let snapshot = track.checkpoints[checkpoint] as AnyMachineSnapshot
    const { latest } = track
    if (latest && latest.position > at && latest.position <= position) {
      at = latest.position
      snapshot = latest.snapshot
    }
    while (at < position) {
      at += 1
      snapshot = track.follow(snapshot, (entries[track.indexes[at] as number] as RecordingEntry).event)
    }
    track.latest = { position, snapshot }
    return snapshot
  }

  return {
    entries: entries as readonly RecordingEntry[],

    /** Adds what happened next. */
    add({ entry, snapshot, transitions: taken }: Moment): void {
      const track = trackOf(entry.actor)
      if (track) {
        if (track.indexes.length % CHECKPOINT_EVERY === 0) track.checkpoints.push(snapshot)
        track.indexes.push(entries.length)
      }
      entries.push(entry)
      transitions.push(taken)
    },

    /** How many entries lie at or before an engine time, in ms. */
    countAt(ms: number): number {
      return firstIndexWhere(entries.length, (index) => (entries[index] as RecordingEntry).atMs > ms + SAME_TIME_MS)
    },

    /** The actor's snapshot at a point. Undefined while it has not started. */
    snapshotAt(actor: string, point: number): AnyMachineSnapshot | undefined {
      const track = tracks.get(actor)
      const count = track ? countBefore(track.indexes, point) : 0
      return track && count > 0 ? snapshotOf(track, count - 1) : undefined
    },

    /** The snapshot the actor started with. */
    firstSnapshotOf: (actor: string): AnyMachineSnapshot | undefined => tracks.get(actor)?.checkpoints[0],

    /** The actor's last entry before a point. */
    lastEntryAt(actor: string, point: number): RecordingEntry | undefined {
      const index = lastIndex(tracks.get(actor), point)
      return index === undefined ? undefined : entries[index]
    },

    /** The point right after the actor's last entry before a point. */
    lastPointAt(actor: string, point: number): number | undefined {
      const index = lastIndex(tracks.get(actor), point)
      return index === undefined ? undefined : index + 1
    },

    /** The transitions that the actor's last entry before a point has led to. */
    lastTransitionsAt(actor: string, point: number): readonly AnyTransitionDefinition[] {
      const index = lastIndex(tracks.get(actor), point)
      return index === undefined ? [] : (transitions[index] as readonly AnyTransitionDefinition[])
    },

    /** The actors that live at a point, in the order in which they started. */
    runningAt(point: number): string[] {
      return [...tracks]
        .filter(([, track]) => {
          const index = lastIndex(track, point)
          return index !== undefined && (entries[index] as RecordingEntry).kind !== 'stop'
        })
        .map(([actor]) => actor)
    },

    /** All actors, in the order in which they started. */
    actors: (): string[] => [...tracks.keys()],
  }
}

export type History = ReturnType<typeof createHistory>

/**
 * The machine's transitions without what they do: no timer is set, nothing is emitted.
 *
 * XState's own `transition` does the same, but makes an actor for every single one.
 */
function pureTransitionsOf(machine: AnyStateMachine): Track['follow'] {
  const nobody = createActor(machine)
  const nothing = () => undefined
  const scope: AnyActorScope = {
    self: nobody,
    id: nobody.id,
    sessionId: nobody.sessionId,
    system: nobody.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  return (snapshot, event) => machine.transition(snapshot, event, scope)
}

/** Position of a track's last entry before a point, among all entries. */
function lastIndex(track: Track | undefined, point: number): number | undefined {
  return track?.indexes[countBefore(track.indexes, point) - 1]
}

/** How many of the rising `indexes` lie before a point. */
function countBefore(indexes: readonly number[], point: number): number {
  return firstIndexWhere(indexes.length, (index) => (indexes[index] as number) >= point)
}

/** The first index from 0 to `length` for which `holds`, given that it holds for all behind it too. */
function firstIndexWhere(length: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
