import { createEngine } from '../../engine/index.ts'
import type { InspectionSlot } from './inspection.ts'

/** The one engine of the page: every machine, every tween and every frame runs on its time. */
export const engine = createEngine()

/** Where an inspector plugs in. It stands here, and not by itself, because a file of its own would become one of the site's. */
export const inspection: InspectionSlot = { clock: engine }
