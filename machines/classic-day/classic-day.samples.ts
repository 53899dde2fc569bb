import type { ClassicDayEvent } from './classic-day.machine.ts'

export const samples: readonly ClassicDayEvent[] = [
  { type: 'day.passed', day: 0 },
  { type: 'day.passed', day: 41 },
  { type: 'day.passed', day: 90 },
]
