import { figures } from '#content/facts/figures.ts'

/** How long the page took to load in the visitor's browser, with one decimal place. */
const TEXT = 'Bei Ihnen gerade: {seconds}\u00a0Sekunden.'

/** The width to reserve for `loadTimeText`, as a text. */
export const loadTimeRoom = TEXT

/**
 * Says how long the page took to load, next to the load time goal. Empty unless the time, rounded as displayed, is below the goal, and if
 * the browser has not reported it.
 */
export function loadTimeText(ms: number | undefined): string {
  // At least one tenth of a second, because no page loads in 0 s.
  const tenths = ms === undefined ? Infinity : Math.max(1, Math.round(ms / 100))
  return tenths < figures.loadTimeSeconds * 10 ? TEXT.replace('{seconds}', `${Math.floor(tenths / 10)},${tenths % 10}`) : ''
}
