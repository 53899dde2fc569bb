import type { Samples } from '../common/samples.ts'
import type { HeaderEvent } from './header.machine.ts'

export const samples: Samples<HeaderEvent> = {
  'page.scrolled': [{ scrollYPx: 0 }, { scrollYPx: 51 }],
}
