import { createEngine } from '@drei-tage/engine'
import type { InspectionSlot } from './inspection.ts'

/** The page's only engine. All machines, tweens and frames run on its time. */
export const engine = createEngine()

/** Where an inspector plugs in. Defined here because a separate module would become an extra chunk. */
export const inspection: InspectionSlot = { clock: engine }

export { nextTask } from '@drei-tage/engine'
