import type { SimulatedEngine, TimerClock, TimerId } from '@drei-tage/engine'
import type { AnyActorRef } from 'xstate'
import { isSameDelay } from './compare.ts'
import type { ReplayTimer } from './compare.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import { openTimerOf, pathOf } from './resume.ts'
import type { OpenTimer } from './resume.ts'
import { addTo } from './script.ts'
import type { Stage, StandIns } from './standIns.ts'
import { createTimerLog } from './timers.ts'

/**
 * The clock of the actors in a replay: its delays end when they ended in the recording, as far as that is the same delay.
 *
 * @param onDue Called when a timer is due, instead of what it does.
 */
export function createReplayClock(
  { script, trace }: Stage,
  engine: SimulatedEngine,
  { current, nameOf }: Pick<StandIns, 'current' | 'nameOf'>,
  onDue: (timer: ReplayTimer, fire: () => void) => void,
) {
  const { entries } = script
  const { cast, busy, scheduling } = trace
  const pending = new Set<ReplayTimer>()
  /** By index: the entries that pending timers are expected to end in. */
  const expected = new Map<number, ReplayTimer>()
  // Excludes the timers by which the replay sends events.
  const log = createTimerLog(engine, { entries: trace.entries, nameOf: cast.nameOf, busy, scheduling }, (label) => label !== undefined)

  function forget(timer: ReplayTimer): void {
    pending.delete(timer)
    if (timer.entry !== undefined) expected.delete(timer.entry)
  }

  /**
   * The entries that a timer may end in, if that is not certain: in a recording of real time, a delay was set a little later than its
   * actor took up the event, and ended later by as much.
   */
  function endsOf({ scheduled: { source, target, event }, setMs, delayMs, slackMs }: ReplayTimer): number[] {
    const actor = nameOf(target)
    if (slackMs === 0 || actor === undefined) return []
    const sender = source === target ? undefined : nameOf(source)
    const atMs = (index: number) => entries[index]?.atMs ?? -1
    const firstMs = setMs + delayMs - SAME_TIME_MS
    const ends = [...script.ownBetween(actor, event.type, firstMs, firstMs + slackMs + 2 * SAME_TIME_MS)].filter(
      (index) => entries[index]?.from === sender && atMs(index) > engine.now() + SAME_TIME_MS,
    )
    // Such an event may also have been sent without a delay. It then has the time of its cause, which comes before it.
    const isDoubtful = (index: number) => Number(atMs(index - 1) === atMs(index))
    return ends.toSorted((one, other) => isDoubtful(one) - isDoubtful(other))
  }

  /** Finds the entry that a timer ends in. If others are expected to end there, one of them gets another entry, if it can. */
  function findEnd(timer: ReplayTimer, tried = new Set<number>()): boolean {
    const ends = endsOf(timer)
    const entry =
      ends.find((index) => !expected.has(index)) ??
      ends.find((index) => !tried.has(index) && findEnd(expected.get(index) as ReplayTimer, tried.add(index)))
    if (entry === undefined) return false
    expected.set(entry, timer)
    timer.entry = entry
    timer.dueMs = (entries[entry] as RecordingEntry).atMs
    if (timer.id) {
      engine.clearTimeout(timer.id)
      timer.id = engine.setTimeout(timer.fire, timer.dueMs - engine.now(), timer.label)
    }
    return true
  }

  const clock: TimerClock = {
    setTimeout(fn, delayMs) {
      const scheduled = scheduling()
      if (!scheduled) return engine.setTimeout(fn, delayMs)
      const [setMs, slackMs] = [engine.now(), current()?.tookMs ?? 0]
      const fire = () => {
        forget(timer)
        onDue(timer, fn)
      }
      // Without an entry, it is one that was cancelled, and ends at the latest.
      const dueMs = setMs + delayMs + slackMs
      const timer: ReplayTimer = { scheduled, setMs, delayMs, slackMs, dueMs, entry: undefined, label: log.label(), fire }
      findEnd(timer)
      timer.id = engine.setTimeout(fire, slackMs > 0 ? timer.dueMs - setMs : delayMs, timer.label)
      pending.add(timer)
      return timer as unknown as TimerId
    },
    clearTimeout(id) {
      const timer = id as unknown as ReplayTimer
      if (!pending.has(timer)) return
      forget(timer)
      engine.clearTimeout(timer.id)
      if (timer.entry === undefined) return
      // Another one ends in the entry that it was expected to end in.
      const { target, event } = timer.scheduled
      const isLike = ({ entry, scheduled }: ReplayTimer) =>
        entry === undefined && scheduled.event.type === event.type && scheduled.target === target
      for (const other of pending) if (isLike(other) && findEnd(other)) return
    },
  }

  return {
    clock,
    /** The pending timer of the delay that ends in an entry. */
    pendingFor: ({ actor, event }: RecordingEntry): ReplayTimer | undefined =>
      [...pending].find(({ scheduled }) => isSameDelay(scheduled.event.type, event.type, actor) && cast.nameOf(scheduled.target) === actor),
    waiting: log.waiting,
    /**
     * By root actor: the pending timers of it and all its descendants, in the order in which they were set: of several with one id,
     * XState can cancel the last.
     */
    openTimers(): Map<AnyActorRef, OpenTimer[]> {
      const timers = new Map<AnyActorRef, OpenTimer[]>()
      for (const { dueMs, scheduled } of pending) {
        addTo(timers, pathOf(scheduled.source).root, openTimerOf(scheduled, Math.max(0, dueMs - engine.now())))
      }
      return timers
    },
  }
}

export type ReplayClock = ReturnType<typeof createReplayClock>
