import type { Samples } from '../common/samples.ts'
import type { HeroRotationEvent } from './hero-rotation.machine.ts'

export const samples: Samples<HeroRotationEvent> = {
  'tab.selected': [{ demo: 'code' }, { demo: 'build' }, { demo: 'particles' }],
  'viewport.changed': [{ wide: false }, { wide: true }],
}
