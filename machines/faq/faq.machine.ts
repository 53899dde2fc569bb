import { assign, setup } from 'xstate'
import { checkEvents, isFiniteNumber } from '../common/checked-events.ts'

/** Questions of the accordion. Source: docs/FACTS.md, section 2. */
export const QUESTION_COUNT = 8

export type FaqInput = {
  /** How many questions there are; `QUESTION_COUNT` if left out. */
  questionCount?: number
}
export type FaqEvent =
  /** An answer has been opened: by a press on its question, or by the browser's own search that has found text in it. */
  | { type: 'question.opened'; index: number }
  /** An answer has been closed: by a press on its question, or because another one was opened. */
  | { type: 'question.closed'; index: number }

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
    isOpenOne: ({ context, event }) => event.index === context.openIndex,
    isQuestion: ({ context, event }) => isQuestion(event.index, context.questionCount),
  },
  actions: {
    openAnswer: assign({ openIndex: ({ event }) => event.index }),
    closeAnswer: assign({ openIndex: null }),
  },
}).createMachine({
  id: 'faq',
  context: ({ input: { questionCount = QUESTION_COUNT } }) => ({ questionCount, openIndex: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'question.opened': { guard: 'isQuestion', target: 'open', actions: 'openAnswer' } } },
    open: {
      on: {
        'question.opened': { guard: 'isQuestion', actions: 'openAnswer' },
        // Where another one has been opened instead, its closing is no news.
        'question.closed': { guard: 'isOpenOne', target: 'closed', actions: 'closeAnswer' },
      },
    },
  },
})

checkEvents(faqMachine, {
  'question.opened': { index: isFiniteNumber },
  'question.closed': { index: isFiniteNumber },
})
