import { createEngine } from '@drei-tage/engine'
import type { ActorOptions } from './auto-off.ts'
import { createInspector } from './createInspector.ts'

const { clock, inspect } = createInspector({ engine: createEngine() })

export const actorOptions: ActorOptions = { clock, inspect }
