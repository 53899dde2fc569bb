import type { Samples } from '../common/samples.ts'
import type { HeroRotationEvent } from './hero-rotation.machine.ts'

export const samples: Samples<HeroRotationEvent> = {
  'tab.selected': [{ mode: 'code' }, { mode: 'build' }, { mode: 'particles' }],
  'viewport.changed': [{ wide: false }, { wide: true }],
}
