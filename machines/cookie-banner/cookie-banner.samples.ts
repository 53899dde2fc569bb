import type { Samples } from '../common/samples.ts'
import { createConsent, NOTHING_GRANTED, serializeConsent } from './consent.ts'
import type { CookieBannerEvent } from './cookie-banner.machine.ts'

/** 2 March 2026, 8:00 UTC. */
const nowMs = 1_772_438_400_000

export const samples: Samples<CookieBannerEvent> = {
  'storage.read': [
    { text: null, nowMs, gpc: false, shared: false },
    { text: '{}', nowMs, gpc: true, shared: true },
  ],
  'storage.changed': [
    { text: null, nowMs },
    { text: '{}', nowMs },
    { text: serializeConsent(createConsent(NOTHING_GRANTED, nowMs)), nowMs },
  ],
  answered: (['all-accepted', 'only-necessary', 'selection-saved'] as const).map((answer) => ({ answer, nowMs })),
  'category.toggled': [{ category: 'analytics' }],
}
