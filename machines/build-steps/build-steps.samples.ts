import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { BuildStepsEvent } from './build-steps.machine.ts'

export const samples: readonly BuildStepsEvent[] = [...HOLD_SAMPLES, { type: 'motion.reduced' }]
