import { assign, setup } from 'xstate'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

export type MotionControlInput = MotionInput
export type MotionControlEvent = { type: 'toggle.pressed' } | MotionEvent

/**
 * Holds every loop of the site.
 *
 * It is no pause of the clock: forms, messages and the cookie banner go on. While the visitor's
 * system asks for less motion nothing loops anyway, so the control stays held.
 */
export const motionControlMachine = setup({
  types: {
    input: {} as MotionControlInput,
    context: {} as { reducedMotion: boolean },
    events: {} as MotionControlEvent,
  },
  guards: {
    mustStand: ({ context }) => context.reducedMotion,
  },
  actions: { reduceMotion: assign({ reducedMotion: true }) },
}).createMachine({
  id: 'motion-control',
  context: ({ input }) => ({ reducedMotion: input.reducedMotion }),
  on: { 'motion.reduced': { actions: 'reduceMotion' } },
  initial: 'running',
  states: {
    running: {
      always: { guard: 'mustStand', target: 'held' },
      on: { 'toggle.pressed': 'held' },
    },
    // With reduced motion `running` sends it straight back.
    held: { on: { 'toggle.pressed': 'running' } },
  },
})
