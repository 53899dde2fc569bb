import { sendParent, sendTo, setup } from 'xstate'

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
