import type { LoadTimeEvent } from './load-time.machine.ts'

export const samples: readonly LoadTimeEvent[] = [
  { type: 'paint.measured', ms: 900 },
  { type: 'paint.measured', ms: 2_400 },
]
