import { assign, setup } from 'xstate'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** What a press on the control does: its two labels. */
export interface MotionControlTexts {
  readonly hold: string
  readonly release: string
}

export type MotionControlInput = MotionInput & {
  texts: MotionControlTexts
  /** True when the visitor has stopped everything before, on this page of the visit; false if left out. */
  held?: boolean
}
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
    context: {} as { texts: MotionControlTexts; reducedMotion: boolean; heldBefore: boolean },
    events: {} as MotionControlEvent,
  },
  guards: {
    isMotionReduced: ({ context }) => context.reducedMotion,
    wasHeld: ({ context }) => context.heldBefore,
  },
  actions: { reduceMotion: assign({ reducedMotion: true }) },
}).createMachine({
  id: 'motion-control',
  context: ({ input: { texts, reducedMotion, held = false } }) => ({ texts, reducedMotion, heldBefore: held }),
  on: { 'motion.reduced': { actions: 'reduceMotion' } },
  initial: 'remembering',
  states: {
    // Left in the same step: no snapshot shows it.
    remembering: { always: [{ guard: 'wasHeld', target: 'held' }, { target: 'running' }] },
    running: {
      always: { guard: 'isMotionReduced', target: 'held' },
      on: { 'toggle.pressed': 'held' },
    },
    // With reduced motion `running` sends it straight back.
    held: { on: { 'toggle.pressed': 'running' } },
  },
})
