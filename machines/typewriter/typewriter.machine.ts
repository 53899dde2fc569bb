import { assign, setup } from 'xstate'
import { loop, loopActions, loopContext, loopEvents, loopGuards } from '../common/loop.ts'
import type { LoopContext, LoopEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** Time between two characters, in ms. Source: docs/FACTS.md, sections 4 and 9. */
export const CHARACTER_MS = 100

export type TypewriterEvent =
  | LoopEvent
  /** The visitor has already seen the whole text, so nothing is left to reveal. */
  | { type: 'text.read' }

/** Reveals a headline character by character. The machine only counts; the page has the text. */
export const typewriterMachine = setup({
  types: {
    /** Length of the text, in characters, 0 or more. */
    input: {} as MotionInput & { characterCount: number },
    context: {} as LoopContext & { characterCount: number; typed: number },
    events: {} as TypewriterEvent,
  },
  delays: { character: CHARACTER_MS },
  guards: {
    isComplete: ({ context }) => context.typed >= context.characterCount,
    ...loopGuards,
  },
  actions: {
    ...loopActions,
    typeCharacter: assign({ typed: ({ context }) => context.typed + 1 }),
    typeAll: assign({ typed: ({ context }) => context.characterCount }),
  },
}).createMachine({
  id: 'typewriter',
  context: ({ input }) => ({
    ...loopContext(input),
    characterCount: input.characterCount,
    typed: input.reducedMotion ? input.characterCount : 0,
  }),
  on: loopEvents,
  initial: 'typing',
  states: {
    typing: {
      ...loop('character', 'typeCharacter'),
      always: { guard: 'isComplete', target: 'done' },
      on: { 'motion.reduced': { actions: 'typeAll' }, 'text.read': { actions: 'typeAll' } },
    },
    done: {},
  },
})
