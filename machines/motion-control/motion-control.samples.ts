import type { MotionControlEvent } from './motion-control.machine.ts'

export const samples: readonly MotionControlEvent[] = [{ type: 'toggle.pressed' }, { type: 'motion.reduced' }]
