import { assign, setup } from 'xstate'

export type ContactChoiceEvent = { type: 'package.chosen'; package: string } | { type: 'audit.chosen' } | { type: 'choice.taken' }

/**
 * What links and controls above the contact form have selected for it. The form may be hydrated later and then adopts the last
 * choice.
 */
export const contactChoiceMachine = setup({
  types: {
    context: {} as { package: string },
    events: {} as ContactChoiceEvent,
  },
  actions: { notePackage: assign((_, params: { package: string }) => ({ package: params.package })) },
}).createMachine({
  id: 'contact-choice',
  context: { package: '' },
  initial: 'open',
  on: {
    'package.chosen': { target: '.package', actions: { type: 'notePackage', params: ({ event }) => event } },
    'audit.chosen': '.audit',
    'choice.taken': '.open',
  },
  states: { open: {}, package: {}, audit: {} },
})
