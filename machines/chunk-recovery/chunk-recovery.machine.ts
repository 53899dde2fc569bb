import { assign, emit, setup } from 'xstate'

/**
 * How long the server may take to answer, in ms. Until then the place of a page that failed to load stays empty, and a stalled
 * connection may never answer.
 */
export const PATIENCE_MS = 5_000

/** What the server has when asked for the page again: the same build, a newer one, or no answer at all. */
export type ServerAnswer = 'same' | 'renewed' | 'unreachable'

export type ChunkRecoveryEvent =
  /** A part of the page could not be fetched. */
  | { type: 'part.failed'; part: string }
  /** A part has been loading for so long that the visitor should know. */
  | { type: 'late.begun'; part: string }
  /** It has loaded or failed. */
  | { type: 'late.ended'; part: string }
  | { type: 'server.answered'; answer: ServerAnswer }
  | { type: 'network.returned' }
  | { type: 'dismissed' }

/**
 * Requests to the page, which can use the network. The first is answered by `server.answered`, the second by `part.failed` if it
 * fails again.
 */
export type ChunkRecoveryEmitted = { type: 'server.ask' } | { type: 'parts.fetch' }

interface ChunkRecoveryContext {
  /** Parts that failed and have not been fetched again. */
  readonly missing: readonly string[]
  readonly late: readonly string[]
}

const without = (parts: readonly string[], part: string) => parts.filter((one) => one !== part)

/** Whether all chunks of the page have loaded; if not, finds out why before it tells the visitor. */
export const chunkRecoveryMachine = setup({
  types: {
    context: {} as ChunkRecoveryContext,
    events: {} as ChunkRecoveryEvent,
    emitted: {} as ChunkRecoveryEmitted,
  },
  delays: { patience: PATIENCE_MS },
  guards: {
    answers: (_, params: { answer: ServerAnswer; expected: ServerAnswer }) => params.answer === params.expected,
    isWhole: ({ context }) => context.missing.length + context.late.length === 0,
  },
  actions: {
    askServer: emit({ type: 'server.ask' }),
    noteMissing: assign({ missing: ({ context }, { part }: { part: string }) => [...without(context.missing, part), part] }),
    noteLate: assign({ late: ({ context }, { part }: { part: string }) => [...without(context.late, part), part] }),
    forgetLate: assign({ late: ({ context }, { part }: { part: string }) => without(context.late, part) }),
    forgetMissing: assign({ missing: [] }),
    fetchParts: emit({ type: 'parts.fetch' }),
  },
}).createMachine({
  id: 'chunk-recovery',
  context: { missing: [], late: [] },
  on: {
    'part.failed': { actions: { type: 'noteMissing', params: ({ event }) => event } },
    'late.begun': { actions: { type: 'noteLate', params: ({ event }) => event } },
    'late.ended': { actions: { type: 'forgetLate', params: ({ event }) => event } },
  },
  initial: 'whole',
  states: {
    whole: {
      on: {
        'part.failed': { target: 'asking', actions: { type: 'noteMissing', params: ({ event }) => event } },
        // On a stalled connection the server's answer would stall as well, so the visitor is told at once.
        'late.begun': { target: 'partial', actions: { type: 'noteLate', params: ({ event }) => event } },
      },
    },
    asking: {
      entry: 'askServer',
      on: {
        'server.answered': [
          { guard: { type: 'answers', params: ({ event }) => ({ answer: event.answer, expected: 'renewed' }) }, target: 'renewed' },
          { guard: { type: 'answers', params: ({ event }) => ({ answer: event.answer, expected: 'unreachable' }) }, target: 'offline' },
          { target: 'partial' },
        ],
        'network.returned': { target: 'whole', actions: ['forgetMissing', 'fetchParts'] },
      },
      after: { patience: 'partial' },
    },
    /** The site has been redeployed; chunks of the old build are gone for good. */
    renewed: { on: { dismissed: 'dismissed' } },
    offline: {
      on: {
        'network.returned': { target: 'whole', actions: ['forgetMissing', 'fetchParts'] },
        dismissed: 'dismissed',
      },
    },
    partial: {
      always: { guard: 'isWhole', target: 'whole' },
      on: {
        'network.returned': { target: 'whole', actions: ['forgetMissing', 'fetchParts'] },
        dismissed: 'dismissed',
      },
    },
    /** The visitor has seen the notice; later retries happen silently. */
    dismissed: { on: { 'network.returned': { actions: ['forgetMissing', 'fetchParts'] } } },
  },
})
