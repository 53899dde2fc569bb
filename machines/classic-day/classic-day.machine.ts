import { assign, setup } from 'xstate'

/** The day on which the traditional project is finished. Source: docs/FACTS.md, section 9. */
export const LAST_DAY = 90

export type ClassicDayEvent =
  /** The traditional lane of the race has reached `day`, which is 0 when the race restarts or motion is reduced. */
  { type: 'day.passed'; day: number }

/** The current day of the traditional lane, shown on the ruler to visitors who have scrolled on. */
export const classicDayMachine = setup({
  types: {
    context: {} as { day: number },
    events: {} as ClassicDayEvent,
  },
  guards: {
    isStart: ({ event }) => event.day < 1,
    isLast: ({ event }) => event.day >= LAST_DAY,
  },
  actions: {
    noteDay: assign({
      day: ({ event }) => Math.min(LAST_DAY, Math.max(0, Math.floor(event.day))),
    }),
  },
}).createMachine({
  id: 'classic-day',
  context: { day: 0 },
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
