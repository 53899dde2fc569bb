import type { SimulatedEngine, TimerClock, TimerId } from '@drei-tage/engine'
import { isSameDelay } from './compare.ts'
import type { ReplayTimer } from './compare.ts'
import type { RecordingEntry } from './recording.ts'
import type { Stage } from './standIns.ts'
import { createTimerLog } from './timers.ts'

/**
 * The clock of the actors in a replay.
 *
 * @param onDue Called when a timer is due, instead of what it does.
 */
export function createReplayClock({ trace }: Stage, engine: SimulatedEngine, onDue: (timer: ReplayTimer, fire: () => void) => void) {
  const { cast, scheduling } = trace
  const pending = new Set<ReplayTimer>()
  // Excludes the timers by which the replay sends events.
  const log = createTimerLog(engine, { ...trace, nameOf: cast.nameOf }, true)

  const clock: TimerClock & Pick<SimulatedEngine, 'now' | 'random'> = {
    now: () => engine.now(),
    random: () => engine.random(),
    setTimeout(fn, delayMs) {
      const scheduled = scheduling()
      if (!scheduled) return engine.setTimeout(fn, delayMs)
      const setMs = engine.now()
      const fire = () => {
        pending.delete(timer)
        onDue(timer, fn)
      }
      const id = engine.setTimeout(fire, delayMs, log.label())
      // As in the engine.
      const timer: ReplayTimer = { scheduled, setMs, delayMs: delayMs > 0 ? delayMs : 0, id }
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
