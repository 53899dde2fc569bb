import type { Engine } from '@drei-tage/engine'
import type { AnyActorRef } from 'xstate'
import type { Scheduled } from './xstate-internals.ts'
import type { Recorder } from './recorder.ts'
import { eventName } from './names.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import { addTo } from './script.ts'

/** A pending timer and its owner. */
export interface WaitingTimer {
  /** Engine time at which it fires, in ms. */
  readonly due: number
  /** 'confetti#1', or undefined when no actor set it. */
  readonly actor: string | undefined
  /** The name of the delay, such as 'burst', or the full event type. If no actor set the timer: its label. */
  readonly delay: string
  /** The entry in which the actor set it; undefined if it was not recorded. */
  readonly setBy: RecordingEntry | undefined
}

/** A moment: an engine time and, because several entries may share it, a number of entries. */
export interface Instant {
  readonly atMs: number
  readonly point: number
}

/** A timer, from when it is set until it ends. */
interface TimerLife {
  readonly due: number
  readonly label: string | undefined
  /** If an actor set it: its delayed event. Not the actor's name: the timers of a restored actor are set before it has one. */
  readonly scheduled: Scheduled | undefined
  readonly set: Instant
  end?: Instant
}

/** Maximum number of ended timers that are remembered for listing the timers of past moments. */
const MOST_ENDED_TIMERS = 200_000

const hasHappened = (then: Instant, at: Instant) =>
  Math.abs(then.atMs - at.atMs) > SAME_TIME_MS ? then.atMs < at.atMs : then.point <= at.point

/**
 * Remembers the timers of a session, so that the timers pending at any of its moments can be listed.
 *
 * @param isOfActors Whether only timers that actors set are remembered.
 */
export function createTimerLog(
  engine: Pick<Engine, 'now' | 'observe' | 'pending'>,
  recorder: Pick<Recorder, 'busy' | 'entries' | 'nameOf' | 'point' | 'scheduling'>,
  isOfActors = false,
) {
  const { entries } = recorder
  /** By due time and label, because several timers may have both in common. */
  const pending = new Map<string, TimerLife[]>()
  const ended: TimerLife[] = []

  const keyOf = (due: number, label: string | undefined) => `${due} ${label ?? ''}`
  const nameOf = (ref: AnyActorRef | undefined) => ref && recorder.nameOf(ref)

  function noteSet(due: number, label: string | undefined): void {
    const scheduled = recorder.scheduling()
    const set = { atMs: engine.now(), point: recorder.point() }
    if (scheduled || !isOfActors) addTo(pending, keyOf(due, label), { due, label, scheduled, set })
  }

  function noteEnd(due: number, label: string | undefined, hasFired: boolean): void {
    const key = keyOf(due, label)
    const same = pending.get(key)
    const timer = same?.shift()
    if (same?.length === 0) pending.delete(key)
    if (!timer || ended.length >= MOST_ENDED_TIMERS) return
    // When a timer fires, the next entry records what it does.
    const point = recorder.point() + (hasFired && timer.scheduled ? 1 : 0)
    ended.push({ ...timer, end: { atMs: engine.now(), point } })
  }

  for (const { due, label } of engine.pending()) noteSet(due, label)
  const stop = engine.observe((change) => {
    if (change.type === 'timer.set') noteSet(change.due, change.label)
    else if (change.type === 'timer.fired' || change.type === 'timer.cleared')
      noteEnd(change.due, change.label, change.type === 'timer.fired')
  })

  return {
    /** The label for a timer that an actor is setting now, for people to read: the actor's name and the event type. */
    label(): string | undefined {
      const scheduled = recorder.scheduling()
      const name = nameOf(scheduled?.source) ?? nameOf(recorder.busy())
      return scheduled && name && `${name} › ${scheduled.event.type}`
    },
    stop,
    /** The timers pending at engine time `atMs` after the first `point` entries, or now by default. The next to fire comes first. */
    waiting(at?: Instant): WaitingTimer[] {
      const then = ({ set, end }: TimerLife) => !at || (hasHappened(set, at) && !(end && hasHappened(end, at)))
      return [...(at ? ended : []), ...[...pending.values()].flat()]
        .filter(then)
        .toSorted((one, other) => one.due - other.due)
        .map(({ due, label, scheduled, set }) => {
          if (!scheduled) return { due, actor: undefined, delay: label ?? 'a timer of the page', setBy: undefined }
          const actor = nameOf(scheduled.source)
          return { due, actor, delay: eventName(scheduled.event.type, actor ?? ''), setBy: entries[set.point - 1] }
        })
    },
  }
}
