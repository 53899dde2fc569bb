import type { HeaderEvent } from './header.machine.ts'

export const samples: readonly HeaderEvent[] = [
  { type: 'page.scrolled', scrollYPx: 0 },
  { type: 'page.scrolled', scrollYPx: 51 },
  { type: 'menu.opened' },
  { type: 'menu.closed' },
]
