import type { CountersEvent } from './counters.machine.ts'

export const samples: readonly CountersEvent[] = [{ type: 'section.seen' }, { type: 'motion.reduced' }]
