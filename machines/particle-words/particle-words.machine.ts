import { assign, setup } from 'xstate'
import { loop, loopActions, loopContext, loopEvents, loopGuards } from '../common/loop.ts'
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
    context: {} as LoopContext & { words: readonly string[]; index: number; elapsedTicks: number },
    events: {} as ParticleWordsEvent,
  },
  delays: { tick: TICK_MS },
  guards: {
    ...loopGuards,
    selectsWord: ({ context, event }) => event.type === 'word.selected' && context.words[event.index] !== undefined,
  },
  actions: {
    ...loopActions,
    countTick: assign(({ context: { elapsedTicks, index, words } }) =>
      elapsedTicks < TICKS_PER_WORD - 1 ? { elapsedTicks: elapsedTicks + 1 } : { elapsedTicks: 0, index: (index + 1) % words.length },
    ),
    showSelectedWord: assign((_, { index }: { index: number }) => ({ index, elapsedTicks: 0 })),
    startOver: assign({ elapsedTicks: 0 }),
  },
}).createMachine({
  id: 'particle-words',
  context: ({ input }) => ({ ...loopContext(input), words: input.words, index: 0, elapsedTicks: 0 }),
  on: {
    ...loopEvents,
    'motion.reduced': { actions: ['reduceMotion', 'startOver'] },
    // Re-enters `running`, so that the chosen word gets its full three seconds.
    'word.selected': { guard: 'selectsWord', target: '.running', actions: { type: 'showSelectedWord', params: ({ event }) => event } },
  },
  ...loop('tick', 'countTick'),
})
