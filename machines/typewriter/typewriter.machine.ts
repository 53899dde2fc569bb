import { assign, setup } from 'xstate'
import { holdGuards, holdTransitions, NO_HOLDS, notedHold } from '../common/holds.ts'
import type { HoldEvent, Holds } from '../common/holds.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** Time between two characters, in ms. Source: docs/FACTS.md, sections 4 and 9. */
export const CHARACTER_MS = 100

export type TypewriterInput = MotionInput & {
  /** Length of the text, in characters, 0 or more. */
  characterCount: number
}
export type TypewriterEvent =
  | HoldEvent
  | MotionEvent
  /** The visitor has already seen the whole text, so nothing is left to reveal. */
  | { type: 'text.read' }

/** Reveals a headline character by character. The machine only counts; the page has the text. */
export const typewriterMachine = setup({
  types: {
    input: {} as TypewriterInput,
    context: {} as { characterCount: number; typed: number; holds: Holds },
    events: {} as TypewriterEvent,
  },
  delays: { character: CHARACTER_MS },
  guards: {
    isComplete: ({ context }) => context.typed >= context.characterCount,
    ...holdGuards,
  },
  actions: {
    typeCharacter: assign({ typed: ({ context }) => context.typed + 1 }),
    typeAll: assign({ typed: ({ context }) => context.characterCount }),
    noteHold: assign({ holds: notedHold }),
  },
}).createMachine({
  id: 'typewriter',
  context: ({ input }) => ({
    characterCount: input.characterCount,
    typed: input.reducedMotion ? input.characterCount : 0,
    holds: NO_HOLDS,
  }),
  on: holdTransitions,
  initial: 'typing',
  states: {
    typing: {
      always: { guard: 'isComplete', target: 'done' },
      on: { 'motion.reduced': { actions: 'typeAll' }, 'text.read': { actions: 'typeAll' } },
      initial: 'running',
      states: {
        running: {
          always: { guard: 'isPaused', target: 'held' },
          after: { character: { target: 'running', reenter: true, actions: 'typeCharacter' } },
        },
        held: { always: { guard: 'isRunning', target: 'running' } },
      },
    },
    done: {},
  },
})
