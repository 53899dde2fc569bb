import type { Samples } from '../common/samples.ts'
import type { DaySliderEvent } from './day-slider.machine.ts'

export const samples: Samples<DaySliderEvent> = {
  'day.changed': [{ day: 41 }],
}
