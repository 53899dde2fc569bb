import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import type { TimerClock } from '../../engine/index.ts'

/** What an inspector plugs into the page. Without one, none of its code is loaded. */
export interface Inspection {
  /** Sees every event and snapshot of every actor. */
  observe(event: InspectionEvent): void
  /** The snapshot to show instead of the actor's own while recorded time is being looked at. */
  shown(actor: AnyActorRef): AnyMachineSnapshot | undefined
  /** Tells when `shown` answers differently. Returns the way out. */
  watch(listener: () => void): () => void
}

/** The slot for the inspector. Filled before the first actor is made, or never. */
export interface InspectionSlot {
  current?: Inspection
  /** What actors set their timers with: the engine, or an inspector that notes whose they are. */
  clock: TimerClock
}
