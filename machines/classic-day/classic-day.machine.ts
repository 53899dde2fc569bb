import { assign, setup } from 'xstate'

export type ClassicDayEvent =
  /** The traditional lane of the race has reached `day`, which is 0 when the race restarts or motion is reduced. */
  { type: 'day.passed'; day: number }

/** The current day of the traditional lane, shown on the ruler to visitors who have scrolled on. */
export const classicDayMachine = setup({
  types: {
    /** The day on which the traditional project is finished. */
    input: {} as { lastDay: number },
    context: {} as { lastDay: number; day: number },
    events: {} as ClassicDayEvent,
  },
  guards: {
    isStart: ({ event }) => event.day < 1,
    isLast: ({ context, event }) => event.day >= context.lastDay,
  },
  actions: {
    noteDay: assign({
      day: ({ context, event }) => Math.min(context.lastDay, Math.max(0, Math.floor(event.day))),
    }),
  },
}).createMachine({
  id: 'classic-day',
  context: ({ input }) => ({ lastDay: input.lastDay, day: 0 }),
  on: {
    'day.passed': [
      { guard: 'isStart', target: '.waiting', actions: 'noteDay' },
      { guard: 'isLast', target: '.arrived', actions: 'noteDay' },
      { target: '.travelling', actions: 'noteDay' },
    ],
  },
  initial: 'waiting',
  states: { waiting: {}, travelling: {}, arrived: {} },
})
