import { assign, setup } from 'xstate'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

export type MotionControlInput = MotionInput & {
  /** True if the visitor stopped all motion earlier in this visit; false by default. */
  held?: boolean
}
export type MotionControlEvent = { type: 'toggle.pressed' } | MotionEvent

/**
 * Holds every loop of the site.
 *
 * The clock is not paused, so forms, messages and the cookie banner keep working. With reduced motion the control stays in `held`, because
 * nothing loops anyway.
 */
export const motionControlMachine = setup({
  types: {
    input: {} as MotionControlInput,
    context: {} as { reducedMotion: boolean; heldBefore: boolean },
    events: {} as MotionControlEvent,
  },
  guards: {
    isMotionReduced: ({ context }) => context.reducedMotion,
    wasHeld: ({ context }) => context.heldBefore,
  },
  actions: { reduceMotion: assign({ reducedMotion: true }) },
}).createMachine({
  id: 'motion-control',
  context: ({ input: { reducedMotion, held = false } }) => ({ reducedMotion, heldBefore: held }),
  on: { 'motion.reduced': { actions: 'reduceMotion' } },
  initial: 'remembering',
  states: {
    // A transient state: no snapshot shows it.
    remembering: { always: [{ guard: 'wasHeld', target: 'held' }, { target: 'running' }] },
    running: {
      always: { guard: 'isMotionReduced', target: 'held' },
      on: { 'toggle.pressed': 'held' },
    },
    // With reduced motion `running` leads straight back here.
    held: { on: { 'toggle.pressed': 'running' } },
  },
})
