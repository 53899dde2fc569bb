import type { SimulatedEngine, TimerClock, TimerId } from '@drei-tage/engine'
import type { AnyActorRef } from 'xstate'
import type { ReplayedDelay } from './compare.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import { openTimerOf, pathOf } from './resume.ts'
import type { OpenTimer } from './resume.ts'
import type { Script } from './script.ts'
import { createTimerLog } from './timers.ts'
import type { Trace } from './trace.ts'
import type { Scheduled } from './xstate-internals.ts'

/** A timer of an actor in a replay. */
export interface ReplayTimer extends ReplayedDelay {
  readonly scheduled: Scheduled
  /** Engine time at which it ends, in ms. */
  readonly dueMs: number
  /** Index of the recorded entry that it ends in, if the recording says when exactly. */
  readonly entry: number | undefined
}

export interface ReplayClockOptions {
  readonly engine: SimulatedEngine
  readonly trace: Trace
  readonly script: Script
  readonly entries: readonly RecordingEntry[]
  /** The recorded entry whose event is being processed. */
  current(): RecordingEntry | undefined
  /** Called when a timer is due, instead of what it does. */
  onDue(timer: ReplayTimer | undefined, fire: () => void): void
}

/** The clock of the actors in a replay: its delays end when they ended in the recording, as far as that is the same delay. */
export function createReplayClock({ engine, trace, script, entries, current, onDue }: ReplayClockOptions) {
  const pending = new Map<TimerId | null | undefined, ReplayTimer>()
  /** The indexes of the entries that a pending timer ends in. */
  const expected = new Set<number>()
  const { cast, busy, scheduling } = trace
  // Excludes the timers by which the replay sends events.
  const log = createTimerLog(engine, { entries: trace.entries, nameOf: cast.nameOf, busy, scheduling }, (label) => label !== undefined)

  function forget(id: TimerId | null | undefined): ReplayTimer | undefined {
    const timer = pending.get(id)
    pending.delete(id)
    if (timer?.entry !== undefined) expected.delete(timer.entry)
    return timer
  }

  /**
   * In a recording of real time, a delay was set a little later than its actor took up the event, and ended later by as much. It ends
   * at its recorded end, if that is within the time that the actor took. Otherwise it is one that was cancelled, and ends at the latest.
   */
  function timerOf(scheduled: Scheduled, delayMs: number): ReplayTimer {
    const slackMs = current()?.tookMs ?? 0
    const setMs = engine.now()
    const dueMs = setMs + delayMs
    const timer = { type: scheduled.event.type, scheduled, setMs, delayMs, slackMs, dueMs: dueMs + slackMs, entry: undefined }
    const actor = cast.nameOf(scheduled.target)
    if (slackMs === 0 || actor === undefined) return timer
    const sender = scheduled.source === scheduled.target ? undefined : cast.nameOf(scheduled.source)
    const ends = [...script.ownBetween(actor, timer.type, dueMs - SAME_TIME_MS, dueMs + slackMs + SAME_TIME_MS)].filter(
      (entry) => !expected.has(entry) && entries[entry]?.from === sender && entries[entry]?.atMs !== setMs,
    )
    // Such an event may also have been sent without a delay. It then has the time of its cause, which comes before it.
    const entry = ends.find((index) => entries[index - 1]?.atMs !== entries[index]?.atMs) ?? ends[0]
    if (entry === undefined) return timer
    expected.add(entry)
    return { ...timer, entry, dueMs: (entries[entry] as RecordingEntry).atMs }
  }

  /** By the id that XState has: what a timer does that may be set again, and the timer of the engine, if it was. */
  const firing = new Map<TimerId, () => void>()
  const moved = new Map<TimerId, TimerId>()

  /** After a timer was cancelled that seemed to end in a recorded entry: another one of the same kind ends in it. */
  function passOn({ entry, scheduled, type }: ReplayTimer): void {
    const atMs = entries[entry as number]?.atMs ?? 0
    for (const [id, timer] of pending) {
      const isSame = timer.type === type && timer.scheduled.target === scheduled.target && timer.scheduled.source === scheduled.source
      const isInTime = atMs > timer.dueMs - timer.slackMs - SAME_TIME_MS && atMs < timer.dueMs + SAME_TIME_MS
      if (!id || !isSame || !isInTime || timer.entry !== undefined) continue
      expected.add(entry as number)
      pending.set(id, { ...timer, entry, dueMs: atMs })
      engine.clearTimeout(moved.get(id) ?? id)
      moved.set(id, engine.setTimeout(firing.get(id) as () => void, atMs - engine.now()))
      return
    }
  }

  const clock: TimerClock = {
    setTimeout(fn, ms) {
      const scheduled = scheduling()
      const timer = scheduled && timerOf(scheduled, ms)
      const waitMs = timer && timer.slackMs > 0 ? timer.dueMs - engine.now() : ms
      const fire = () => {
        firing.delete(id)
        moved.delete(id)
        onDue(forget(id), fn)
      }
      const id = engine.setTimeout(fire, waitMs, log.label())
      if (timer) pending.set(id, timer)
      if (timer && timer.slackMs > 0) firing.set(id, fire)
      return id
    },
    clearTimeout(id) {
      const timer = forget(id)
      engine.clearTimeout(id && (moved.get(id) ?? id))
      if (id) firing.delete(id)
      if (timer?.entry !== undefined) passOn(timer)
    },
  }

  return {
    clock,
    pending: (): ReplayTimer[] => [...pending.values()],
    waiting: log.waiting,
    /**
     * The pending timers of a root actor and all its descendants, in the order in which they were set: of several with one id, XState
     * can cancel the last.
     */
    openTimersOf: (root: AnyActorRef): OpenTimer[] =>
      [...pending.values()]
        .filter(({ scheduled }) => pathOf(scheduled.source).root === root)
        .map(({ dueMs, scheduled }) => openTimerOf(scheduled, Math.max(0, dueMs - engine.now()))),
  }
}
