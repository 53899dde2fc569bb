import { createConsent, NOTHING_GRANTED, serializeConsent } from './consent.ts'
import type { CookieBannerEvent } from './cookie-banner.machine.ts'

/** 2 March 2026, 8:00 UTC. */
const nowMs = 1_772_438_400_000

export const samples: readonly CookieBannerEvent[] = [
  { type: 'storage.read', text: null, nowMs, gpc: false, shared: false },
  { type: 'storage.read', text: '{}', nowMs, gpc: true, shared: true },
  { type: 'storage.changed', text: null, nowMs },
  { type: 'storage.changed', text: '{}', nowMs },
  { type: 'storage.changed', text: serializeConsent(createConsent(NOTHING_GRANTED, nowMs)), nowMs },
  { type: 'storage.failed' },
  { type: 'page.scrolled', scrollYPx: 300 },
  { type: 'page.scrolled', scrollYPx: 301 },
  { type: 'key.pressed' },
  { type: 'accept-all.pressed', nowMs },
  { type: 'only-necessary.pressed', nowMs },
  { type: 'selection.saved', nowMs },
  { type: 'category.toggled', category: 'analytics' },
  { type: 'settings.opened' },
  { type: 'settings.left' },
  { type: 'reopened' },
]
