import { assign, setup } from 'xstate'
import { checkEvents, isFiniteNumber } from '../common/checked-events.ts'

/** What is said of the time; `{seconds}` is a number with one decimal. */
export interface LoadTimeTexts {
  /** It stayed below the goal. */
  readonly within: string
  /** It did not. */
  readonly slower: string
  /** The browser does not say. */
  readonly unknown: string
}

export interface LoadTimeInput {
  readonly texts: LoadTimeTexts
  /** The page keeps its promise below so many seconds. */
  readonly goalSeconds: number
}

export type LoadTimeEvent =
  /** The browser has painted something larger than before, so many ms after the visit began. */
  | { type: 'paint.measured'; ms: number }
  /** The browser keeps no such times, or not of this visit. */
  | { type: 'paint.unknown' }

/**
 * How long this very visit took until the largest thing in the first view was painted, as the visitor's own browser tells it.
 * Browsers report larger paints as they come; the last one counts.
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
    // Nothing is said yet: what is prerendered holds for no visit.
    unread: { on: { 'paint.unknown': 'unknown' } },
    measured: {},
    unknown: {},
  },
})

checkEvents(loadTimeMachine, {
  'paint.measured': { ms: isFiniteNumber },
})
