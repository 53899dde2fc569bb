import type { InspectionEvent } from 'xstate'
import { inspection } from './engine.ts'
import { observeAndWarn } from './refusedEvents.ts'

/** Options that every actor of the page is created with: the engine as clock, and the inspection hook. */
export function actorOptions() {
  return {
    clock: inspection.clock,
    inspect: import.meta.env.DEV ? observeAndWarn : (event: InspectionEvent) => inspection.current?.observe(event),
  }
}
