import type { Samples } from '../common/samples.ts'
import type { MagneticButtonEvent } from './magnetic-button.machine.ts'

export const samples: Samples<MagneticButtonEvent> = {
  'pointer.moved': [{ offsetXPx: 60, offsetYPx: -40 }],
}
