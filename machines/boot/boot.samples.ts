import type { BootEvent } from './boot.machine.ts'

export const samples: readonly BootEvent[] = [
  { type: 'page.painted' },
  { type: 'code.requested' },
  { type: 'code.arrived' },
  { type: 'code.failed' },
  { type: 'part.wanted', part: 'fragen' },
  { type: 'part.hydrated', part: 'fragen' },
  { type: 'part.failed', part: 'fragen' },
  { type: 'press.kept', press: 0, part: 'fragen', control: 'Menu' },
]
