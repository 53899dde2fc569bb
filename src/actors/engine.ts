import { createEngine } from '@drei-tage/engine'
import type { InspectionSlot } from './inspection.ts'

/** The one engine of the page: every machine, every tween and every frame runs on its time. */
export const engine = createEngine()

/** Where an inspector plugs in. Defined here because a module of its own would become another chunk of the site. */
export const inspection: InspectionSlot = { clock: engine }
