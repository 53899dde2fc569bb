import type { HoldEvent } from './loop.ts'

/** For the samples of every machine that can be held. */
export const HOLD_SAMPLES: readonly HoldEvent[] = [
  { type: 'hold.changed', reason: 'button', held: true },
  { type: 'hold.changed', reason: 'button', held: false },
]
