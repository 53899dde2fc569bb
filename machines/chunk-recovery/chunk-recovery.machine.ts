import { emit, setup } from 'xstate'
import { checkEvents, isOneOf } from '../common/checked-events.ts'

/**
 * How long the server may take to answer, in ms. Until then the place of a page that failed to load stays empty,
 * and a stalled connection may never answer.
 */
export const PATIENCE_MS = 5_000

/** What the server says when asked for the page again: still the one that is open, a newer one, or nothing at all. */
export type ServerAnswer = 'same' | 'renewed' | 'unreachable'

export type ChunkRecoveryEvent =
  /** A piece of the page could not be fetched. */
  | { type: 'part.failed' }
  /** A piece of the page is still on its way after so long that the visitor should know. */
  | { type: 'part.late' }
  /** No piece is missing or late any more. */
  | { type: 'parts.arrived' }
  | { type: 'server.answered'; answer: ServerAnswer }
  | { type: 'network.returned' }
  | { type: 'dismissed' }

/** Requests to the page, which has the network. The first is answered by `server.answered`, the second by `part.failed` if it fails again. */
export type ChunkRecoveryEmitted = { type: 'server.ask' } | { type: 'parts.fetch' }

/** Whether all chunks of the page have loaded; if not, finds out why before it tells the visitor. */
export const chunkRecoveryMachine = setup({
  types: {
    events: {} as ChunkRecoveryEvent,
    emitted: {} as ChunkRecoveryEmitted,
  },
  delays: { patience: PATIENCE_MS },
  guards: {
    answers: (_, params: { answer: ServerAnswer; expected: ServerAnswer }) => params.answer === params.expected,
  },
  actions: {
    askServer: emit({ type: 'server.ask' }),
    fetchParts: emit({ type: 'parts.fetch' }),
  },
}).createMachine({
  id: 'chunk-recovery',
  initial: 'whole',
  states: {
    // A line that hangs would leave the server's answer hanging as well: of what is late the visitor is told at once.
    whole: { on: { 'part.failed': 'asking', 'part.late': 'partial' } },
    asking: {
      entry: 'askServer',
      on: {
        'server.answered': [
          { guard: { type: 'answers', params: ({ event }) => ({ answer: event.answer, expected: 'renewed' }) }, target: 'renewed' },
          { guard: { type: 'answers', params: ({ event }) => ({ answer: event.answer, expected: 'unreachable' }) }, target: 'offline' },
          { target: 'partial' },
        ],
        'network.returned': { target: 'whole', actions: 'fetchParts' },
      },
      after: { patience: 'partial' },
    },
    /** The site has been redeployed; chunks of the old build are gone for good. */
    renewed: { on: { dismissed: 'dismissed' } },
    offline: {
      on: {
        'network.returned': { target: 'whole', actions: 'fetchParts' },
        dismissed: 'dismissed',
      },
    },
    partial: {
      on: {
        'parts.arrived': 'whole',
        'network.returned': { target: 'whole', actions: 'fetchParts' },
        dismissed: 'dismissed',
      },
    },
    /** The visitor has seen the notice; later retries happen silently. */
    dismissed: { on: { 'network.returned': { actions: 'fetchParts' } } },
  },
})

checkEvents(chunkRecoveryMachine, {
  'server.answered': { answer: isOneOf(['same', 'renewed', 'unreachable']) },
})
