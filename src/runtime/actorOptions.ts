import { labelled } from '@drei-tage/engine'
import type { InspectionEvent } from 'xstate'
import { inspection } from './engine.ts'

/** Options that every actor of the page is created with: the engine as clock, which names the actor's timers, and the inspection hook. */
export function actorOptions(machineId: string) {
  return {
    clock: labelled(inspection.clock, machineId),
    inspect: (event: InspectionEvent) => inspection.current?.observe(event),
  }
}
