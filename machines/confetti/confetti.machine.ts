import { assign, setup } from 'xstate'
import { checkEvents, isFiniteNumber, isOr } from '../common/checked-events.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** How long a burst shows, in ms. Source: docs/FACTS.md, sections 4 and 9. */
export const BURST_MS = 3_000
/** Pieces of a burst. Source: docs/FACTS.md, sections 4 and 9. */
export const PIECE_COUNT = 20

export type ConfettiInput = MotionInput
export type ConfettiEvent =
  /** `seed` shapes the burst; without one, its number does. */
  { type: 'burst.requested'; seed?: number } | MotionEvent

/** Shows a burst of confetti for three seconds. Where each piece flies is up to the motion, by `seed`. */
export const confettiMachine = setup({
  types: {
    input: {} as ConfettiInput,
    context: {} as { burstId: number; seed: number; reducedMotion: boolean },
    events: {} as ConfettiEvent,
  },
  delays: { burst: BURST_MS },
  guards: { mayMove: ({ context }) => !context.reducedMotion },
  actions: {
    countBurst: assign(({ context, event }) => {
      const burstId = context.burstId + 1
      return {
        burstId,
        seed: event.type === 'burst.requested' && event.seed !== undefined ? event.seed : burstId,
      }
    }),
    reduceMotion: assign({ reducedMotion: true }),
  },
}).createMachine({
  id: 'confetti',
  context: ({ input }) => ({ burstId: 0, seed: 0, reducedMotion: input.reducedMotion }),
  on: {
    // Leaves and enters `bursting` even from itself: a second request is a new burst.
    'burst.requested': { guard: 'mayMove', target: '.bursting', actions: 'countBurst' },
    'motion.reduced': { target: '.idle', actions: 'reduceMotion' },
  },
  initial: 'idle',
  states: {
    idle: {},
    bursting: { after: { burst: 'idle' } },
  },
})

checkEvents(confettiMachine, {
  'burst.requested': { seed: isOr(undefined, isFiniteNumber) },
})
