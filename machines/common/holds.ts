import { isFlag, isOneOf } from './checked-events.ts'

/**
 * Who may hold a running behaviour still:
 * - `pointer`: the pointer rests on it,
 * - `focus`: the keyboard focus is inside it,
 * - `button`: its own pause button is pressed,
 * - `site`: the site-wide control "Animationen anhalten" is pressed,
 * - `offscreen`: nobody can see it,
 * - `control`: a visitor is busy with one of its other controls, such as a slider.
 */
const HOLD_REASONS = ['pointer', 'focus', 'button', 'site', 'offscreen', 'control'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** One reason has begun (`held: true`) or ended (`held: false`). Saying it twice changes nothing. */
export type HoldEvent = { type: 'hold.changed'; reason: HoldReason; held: boolean }

/** What a machine that can be held asks of such an event. */
export const holdChecks = { 'hold.changed': { reason: isOneOf(HOLD_REASONS), held: isFlag } }

/**
 * The reasons that hold right now, each at most once.
 *
 * An array and not a Set, because a snapshot has to survive JSON on its way to the inspector.
 */
export type Holds = readonly HoldReason[]

/** Nothing holds: what every behaviour starts with. */
export const NO_HOLDS: Holds = []

/**
 * Returns the reasons after `event`.
 *
 * Reasons are kept apart and not counted: a pointer that leaves releases its own hold
 * and never the one of a pressed pause button.
 */
export function holdsAfter(holds: Holds, event: HoldEvent): Holds {
  const others = holds.filter((reason) => reason !== event.reason)
  return event.held ? [...others, event.reason] : others
}

/** Returns the reasons after a press of the pause button: it holds if it did not, and the reverse. */
export function holdsAfterPause(holds: Holds): Holds {
  return holdsAfter(holds, {
    type: 'hold.changed',
    reason: 'button',
    held: !holds.includes('button'),
  })
}
