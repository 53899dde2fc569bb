import type { InspectionEvent } from 'xstate'
import type { TimerClock } from '@drei-tage/engine'

/** What an inspector plugs into the page. Without one, none of its code is loaded. */
export interface Inspection {
  /** Sees every actor, event and snapshot. An actor it has seen may show another snapshot than its own, while somebody looks back. */
  observe(event: InspectionEvent): void
}

/** The slot for the inspector. Filled before the first actor is made, or never. */
export interface InspectionSlot {
  current?: Inspection
  /** What actors set their timers with: the engine, or an inspector that notes whose they are. */
  clock: TimerClock
}
