import { expect, it, vi } from 'vitest'
import { loadTimeText } from '#content/home/loadTime.ts'

// A goal of its own, because an owner may change the real one.
vi.mock('#content/facts/figures.ts', () => ({ figures: { loadTimeSeconds: 2 } }))

it.each([
  [undefined, ''],
  [0, 'Bei Ihnen gerade: 0,1\u00a0Sekunden.'],
  [912, 'Bei Ihnen gerade: 0,9\u00a0Sekunden.'],
  [1_949, 'Bei Ihnen gerade: 1,9\u00a0Sekunden.'],
  // The rounded value is compared with the goal, so that '2,0 Sekunden' is never shown as less than two seconds.
  [1_950, ''],
  [12_340, ''],
])('the load time of this visit: %s ms', (ms, text) => {
  expect(loadTimeText(ms)).toBe(text)
})
