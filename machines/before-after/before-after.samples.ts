import type { BeforeAfterEvent } from './before-after.machine.ts'

export const samples: readonly BeforeAfterEvent[] = [
  { type: 'hold.changed', reason: 'offscreen', held: true },
  { type: 'hold.changed', reason: 'offscreen', held: false },
  { type: 'section.seen' },
  { type: 'handle.moved', percent: 0 },
  { type: 'handle.moved', percent: 85 },
  { type: 'hold.changed', reason: 'site', held: true },
  { type: 'hold.changed', reason: 'site', held: false },
  { type: 'motion.reduced' },
]
