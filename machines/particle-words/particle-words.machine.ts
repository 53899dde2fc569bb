import { assign, setup } from 'xstate'
import { holdEvents, loop, loopActions, loopContext, loopGuards } from '../common/loop.ts'
import type { LoopContext, LoopEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** One tick, in ms. Ticks are counted, so after a hold a word is shown only for its remaining seconds. */
export const TICK_MS = 1_000
/** Ticks that each word is shown for: 3 s. Source: docs/FACTS.md, sections 4 and 9. */
export const TICKS_PER_WORD = 3

export type ParticleWordsEvent =
  /** `index` counts from 0; one out of range is ignored. */
  { type: 'word.selected'; index: number } | LoopEvent

/** Cycles through the words, three seconds each. */
export const particleWordsMachine = setup({
  types: {
    /** The words that the particles form, at least one. */
    input: {} as MotionInput & { words: readonly [string, ...string[]] },
    context: {} as LoopContext & { words: readonly string[] },
    events: {} as ParticleWordsEvent,
  },
  delays: { tick: TICK_MS },
  guards: {
    ...loopGuards,
    selectsWord: ({ context, event }) => event.type === 'word.selected' && context.words[event.index] !== undefined,
  },
  actions: {
    ...loopActions,
    showSelectedWord: assign({ elapsedTicks: (_, { index }: { index: number }) => index * TICKS_PER_WORD }),
  },
}).createMachine({
  id: 'particle-words',
  context: ({ input }) => ({ ...loopContext(input), words: input.words }),
  on: {
    ...holdEvents,
    // Re-enters `running`, so that the chosen word gets its full three seconds.
    'word.selected': { guard: 'selectsWord', target: '.running', actions: { type: 'showSelectedWord', params: ({ event }) => event } },
  },
  ...loop('tick'),
})
