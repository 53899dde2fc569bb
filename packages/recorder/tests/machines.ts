import { assign, sendParent, sendTo, setup } from 'xstate'

const member = setup({ types: { events: {} as { type: 'asked' } }, delays: { thought: 300 } }).createMachine({
  id: 'member',
  initial: 'idle',
  states: {
    idle: { on: { asked: 'thinking' } },
    thinking: { after: { thought: { target: 'idle', actions: sendParent({ type: 'member.answered' }) } } },
  },
})

/** A parent with one child. The child answers the parent's question after a while. */
export const family = setup({
  types: { events: {} as { type: 'call' } | { type: 'member.answered' } },
  actors: { member },
}).createMachine({
  id: 'family',
  invoke: { src: 'member', id: 'only' },
  initial: 'silent',
  states: {
    silent: { on: { call: { target: 'calling', actions: sendTo('only', { type: 'asked' }) } } },
    calling: { on: { 'member.answered': 'answered' } },
    answered: {},
  },
})

/** Shines for three seconds after each request, unless it is cancelled. */
export const burst = setup({
  types: { context: {} as { count: number; seed: number }, events: {} as { type: 'requested'; seed?: number } | { type: 'cancelled' } },
  delays: { shine: 3_000 },
}).createMachine({
  id: 'burst',
  context: { count: 0, seed: 0 },
  initial: 'idle',
  on: {
    requested: {
      target: '.bursting',
      actions: assign({ count: ({ context }) => context.count + 1, seed: ({ event }) => event.seed ?? 0 }),
    },
    cancelled: '.idle',
  },
  states: { idle: {}, bursting: { after: { shine: 'idle' } } },
})

/** Shows one line after another, unless it is held. */
export const reveal = setup({
  types: { context: {} as { lines: number; last: number }, input: {} as { lines: number }, events: {} as { type: 'held' | 'released' } },
  delays: { line: 150 },
}).createMachine({
  id: 'reveal',
  context: ({ input }) => ({ lines: 0, last: input.lines }),
  initial: 'revealing',
  states: {
    revealing: {
      always: { guard: ({ context }) => context.lines >= context.last, target: 'done' },
      on: { held: 'holding' },
      after: { line: { target: 'revealing', reenter: true, actions: assign({ lines: ({ context }) => context.lines + 1 }) } },
    },
    holding: { on: { released: 'revealing' } },
    done: {},
  },
})
