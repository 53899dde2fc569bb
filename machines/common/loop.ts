import { assertEvent, assign } from 'xstate'
import type { EventObject } from 'xstate'
import type { MotionEvent, MotionInput } from './motion.ts'

/**
 * Why a loop is held:
 * - `pointer`: the pointer is over it,
 * - `focus`: the keyboard focus is on one of its controls, such as a slider,
 * - `pressed`: one of its controls is pressed,
 * - `button`: its pause button is pressed, or what it belongs to is paused,
 * - `site`: the site-wide control "Animationen anhalten" is pressed,
 * - `offscreen`: it is outside the viewport.
 */
export type HoldReason = 'pointer' | 'focus' | 'pressed' | 'button' | 'site' | 'offscreen'

/** A reason has begun (`held: true`) or ended (`held: false`). Repeating an event changes nothing. */
export type HoldEvent = { type: 'hold.changed'; reason: HoldReason; held: boolean }

/** The events that every loop takes. */
export type LoopEvent = HoldEvent | MotionEvent
/** The pause button of a loop was pressed. */
export type PauseEvent = { type: 'pause.toggled' }

/** What a machine with a loop keeps in its context. */
export interface LoopContext {
  /**
   * The reasons that hold it, each at most once. They have names instead of a count, so that a leaving pointer does not end the hold of a
   * pause button. Not a Set, because snapshots are sent to the inspector as JSON.
   */
  holds: readonly HoldReason[]
  /** True if the visitor prefers reduced motion: the loop never runs. */
  reducedMotion: boolean
}

type Args = { context: LoopContext }

/** The loop's part of the first context. */
export const loopContext = ({ reducedMotion }: MotionInput): LoopContext => ({ holds: [], reducedMotion })

export const loopGuards = {
  isHeld: ({ context }: Args): boolean => context.reducedMotion || context.holds.length > 0,
  isFree: ({ context }: Args): boolean => !context.reducedMotion && context.holds.length === 0,
}

/** The reasons without the visitor's: its own pause button and the control of the site. */
export function resumed({ context }: Args): LoopContext['holds'] {
  return context.holds.filter((reason) => reason !== 'button' && reason !== 'site')
}

/** Whether the visitor has paused the loop, by its own button or with all others. */
export function isPaused({ context }: Args): boolean {
  return resumed({ context }).length < context.holds.length
}

function holdsAfter({ context, event }: Args & { event: EventObject }): LoopContext['holds'] {
  const change = event as HoldEvent
  assertEvent(change, 'hold.changed')
  const others = context.holds.filter((reason) => reason !== change.reason)
  return change.held ? [...others, change.reason] : others
}

// XState types an action by the machine it belongs to, and these belong to several.
// oxlint-disable-next-line typescript/no-explicit-any
const assigns = assign<any, any, undefined, any, never>

/** Implements `loopEvents` and `pauseEvents`. The pause button also resumes a loop that was paused with all others. */
export const loopActions = {
  noteHold: assigns({ holds: holdsAfter }),
  togglePause: assigns({ holds: ({ context }: Args) => (isPaused({ context }) ? resumed({ context }) : [...context.holds, 'button']) }),
  reduceMotion: assigns({ reducedMotion: true }),
}

/** The transitions of a machine with a loop, in every state. A machine that goes to its end with reduced motion has its own for that. */
export const loopEvents = { 'hold.changed': { actions: 'noteHold' }, 'motion.reduced': { actions: 'reduceMotion' } } as const
/** Those of its pause button. */
export const pauseEvents = { 'pause.toggled': { actions: 'togglePause' } } as const

/**
 * The states of a loop that repeats `action` after each `delay`, while nothing holds it. What has passed of a delay is discarded by a hold.
 * The machine has both names in its `setup`, beside the guards and actions above.
 */
export const loop = <const Delay extends string, const Action extends string>(delay: Delay, action: Action) =>
  ({
    initial: 'running',
    states: {
      running: {
        always: { guard: 'isHeld', target: 'held' },
        after: { [delay]: { target: 'running', reenter: true, actions: action } } as Record<
          Delay,
          { target: 'running'; reenter: true; actions: Action }
        >,
      },
      held: { always: { guard: 'isFree', target: 'running' } },
    },
  }) as const
