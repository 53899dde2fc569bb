import type { InspectionEvent } from 'xstate'
import type { TimerClock } from '@drei-tage/engine'

/** What an inspector plugs into the page. Without one, none of its code is loaded. */
export interface Inspection {
  /** Receives every actor, event and snapshot. While looking back, an observed actor may return a snapshot other than its own. */
  observe(event: InspectionEvent): void
}

/** The slot for the inspector. Filled before the first actor is created, or never. */
export interface InspectionSlot {
  current?: Inspection
  /** The clock that actors set their timers with: the engine, or an inspector that also records their owner. */
  clock: TimerClock
}
