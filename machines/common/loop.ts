import { assertEvent } from 'xstate'
import type { EventObject } from 'xstate'
import { assigns, motionActions, motionEvents, motionGuards } from './motion.ts'
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

/** What a machine that can be held keeps in its context. With reduced motion it never runs. */
export interface HoldContext extends MotionInput {
  /**
   * The reasons that hold it, each at most once. They have names instead of a count, so that a leaving pointer does not end the hold of a
   * pause button. Not a Set, because snapshots are sent to the inspector as JSON.
   */
  holds: readonly HoldReason[]
}

/** What a machine with a loop keeps in its context. */
export interface LoopContext extends HoldContext {
  /** The ticks so far, from which everything that the loop shows is derived. */
  elapsedTicks: number
  /** The tick with which the loop is over; null if it never is. */
  lastTick: number | null
}

type Args = { context: HoldContext }
type LoopArgs = { context: LoopContext }

/** The loop's part of the first context. With reduced motion, a loop that ends is over at once. */
export const loopContext = ({ reducedMotion }: MotionInput, lastTick: number | null = null): LoopContext => ({
  holds: [],
  reducedMotion,
  elapsedTicks: reducedMotion ? (lastTick ?? 0) : 0,
  lastTick,
})

export const holdGuards = {
  ...motionGuards,
  isHeld: ({ context }: Args): boolean => context.reducedMotion || context.holds.length > 0,
  isFree: ({ context }: Args): boolean => !context.reducedMotion && context.holds.length === 0,
}

export const loopGuards = {
  ...holdGuards,
  isOver: ({ context }: LoopArgs): boolean => context.elapsedTicks === context.lastTick,
}

/** The reasons without the visitor's: its own pause button and the control of the site. */
export function resumed({ context }: Args): HoldContext['holds'] {
  return context.holds.filter((reason) => reason !== 'button' && reason !== 'site')
}

/** Whether the visitor has paused the loop, by its own button or with all others. */
export function isPaused({ context }: Args): boolean {
  return resumed({ context }).length < context.holds.length
}

function holdsAfter({ context, event }: Args & { event: EventObject }): HoldContext['holds'] {
  const change = event as HoldEvent
  assertEvent(change, 'hold.changed')
  const others = context.holds.filter((reason) => reason !== change.reason)
  return change.held ? [...others, change.reason] : others
}

/** Implements `holdEvents`. */
export const holdActions = { ...motionActions, noteHold: assigns({ holds: holdsAfter }) }

const end = ({ context }: LoopArgs) => context.lastTick ?? context.elapsedTicks

/** Implements `loopEvents` and `pauseEvents`. The pause button also resumes a loop that was paused with all others. */
export const loopActions = {
  ...holdActions,
  togglePause: assigns({ holds: ({ context }: Args) => (isPaused({ context }) ? resumed({ context }) : [...context.holds, 'button']) }),
  startOver: assigns({ elapsedTicks: 0 }),
  countTick: assigns({ elapsedTicks: ({ context }: LoopArgs) => context.elapsedTicks + 1 }),
  finish: assigns({ elapsedTicks: end }),
  reduceMotion: assigns({ reducedMotion: true, elapsedTicks: end }),
}

/** The transitions of a machine that can be held, in every state. */
export const holdEvents = { ...motionEvents, 'hold.changed': { actions: 'noteHold' } } as const
/** Those of its pause button. */
export const pauseEvents = { 'pause.toggled': { actions: 'togglePause' } } as const

/**
 * The states of a loop that counts a tick after each `delay`, while nothing holds it. What has passed of a delay is discarded by a hold. A
 * loop that ends is left by its machine when it `isOver`.
 */
export const loop = <const Delay extends string>(delay: Delay) =>
  ({
    initial: 'running',
    states: {
      running: {
        always: { guard: 'isHeld', target: 'held' },
        after: { [delay]: { target: 'running', reenter: true, actions: 'countTick' } } as Record<
          Delay,
          { target: 'running'; reenter: true; actions: 'countTick' }
        >,
      },
      held: { always: { guard: 'isFree', target: 'running' } },
    },
  }) as const

/** The name of a machine's state, without the states of a loop in it. */
export const stateOf = <Value extends string | object>(value: Value) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as Value extends string ? Value : keyof Value
