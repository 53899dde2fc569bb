import type { InspectionEvent } from 'xstate'
import type { TimerClock } from '@drei-tage/engine'

/** What an inspector plugs into the page. */
export interface Inspection {
  /**
   * Receives every actor, event and snapshot. While an inspector shows a past moment, an observed actor may return the snapshot of that
   * moment.
   */
  observe(event: InspectionEvent): void
}

/** The slot for the inspector. Filled before the first actor is created, or never. */
export interface InspectionSlot {
  current?: Inspection
  /** The clock with which actors set their timers: the engine, or an inspector's clock that also records which actor set a timer. */
  clock: TimerClock
}
