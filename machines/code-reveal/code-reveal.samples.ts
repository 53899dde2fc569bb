import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { CodeRevealEvent } from './code-reveal.machine.ts'

export const samples: readonly CodeRevealEvent[] = [...HOLD_SAMPLES, { type: 'motion.reduced' }]
