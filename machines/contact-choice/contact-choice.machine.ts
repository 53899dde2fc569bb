import { assign, setup } from 'xstate'

export type ContactChoiceEvent =
  | { type: 'package.chosen'; package: string }
  | { type: 'choice.taken' }
  /** The visitor's name; empty once the visitor has removed it. */
  | { type: 'name.told'; name: string }

/**
 * The choices that controls elsewhere on the page have made for the contact form. A form that is hydrated later adopts the last of them.
 */
export const contactChoiceMachine = setup({
  types: {
    context: {} as { package: string; name: string },
    events: {} as ContactChoiceEvent,
  },
  actions: {
    notePackage: assign((_, params: { package: string }) => ({ package: params.package })),
    noteName: assign((_, params: { name: string }) => ({ name: params.name })),
  },
}).createMachine({
  id: 'contact-choice',
  context: { package: '', name: '' },
  initial: 'open',
  on: {
    'package.chosen': { target: '.package', actions: { type: 'notePackage', params: ({ event }) => event } },
    'choice.taken': '.open',
    'name.told': { actions: { type: 'noteName', params: ({ event }) => event } },
  },
  states: { open: {}, package: {} },
})
