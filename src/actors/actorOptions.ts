import type { InspectionEvent } from 'xstate'
import { inspection } from './engine.ts'
import { observeAndWarn } from './refusedEvents.ts'

/** What every actor of the page is created with: the engine's time, and whoever inspects. */
export function actorOptions() {
  return {
    clock: inspection.clock,
    inspect: import.meta.env.DEV ? observeAndWarn : (event: InspectionEvent) => inspection.current?.observe(event),
  }
}
