import { assign, setup } from 'xstate'

export interface LoadTimeInput {
  /** The text for a time below the goal; `{seconds}` is a number with one decimal place. */
  readonly text: string
  /** The page aims to load in less than this many seconds. */
  readonly goalSeconds: number
}

/** The browser has painted something larger than before, `ms` after navigation started. */
export type LoadTimeEvent = { type: 'paint.measured'; ms: number }

/** The Largest Contentful Paint of this visit. Browsers report larger paints as they happen, so the last report counts. */
export const loadTimeMachine = setup({
  types: {
    input: {} as LoadTimeInput,
    context: {} as LoadTimeInput & { readonly ms: number },
    events: {} as LoadTimeEvent,
  },
  actions: {
    keep: assign({ ms: (_, params: { ms: number }) => params.ms }),
  },
}).createMachine({
  id: 'load-time',
  context: ({ input }) => ({ text: input.text, goalSeconds: input.goalSeconds, ms: 0 }),
  initial: 'unread',
  on: {
    'paint.measured': { target: '.measured', actions: { type: 'keep', params: ({ event }) => ({ ms: event.ms }) } },
  },
  states: {
    // Shows nothing, because the prerendered page cannot know the time and some browsers do not report it.
    unread: {},
    measured: {},
  },
})
