import type { TimerClock, TimerId } from './contract.ts'

/**
 * A clock that adds a label to each timer set through it, for callers that cannot pass a label themselves, such as XState:
 * `createActor(machine, { clock: labelled(engine, 'faq') })`.
 */
export function labelled(clock: TimerClock, label: string): TimerClock {
  return {
    setTimeout: (fn: () => void, ms: number): TimerId => clock.setTimeout(fn, ms, label),
    clearTimeout: (id: TimerId | null | undefined): void => clock.clearTimeout(id),
  }
}
