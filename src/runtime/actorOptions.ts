import type { InspectionEvent } from 'xstate'
import { inspection } from './engine.ts'

/** Options that every actor of the page is created with: the engine as clock, and the inspection hook. */
export function actorOptions() {
  return {
    clock: inspection.clock,
    inspect: (event: InspectionEvent) => inspection.current?.observe(event),
  }
}
