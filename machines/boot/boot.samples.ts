import type { Samples } from '../common/samples.ts'
import type { BootEvent } from './boot.machine.ts'

export const samples: Samples<BootEvent> = {
  'place.wanted': [{ place: 'fragen' }],
  'place.hydrated': [{ place: 'fragen' }],
  'place.failed': [{ place: 'fragen' }],
  'press.kept': [{ press: 0, place: 'fragen', control: 'Menu' }],
}
