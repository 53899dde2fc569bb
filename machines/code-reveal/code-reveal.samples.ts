import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { LoopEvent } from '../common/loop.ts'

export const samples: readonly LoopEvent[] = [...HOLD_SAMPLES, { type: 'motion.reduced' }]
