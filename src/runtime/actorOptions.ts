import { labelled } from '@drei-tage/engine'
import type { InspectionEvent } from 'xstate'
import { inspection } from './engine.ts'

/** Options for every actor on the page: the engine as its clock, with a label for the actor's timers, and the inspection hook. */
export function actorOptions(machineId: string) {
  return {
    clock: labelled(inspection.clock, machineId),
    inspect: (event: InspectionEvent) => inspection.current?.observe(event),
  }
}
