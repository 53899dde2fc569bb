import { HOLD_SAMPLES } from '../common/holdSamples.ts'
import type { HeroRotationEvent } from './hero-rotation.machine.ts'

export const samples: readonly HeroRotationEvent[] = [
  { type: 'tab.selected', mode: 'code' },
  { type: 'tab.selected', mode: 'build' },
  { type: 'tab.selected', mode: 'particles' },
  { type: 'pause.toggled' },
  { type: 'viewport.changed', wide: false },
  { type: 'viewport.changed', wide: true },
  ...HOLD_SAMPLES,
  { type: 'motion.reduced' },
]
