import type { StartDateEvent } from './start-date.machine.ts'

export const samples: readonly StartDateEvent[] = [
  { type: 'day.told', today: '2026-03-02' },
  { type: 'start.moved', by: 1 },
  { type: 'start.moved', by: -1 },
  // By then, a start chosen before has become impossible.
  { type: 'day.told', today: '2026-06-01' },
  { type: 'package.chosen', package: 'ecosystem' },
]
