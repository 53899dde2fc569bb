import { setup } from 'xstate'

export type WhySide = 'traditional' | 'funnel'

export type WhyComparisonEvent = { type: 'side.selected'; side: WhySide }

/** The traditional website or the optimised funnel, one at a time. Source: docs/FACTS.md, section 4. */
export const whyComparisonMachine = setup({
  types: { events: {} as WhyComparisonEvent },
  guards: {
    isFunnel: ({ event }) => event.side === 'funnel',
  },
}).createMachine({
  id: 'why-comparison',
  initial: 'traditional',
  on: {
    'side.selected': [{ guard: 'isFunnel', target: '.funnel' }, { target: '.traditional' }],
  },
  states: {
    traditional: {},
    funnel: {},
  },
})
