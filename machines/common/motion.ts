import { assign } from 'xstate'

/** Input of every machine that reacts to reduced motion. */
export type MotionInput = {
  /** True if the visitor prefers reduced motion. The behaviour then shows its final state at once, and never loops. */
  reducedMotion: boolean
}

/** The visitor has turned on reduced motion while the page is open. The behaviour goes to its final state and stops looping. */
export type MotionEvent = { type: 'motion.reduced' }

type Args = { context: MotionInput }

export const motionGuards = {
  isMotionReduced: ({ context }: Args): boolean => context.reducedMotion,
  mayMove: ({ context }: Args): boolean => !context.reducedMotion,
}

// XState types an action by the machine it belongs to, and these belong to several.
// oxlint-disable-next-line typescript/no-explicit-any
export const assigns = assign<any, any, undefined, any, never>

export const motionActions = { reduceMotion: assigns({ reducedMotion: true }) }

/** The transition of a machine that reacts to reduced motion, in every state. */
export const motionEvents = { 'motion.reduced': { actions: 'reduceMotion' } } as const
