import { assign, setup } from 'xstate'

/** What is said about the time; `{seconds}` is a number with one decimal. */
export interface LoadTimeTexts {
  /** The time is below the goal. */
  readonly within: string
  /** The time is not below the goal. */
  readonly slower: string
  /** The browser does not report it. */
  readonly unknown: string
}

export interface LoadTimeInput {
  readonly texts: LoadTimeTexts
  /** The page promises to load in less than this many seconds. */
  readonly goalSeconds: number
}

export type LoadTimeEvent =
  /** The browser has painted something larger than before, this many ms after navigation started. */
  | { type: 'paint.measured'; ms: number }
  /** The browser does not measure this, or did not for this visit. */
  | { type: 'paint.unknown' }

/**
 * How long this very visit took to the Largest Contentful Paint, as measured by the visitor's own browser. Browsers report larger
 * paints as they happen; the last one counts.
 */
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
  context: ({ input }) => ({ texts: input.texts, goalSeconds: input.goalSeconds, ms: 0 }),
  initial: 'unread',
  on: {
    'paint.measured': { target: '.measured', actions: { type: 'keep', params: ({ event }) => ({ ms: event.ms }) } },
  },
  states: {
    // Says nothing yet: the prerendered page cannot know it.
    unread: { on: { 'paint.unknown': 'unknown' } },
    measured: {},
    unknown: {},
  },
})
