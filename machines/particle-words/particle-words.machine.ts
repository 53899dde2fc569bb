import { assertEvent, assign, setup } from 'xstate'
import { holdGuards, holdTransitions, NO_HOLDS, notedHold } from '../common/holds.ts'
import type { HoldEvent, Holds } from '../common/holds.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** One tick, in ms. Ticks are counted, so after a hold a word is shown only for its remaining seconds. */
export const TICK_MS = 1_000
/** Ticks that each word is shown for: 3 s. Source: docs/FACTS.md, sections 4 and 9. */
export const TICKS_PER_WORD = 3

export type ParticleWordsInput = MotionInput & {
  /** The words that the particles form, at least one. */
  words: readonly [string, ...string[]]
}
export type ParticleWordsEvent =
  /** `index` counts from 0; one out of range is ignored. */
  { type: 'word.selected'; index: number } | HoldEvent | MotionEvent

/** Cycles through the words, three seconds each. */
export const particleWordsMachine = setup({
  types: {
    input: {} as ParticleWordsInput,
    context: {} as {
      words: readonly string[]
      index: number
      elapsedTicks: number
      reducedMotion: boolean
      holds: Holds
    },
    events: {} as ParticleWordsEvent,
  },
  delays: { tick: TICK_MS },
  guards: {
    isLastTick: ({ context }) => context.elapsedTicks === TICKS_PER_WORD - 1,
    ...holdGuards,
    selectsWord: ({ context, event }) => event.type === 'word.selected' && context.words[event.index] !== undefined,
  },
  actions: {
    countTick: assign({ elapsedTicks: ({ context }) => context.elapsedTicks + 1 }),
    showNextWord: assign({
      index: ({ context }) => (context.index + 1) % context.words.length,
      elapsedTicks: 0,
    }),
    showSelectedWord: assign({
      index: ({ event }) => {
        assertEvent(event, 'word.selected')
        return event.index
      },
      elapsedTicks: 0,
    }),
    reduceMotion: assign({ reducedMotion: true, elapsedTicks: 0 }),
    noteHold: assign({ holds: notedHold }),
  },
}).createMachine({
  id: 'particle-words',
  context: ({ input: { reducedMotion, words } }) => ({
    words,
    index: 0,
    elapsedTicks: 0,
    reducedMotion,
    holds: NO_HOLDS,
  }),
  on: {
    ...holdTransitions,
    'motion.reduced': { actions: 'reduceMotion' },
    // Re-enters `showing`, so that the chosen word gets its full three seconds.
    'word.selected': { guard: 'selectsWord', target: '.showing', actions: 'showSelectedWord' },
  },
  initial: 'showing',
  states: {
    showing: {
      always: { guard: 'isPaused', target: 'held' },
      after: {
        tick: [
          { guard: 'isLastTick', target: 'showing', reenter: true, actions: 'showNextWord' },
          { target: 'showing', reenter: true, actions: 'countTick' },
        ],
      },
    },
    held: { always: { guard: 'isRunning', target: 'showing' } },
  },
})
