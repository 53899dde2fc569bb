import { setup } from 'xstate'
import { motionActions, motionEvents, motionGuards } from '../common/motion.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** Key in session storage, set while the visitor has stopped all motion. */
export const HELD_STORAGE_KEY = 'animationen-angehalten'

export type MotionControlEvent = { type: 'toggle.pressed' } | MotionEvent

/**
 * Holds every loop of the site.
 *
 * The clock is not paused, so forms, messages and the cookie banner keep working. With reduced motion the control stays in `held`, because
 * nothing loops anyway.
 */
export const motionControlMachine = setup({
  types: {
    input: {} as MotionInput,
    context: {} as MotionInput,
    events: {} as MotionControlEvent,
  },
  guards: motionGuards,
  actions: motionActions,
}).createMachine({
  id: 'motion-control',
  context: ({ input }) => input,
  on: motionEvents,
  initial: 'running',
  states: {
    running: {
      always: { guard: 'isMotionReduced', target: 'held' },
      on: { 'toggle.pressed': 'held' },
    },
    // With reduced motion `running` leads straight back here.
    held: { on: { 'toggle.pressed': 'running' } },
  },
})
