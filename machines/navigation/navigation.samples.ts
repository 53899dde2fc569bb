import type { NavigationEvent } from './navigation.machine.ts'

export const samples: readonly NavigationEvent[] = [
  { type: 'page.asked', address: '/blog', way: 'link' },
  { type: 'page.asked', address: '/blog', way: 'link', turn: 'strokes' },
  { type: 'page.asked', address: '/', way: 'traversal' },
  { type: 'page.fetched', address: '/blog' },
  { type: 'page.failed', address: '/blog', online: true },
  { type: 'page.failed', address: '/blog', online: false },
  { type: 'page.kept' },
  { type: 'place.asked', address: '/#kontakt' },
  { type: 'network.returned' },
]
