import { assign, setup } from 'xstate'
import { motionActions, motionEvents, motionGuards } from '../common/motion.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** Duration of a burst, in ms. Source: docs/FACTS.md, sections 4 and 9. */
export const BURST_MS = 3_000
/** Pieces in a burst. Source: docs/FACTS.md, sections 4 and 9. */
export const PIECE_COUNT = 20

export type ConfettiEvent =
  /** `seed` determines the paths of the pieces. Defaults to the number of the burst. */
  { type: 'burst.requested'; seed?: number } | MotionEvent

/** Shows a burst of confetti for three seconds. The motion code derives the paths of the pieces from `seed`. */
export const confettiMachine = setup({
  types: {
    input: {} as MotionInput,
    context: {} as MotionInput & { burstId: number; seed: number },
    events: {} as ConfettiEvent,
  },
  delays: { burst: BURST_MS },
  guards: motionGuards,
  actions: {
    ...motionActions,
    countBurst: assign(({ context, event }) => {
      const burstId = context.burstId + 1
      return {
        burstId,
        seed: event.type === 'burst.requested' && event.seed !== undefined ? event.seed : burstId,
      }
    }),
  },
}).createMachine({
  id: 'confetti',
  context: ({ input }) => ({ burstId: 0, seed: 0, reducedMotion: input.reducedMotion }),
  on: {
    ...motionEvents,
    // Re-enters `bursting`, because a second request is a new burst.
    'burst.requested': { guard: 'mayMove', target: '.bursting', actions: 'countBurst' },
  },
  initial: 'idle',
  states: {
    idle: {},
    bursting: { always: { guard: 'isMotionReduced', target: 'idle' }, after: { burst: 'idle' } },
  },
})
