import { assertEvent } from 'xstate'
import type { EventObject } from 'xstate'

/**
 * Why a running behaviour is held:
 * - `pointer`: the pointer is over it,
 * - `focus`: the keyboard focus is inside it,
 * - `button`: its own pause button is pressed,
 * - `site`: the site-wide control "Animationen anhalten" is pressed,
 * - `offscreen`: it is outside the viewport,
 * - `control`: a visitor is using one of its other controls, such as a slider.
 */
export type HoldReason = 'pointer' | 'focus' | 'button' | 'site' | 'offscreen' | 'control'

/** A reason has begun (`held: true`) or ended (`held: false`). Repeating an event changes nothing. */
export type HoldEvent = { type: 'hold.changed'; reason: HoldReason; held: boolean }

/**
 * The active reasons, each at most once.
 *
 * An array instead of a Set, because snapshots are sent to the inspector as JSON.
 */
export type Holds = readonly HoldReason[]

/** No holds: the initial value of every behaviour. */
export const NO_HOLDS: Holds = []

/**
 * Returns the reasons after `event`.
 *
 * Reasons are stored by name instead of counted, so that a leaving pointer ends only its own hold and not that of a pressed pause button.
 */
export function holdsAfter(holds: Holds, event: HoldEvent): Holds {
  const others = holds.filter((reason) => reason !== event.reason)
  return event.held ? [...others, event.reason] : others
}

/** The context of a machine that can be held. */
export type HoldContext = {
  holds: Holds
  /** True if the visitor prefers reduced motion: loops never run. */
  reducedMotion?: boolean
}

/*
 * Guards and transitions that machines with holds spread into their `setup` and `on`. Each machine defines what a hold does, usually with
 * two states and transitions between them that are guarded by `isPaused` and `isRunning`.
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

/** The reasons without the visitor's: its own pause button and the control of the site. */
export function resumed({ context }: { context: HoldContext }): Holds {
  return context.holds.filter((reason) => reason !== 'button' && reason !== 'site')
}

/** Whether the visitor has paused the behaviour, by its own button or with all others. */
export function isStopped({ context }: { context: HoldContext }): boolean {
  return resumed({ context }).length < context.holds.length
}

/** What the action `togglePause` assigns to `holds`. The button also resumes a behaviour that was paused with all others. */
export function toggledPause({ context }: { context: HoldContext }): Holds {
  return isStopped({ context }) ? resumed({ context }) : [...context.holds, 'button']
}

/** Handles `hold.changed` in every state. */
export const holdTransitions = { 'hold.changed': { actions: 'noteHold' } } as const

/** Handles the behaviour's own pause button. */
export const pauseTransitions = { 'pause.toggled': { actions: 'togglePause' } } as const
