import { assign, emit, setup } from 'xstate'
import { motionActions, motionEvents } from '../common/motion.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** How far the magnet reaches from the centre of the button, in px. Source: docs/FACTS.md, sections 4 and 9. */
export const RADIUS_PX = 150
/** Share of the pointer's offset that the button follows at full proximity. Source: docs/FACTS.md, section 4. */
export const PULL_RATIO = 0.3
/** Scale of the button under the pointer. docs/FACTS.md, section 4, says only that it grows. */
export const HOVER_SCALE = 1.04
/** How long the transmission appears to take, in ms. Source: docs/FACTS.md, sections 4 and 9. */
export const TRANSMISSION_MS = 1_000
/** Particles in the burst. Source: docs/FACTS.md, sections 4 and 9. */
export const PARTICLE_COUNT = 12

/** What the button says while the message is on its way. */
export interface MagneticButtonTexts {
  readonly transmitting: string
}

export type MagneticButtonEvent =
  /** Position of the pointer relative to the centre of the button at rest, before any pull. */
  | { type: 'pointer.moved'; offsetXPx: number; offsetYPx: number }
  /** The pointer has left the window, or the finger has been lifted. */
  | { type: 'pointer.gone' }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'pressed' }
  | MotionEvent
/** The transmission time has elapsed. The listener now opens the `mailto:` link. */
export type MagneticButtonEmitted = { type: 'hand-over' }

type MagneticButtonContext = MotionInput & {
  texts: MagneticButtonTexts
  /** Offset of the pointer from the button's centre; null while there is no pointer. */
  pointer: { xPx: number; yPx: number } | null
  hovered: boolean
}

function isInReach({ pointer, reducedMotion }: MagneticButtonContext): boolean {
  return pointer !== null && !reducedMotion && Math.hypot(pointer.xPx, pointer.yPx) <= RADIUS_PX
}

/** A button that moves towards the pointer, and plays a transmission for a second when pressed. */
export const magneticButtonMachine = setup({
  types: {
    input: {} as MotionInput & { texts: MagneticButtonTexts },
    context: {} as MagneticButtonContext,
    events: {} as MagneticButtonEvent,
    emitted: {} as MagneticButtonEmitted,
  },
  delays: { transmission: TRANSMISSION_MS },
  guards: {
    isNear: ({ context }) => isInReach(context),
    isFar: ({ context }) => !isInReach(context),
  },
  actions: {
    ...motionActions,
    notePointer: assign((_, { offsetXPx, offsetYPx }: { offsetXPx: number; offsetYPx: number }) => ({
      pointer: { xPx: offsetXPx, yPx: offsetYPx },
    })),
    forgetPointer: assign({ pointer: null, hovered: false }),
    startHover: assign({ hovered: true }),
    endHover: assign({ hovered: false }),
    handOver: emit({ type: 'hand-over' }),
  },
}).createMachine({
  id: 'magnetic-button',
  context: ({ input: { texts, reducedMotion } }) => ({ texts, pointer: null, hovered: false, reducedMotion }),
  on: {
    ...motionEvents,
    'pointer.moved': { actions: { type: 'notePointer', params: ({ event }) => event } },
    'pointer.gone': { actions: 'forgetPointer' },
    'pointer.entered': { actions: 'startHover' },
    'pointer.left': { actions: 'endHover' },
  },
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isNear', target: 'attracted' },
      on: { pressed: 'transmitting' },
    },
    attracted: {
      always: { guard: 'isFar', target: 'idle' },
      on: { pressed: 'transmitting' },
    },
    // A second press is ignored, so that only one message is sent.
    transmitting: {
      after: { transmission: { target: 'idle', actions: 'handOver' } },
    },
  },
})
