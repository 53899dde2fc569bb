import { assign, setup } from 'xstate'
import { checkEvents, isFiniteNumber } from '../common/checked-events.ts'

/** Questions of the accordion. Source: docs/FACTS.md, section 2. */
export const QUESTION_COUNT = 8

export type FaqInput = {
  /** How many questions there are; `QUESTION_COUNT` if left out. */
  questionCount?: number
  /** The question that is open from the start, counted from 0; none if left out. */
  initiallyOpen?: number
}
export type FaqEvent =
  /** A question has been pressed. */
  | { type: 'question.toggled'; index: number }
  /** The browser's own search has found text in a closed answer and revealed it. */
  | { type: 'found.in-page'; index: number }

function isQuestion(index: number, questionCount: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < questionCount
}

/** Keeps at most one answer open. An index that names no question changes nothing. */
export const faqMachine = setup({
  types: {
    input: {} as FaqInput,
    context: {} as { questionCount: number; openIndex: number | null },
    events: {} as FaqEvent,
  },
  guards: {
    hasOpenAnswer: ({ context }) => context.openIndex !== null,
    isOpenOne: ({ context, event }) => event.index === context.openIndex,
    isQuestion: ({ context, event }) => isQuestion(event.index, context.questionCount),
  },
  actions: {
    openAnswer: assign({ openIndex: ({ event }) => event.index }),
    closeAnswer: assign({ openIndex: null }),
  },
}).createMachine({
  id: 'faq',
  context: ({ input: { questionCount = QUESTION_COUNT, initiallyOpen = -1 } }) => ({
    questionCount,
    openIndex: isQuestion(initiallyOpen, questionCount) ? initiallyOpen : null,
  }),
  on: {
    'question.toggled': { guard: 'isQuestion', actions: 'openAnswer' },
    'found.in-page': { guard: 'isQuestion', actions: 'openAnswer' },
  },
  initial: 'closed',
  states: {
    // However an answer came to be open, by a press, by a search or from the start.
    closed: { always: { guard: 'hasOpenAnswer', target: 'open' } },
    open: {
      on: { 'question.toggled': { guard: 'isOpenOne', target: 'closed', actions: 'closeAnswer' } },
    },
  },
})

checkEvents(faqMachine, {
  'question.toggled': { index: isFiniteNumber },
  'found.in-page': { index: isFiniteNumber },
})
