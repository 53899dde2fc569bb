import { setup } from 'xstate'
import { holdEvents, loop, loopActions, loopContext, loopGuards } from '../common/loop.ts'
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
    context: {} as LoopContext,
    events: {} as TypewriterEvent,
  },
  delays: { character: CHARACTER_MS },
  guards: loopGuards,
  actions: loopActions,
}).createMachine({
  id: 'typewriter',
  context: ({ input }) => loopContext(input, input.characterCount),
  on: { ...holdEvents, 'text.read': { actions: 'finish' } },
  initial: 'typing',
  states: {
    typing: { ...loop('character'), always: { guard: 'isOver', target: 'done' } },
    done: {},
  },
})
