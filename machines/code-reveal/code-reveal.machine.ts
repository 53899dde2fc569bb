import { assign, setup } from 'xstate'
import { holdGuards, holdTransitions, NO_HOLDS, notedHold } from '../common/holds.ts'
import type { HoldEvent, Holds } from '../common/holds.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** Time between two lines, in ms. Source: docs/FACTS.md, sections 4 and 9. */
export const LINE_MS = 150
/** Number of lines of code in the sample page. Source: docs/FACTS.md, sections 4 and 9. */
export const LINE_COUNT = 26

/** What the code panel says once the last line is shown. */
export interface CodeRevealTexts {
  readonly done: string
}

export type CodeRevealInput = MotionInput & {
  texts: CodeRevealTexts
  /** Lines to reveal, 0 or more; `LINE_COUNT` by default. */
  lineCount?: number
}
export type CodeRevealEvent = HoldEvent | MotionEvent

/** Reveals the code of a sample page line by line. */
export const codeRevealMachine = setup({
  types: {
    input: {} as CodeRevealInput,
    context: {} as {
      texts: CodeRevealTexts
      lineCount: number
      visibleLines: number
      reducedMotion: boolean
      holds: Holds
    },
    events: {} as CodeRevealEvent,
  },
  delays: { line: LINE_MS },
  guards: {
    isComplete: ({ context }) => context.visibleLines >= context.lineCount,
    ...holdGuards,
  },
  actions: {
    revealLine: assign({ visibleLines: ({ context }) => context.visibleLines + 1 }),
    revealAll: assign({ visibleLines: ({ context }) => context.lineCount }),
    reduceMotion: assign({ reducedMotion: true }),
    noteHold: assign({ holds: notedHold }),
  },
}).createMachine({
  id: 'code-reveal',
  context: ({ input: { texts, reducedMotion, lineCount = LINE_COUNT } }) => ({
    texts,
    lineCount,
    visibleLines: reducedMotion ? lineCount : 0,
    reducedMotion,
    holds: NO_HOLDS,
  }),
  on: {
    ...holdTransitions,
    'motion.reduced': { actions: ['reduceMotion', 'revealAll'] },
  },
  initial: 'revealing',
  states: {
    revealing: {
      always: { guard: 'isComplete', target: 'done' },
      initial: 'running',
      states: {
        running: {
          always: { guard: 'isPaused', target: 'held' },
          after: { line: { target: 'running', reenter: true, actions: 'revealLine' } },
        },
        held: { always: { guard: 'isRunning', target: 'running' } },
      },
    },
    done: {},
  },
})
