import type { Recording, RecordingEntry, WaitingTimer } from '@drei-tage/recorder'
import { isMachine, isMachineState, logicOf, presentOf } from '@drei-tage/recorder/internal'
import type { AnyStateMachine, Snapshot } from 'xstate'
import { refusedGuards } from '../chart/refused.ts'
import type { Live } from './live.ts'
import type { View } from './view.ts'

/** The ids that XState makes up: 'x:3' for an actor that is created or spawned, '0.cart.open' for an actor that is invoked. */
const GENERATED_ID = /^x:\d+$|^\d+\./

/** An entry in a list, and the point after it. */
export interface ListedEntry {
  readonly entry: RecordingEntry
  readonly point: number
  /** Whether the entry is after the selected moment. */
  readonly isLater: boolean
}

/** Reads everything about the selected moment. */
export function readMoment({ callSiteOf, living, recorder, timers }: Live, { cursor, file, history, refOf }: View) {
  function machineOf(actor: string): AnyStateMachine | undefined {
    const ref = refOf(actor)
    const logic = ref && logicOf(ref)
    return logic && isMachine(logic) ? logic : undefined
  }

  return {
    /**
     * The entries for which `isListed` returns true, in order: at most `most` up to the selected moment, the last ones, and at most `most`
     * after it. `hasMore` tells whether there are further ones.
     */
    entriesAround(most: number, isListed: (entry: RecordingEntry) => boolean) {
      const { entries } = history()
      const now = cursor()?.point ?? entries.length
      const pick = (first: number, end: number, step: 1 | -1): ListedEntry[] => {
        const rows: ListedEntry[] = []
        // One entry more than asked for shows whether there are others.
        for (let index = first; index !== end && rows.length <= most; index += step) {
          const entry = entries[index] as RecordingEntry
          if (isListed(entry)) rows.push({ entry, point: index + 1, isLater: index >= now })
        }
        return rows
      }
      const [before, after] = [pick(now - 1, -1, -1), pick(now, entries.length, 1)]
      return {
        rows: [...before.slice(0, most).toReversed(), ...after.slice(0, most)],
        hasMore: before.length > most || after.length > most,
      }
    },
    /** The actors that exist at the selected moment. */
    running(): string[] {
      const at = cursor()
      return at ? history().runningAt(at.point) : living()
    },
    /** The snapshot of an actor at the selected moment. In the present it is the actor's own, which a full recording lacks. */
    snapshotOf(actor: string): Snapshot<unknown> | undefined {
      const at = cursor()
      if (at) return history().lastAt(actor, at.point)?.snapshot
      const ref = recorder.refOf(actor)
      return ref && presentOf(ref)
    },
    /** The machine of an actor; undefined for a promise, a callback and the like. */
    machineOf,
    callSiteOf,
    /** The guards that refused the event of the entry before a point. */
    refusedAt(point: number): string[] {
      const { entries, lastAt } = history()
      const { actor = '', event, isIgnored } = entries[point - 1] ?? {}
      const machine = machineOf(actor)
      const before = lastAt(actor, point - 1)?.snapshot
      const taken = lastAt(actor, point)?.transitions ?? []
      if (!machine || !event || !before || !isMachineState(before) || (!isIgnored && taken.length === 0)) return []
      return refusedGuards(machine, before.value, event.type, taken)
    },
    /** The id that the project gave an actor: `createActor(machine, { id })`, `spawnChild(logic, { id })`. */
    ownIdOf(actor: string): string | undefined {
      const id = refOf(actor)?.id
      return id === undefined || GENERATED_ID.test(id) ? undefined : id
    },
    /** The actor that invoked or spawned `actor`. */
    parentOf: (actor: string): string | undefined => history().firstOf(actor)?.entry.parent,
    /** The timers that are pending at the selected moment, the next one first. */
    waiting(): WaitingTimer[] {
      const at = cursor()
      return (at && file()?.waiting(at)) ?? timers.waiting(at)
    },
    /** The shown recording, up to the selected moment. */
    shownRecording(): Recording {
      const recording = file()?.recording ?? recorder.recording()
      const at = cursor()
      return at ? { ...recording, endMs: Math.min(at.atMs, recording.endMs), entries: recording.entries.slice(0, at.point) } : recording
    },
  }
}
