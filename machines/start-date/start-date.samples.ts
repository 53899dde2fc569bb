import type { Samples } from '../common/samples.ts'
import type { StartDateEvent } from './start-date.machine.ts'

export const samples: Samples<StartDateEvent> = {
  'day.told': [
    { today: '2026-03-02' },
    // By then, a start chosen before has become impossible.
    { today: '2026-06-01' },
  ],
  'start.moved': [{ by: 1 }, { by: -1 }],
  'package.chosen': [{ package: 'ecosystem' }],
}
