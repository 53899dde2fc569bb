import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { DaySliderEvent } from './day-slider.machine.ts'

export const samples: readonly DaySliderEvent[] = [
  { type: 'intro.ended' },
  { type: 'handle.grabbed' },
  { type: 'day.changed', day: 41 },
  ...HOLD_SAMPLES,
  { type: 'motion.reduced' },
]
