import { createEngine } from '../../engine/index.ts'

/** The one engine of the page: every machine, every tween and every frame runs on its time. */
export const engine = createEngine()
