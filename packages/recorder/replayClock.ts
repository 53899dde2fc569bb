import type { SimulatedEngine, TimerClock, TimerId } from '@drei-tage/engine'
import { isSameDelay } from './compare.ts'
import type { ReplayTimer } from './compare.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import type { Stage, StandIns } from './standIns.ts'
import { createTimerLog } from './timers.ts'
import type { Scheduled } from './xstate-internals.ts'

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
  const { cast, busy, scheduling, numberOf } = trace
  const pending = new Set<ReplayTimer>()
  // Excludes the timers by which the replay sends events.
  const log = createTimerLog(engine, { entries: trace.entries, nameOf: cast.nameOf, busy, scheduling }, true)

  /**
   * When a delay that is set now ends, in ms: in a recording of real time, it was set a little later than its actor took up the event, and
   * ended later by as much. One that was cancelled, or has changed, ends at the latest.
   */
  function endOf(scheduled: Scheduled, firstMs: number, slackMs: number): number {
    const lastMs = firstMs + slackMs
    const endMs = script.delayedBy(nameOf(scheduled.source) ?? '', scheduled.event.type, numberOf(scheduled) ?? 0)?.atMs ?? lastMs
    return endMs > firstMs - SAME_TIME_MS && endMs < lastMs + SAME_TIME_MS ? endMs : lastMs
  }

  const clock: TimerClock & Pick<SimulatedEngine, 'now' | 'random'> = {
    now: () => engine.now(),
    random: () => engine.random(),
    setTimeout(fn, givenMs) {
      const scheduled = scheduling()
      if (!scheduled) return engine.setTimeout(fn, givenMs)
      // As in the engine.
      const delayMs = givenMs > 0 ? givenMs : 0
      const [setMs, slackMs] = [engine.now(), current()?.tookMs ?? 0]
      const dueMs = endOf(scheduled, setMs + delayMs, slackMs)
      const fire = () => {
        pending.delete(timer)
        onDue(timer, fn)
      }
      const id = engine.setTimeout(fire, slackMs > 0 ? dueMs - setMs : delayMs, log.label())
      const timer: ReplayTimer = { scheduled, setMs, delayMs, slackMs, dueMs, id }
      pending.add(timer)
      return timer as unknown as TimerId
    },
    clearTimeout(id) {
      const timer = id as unknown as ReplayTimer
      if (pending.delete(timer)) engine.clearTimeout(timer.id)
    },
  }

  return {
    clock,
    /** The pending timer of the delay that ends in an entry. */
    pendingFor: ({ actor, event }: RecordingEntry): ReplayTimer | undefined =>
      [...pending].find(({ scheduled }) => isSameDelay(scheduled.event.type, event.type, actor) && cast.nameOf(scheduled.target) === actor),
    waiting: log.waiting,
  }
}

export type ReplayClock = ReturnType<typeof createReplayClock>
