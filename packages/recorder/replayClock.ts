import type { SimulatedEngine, TimerClock, TimerId } from '@drei-tage/engine'
import type { AnyActorRef } from 'xstate'
import type { ReplayTimer } from './compare.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import { openTimerOf, pathOf } from './resume.ts'
import type { OpenTimer } from './resume.ts'
import type { Script } from './script.ts'
import { createTimerLog } from './timers.ts'
import type { Trace } from './trace.ts'
import type { Scheduled } from './xstate-internals.ts'

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

  /** After a timer was cancelled that seemed to end in a recorded entry: another one of the same kind ends in it. */
  function passOn({ entry, scheduled, type }: ReplayTimer): void {
    const atMs = entries[entry as number]?.atMs ?? 0
    for (const timer of pending.values()) {
      const isSame = timer.type === type && timer.scheduled.target === scheduled.target && timer.scheduled.source === scheduled.source
      const isInTime = atMs > timer.dueMs - timer.slackMs - SAME_TIME_MS && atMs < timer.dueMs + SAME_TIME_MS
      if (!isSame || !isInTime || timer.entry !== undefined) continue
      expected.add(entry as number)
      engine.clearTimeout(timer.id)
      return void Object.assign(timer, { entry, dueMs: atMs, id: engine.setTimeout(() => timer.fire?.(), atMs - engine.now()) })
    }
  }

  const clock: TimerClock = {
    setTimeout(fn, ms) {
      const scheduled = scheduling()
      const timer = scheduled && timerOf(scheduled, ms)
      const fire = () => onDue(forget(id), fn)
      const id = engine.setTimeout(fire, timer && timer.slackMs > 0 ? timer.dueMs - engine.now() : ms, log.label())
      if (timer) pending.set(id, Object.assign(timer, { id, fire }))
      return id
    },
    clearTimeout(id) {
      const timer = forget(id)
      engine.clearTimeout(timer?.id ?? id)
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
