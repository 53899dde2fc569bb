import type { Samples } from '../common/samples.ts'
import type { BeforeAfterEvent } from './before-after.machine.ts'

export const samples: Samples<BeforeAfterEvent> = {
  'hold.changed': (['offscreen', 'site'] as const).flatMap((reason) => [true, false].map((held) => ({ reason, held }))),
  'handle.moved': [{ percent: 0 }, { percent: 85 }],
}
