import { assertEvent } from 'xstate'
import type { EventObject } from 'xstate'
import { isFlag, isOneOf } from './checked-events.ts'

/**
 * Who may hold a running behaviour still:
 * - `pointer`: the pointer rests on it,
 * - `focus`: the keyboard focus is inside it,
 * - `button`: its own pause button is pressed,
 * - `site`: the site-wide control "Animationen anhalten" is pressed,
 * - `offscreen`: it is out of view,
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

/** What a machine that can be held remembers. */
export type HoldContext = {
  holds: Holds
  /** True where the visitor asks for less motion: what loops stands still for good. */
  reducedMotion?: boolean
}

/*
 * The wiring that every machine with holds takes into its `setup` and its `on`. What follows from a hold is its own: two states
 * that lead into each other by `isPaused` and `isRunning`.
 */

export const holdGuards = {
  isPaused: ({ context }: { context: HoldContext }): boolean => context.reducedMotion === true || context.holds.length > 0,
  isRunning: ({ context }: { context: HoldContext }): boolean => context.reducedMotion !== true && context.holds.length === 0,
}

/** What the action `noteHold` assigns to `holds`. */
export function notedHold({ context, event }: { context: HoldContext; event: EventObject }): Holds {
  const change = event as HoldEvent
  assertEvent(change, 'hold.changed')
  return holdsAfter(context.holds, change)
}

/** What the action `togglePause` assigns to `holds`. */
export function toggledPause({ context }: { context: HoldContext }): Holds {
  return holdsAfterPause(context.holds)
}

/** The answer to `hold.changed`, in whatever state. */
export const holdTransitions = { 'hold.changed': { actions: 'noteHold' } } as const

/** The answer to a pause button of its own. */
export const pauseTransitions = { 'pause.toggled': { actions: 'togglePause' } } as const
