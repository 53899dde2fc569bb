import { setup } from 'xstate'
import { holdEvents, loop, loopActions, loopContext, loopGuards } from '../common/loop.ts'
import type { LoopContext, LoopEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** Time between two lines, in ms. Source: docs/FACTS.md, sections 4 and 9. */
export const LINE_MS = 150

/** What the code panel says once the last line is shown. */
export interface CodeRevealTexts {
  readonly done: string
}

/** Reveals the code of a sample page line by line. */
export const codeRevealMachine = setup({
  types: {
    /** How many lines there are. */
    input: {} as MotionInput & { texts: CodeRevealTexts; lineCount: number },
    context: {} as LoopContext & { texts: CodeRevealTexts; lineCount: number },
    events: {} as LoopEvent,
  },
  delays: { line: LINE_MS },
  guards: loopGuards,
  actions: loopActions,
}).createMachine({
  id: 'code-reveal',
  context: ({ input }) => ({ ...loopContext(input, input.lineCount), texts: input.texts, lineCount: input.lineCount }),
  on: holdEvents,
  initial: 'revealing',
  states: {
    revealing: { ...loop('line'), always: { guard: 'isOver', target: 'done' } },
    done: {},
  },
})
