import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { TypewriterEvent } from './typewriter.machine.ts'

export const samples: readonly TypewriterEvent[] = [...HOLD_SAMPLES, { type: 'motion.reduced' }, { type: 'text.read' }]
