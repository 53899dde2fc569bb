import type { BootEvent } from './boot.machine.ts'

export const samples: readonly BootEvent[] = [
  { type: 'page.painted' },
  { type: 'code.requested' },
  { type: 'code.arrived' },
  { type: 'code.failed' },
  { type: 'place.wanted', place: 'fragen' },
  { type: 'place.hydrated', place: 'fragen' },
  { type: 'place.failed', place: 'fragen' },
  { type: 'press.kept', press: 0, place: 'fragen', control: 'Menu' },
]
