import { assign, setup } from 'xstate'

export type FaqEvent =
  /** An answer was opened: by a press on its question, or by the browser's find-in-page. */
  | { type: 'question.opened'; index: number }
  /** An answer was closed: by a press on its question, or because another one was opened. */
  | { type: 'question.closed'; index: number }

function isQuestion(index: number, questionCount: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < questionCount
}

/** Keeps at most one answer open. An index out of range is ignored. */
export const faqMachine = setup({
  types: {
    input: {} as { questionCount: number },
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
  context: ({ input }) => ({ ...input, openIndex: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'question.opened': { guard: 'isQuestion', target: 'open', actions: 'openAnswer' } } },
    open: {
      on: {
        'question.opened': { guard: 'isQuestion', actions: 'openAnswer' },
        // When another answer has been opened, the close event of the previous answer is ignored.
        'question.closed': { guard: 'isOpenOne', target: 'closed', actions: 'closeAnswer' },
      },
    },
  },
})
