import { assign, setup } from 'xstate'
import { loop, loopActions, loopContext, loopEvents, loopGuards } from '../common/loop.ts'
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
    context: {} as LoopContext & { texts: CodeRevealTexts; lineCount: number; visibleLines: number },
    events: {} as LoopEvent,
  },
  delays: { line: LINE_MS },
  guards: {
    isComplete: ({ context }) => context.visibleLines >= context.lineCount,
    ...loopGuards,
  },
  actions: {
    ...loopActions,
    revealLine: assign({ visibleLines: ({ context }) => context.visibleLines + 1 }),
    revealAll: assign({ visibleLines: ({ context }) => context.lineCount }),
  },
}).createMachine({
  id: 'code-reveal',
  context: ({ input: { texts, reducedMotion, lineCount } }) => ({
    ...loopContext({ reducedMotion }),
    texts,
    lineCount,
    visibleLines: reducedMotion ? lineCount : 0,
  }),
  on: {
    ...loopEvents,
    'motion.reduced': { actions: ['reduceMotion', 'revealAll'] },
  },
  initial: 'revealing',
  states: {
    revealing: { ...loop('line', 'revealLine'), always: { guard: 'isComplete', target: 'done' } },
    done: {},
  },
})
