import { assign, setup } from 'xstate'

/** Bursts for three seconds, anew with each request. */
export const confettiMachine = setup({
  types: {
    input: {} as { reducedMotion: boolean },
    context: {} as { burstId: number; seed: number; reducedMotion: boolean },
    events: {} as { type: 'burst.requested'; seed?: number } | { type: 'motion.reduced' },
  },
  delays: { burst: 3_000 },
  guards: { mayMove: ({ context }) => !context.reducedMotion },
  actions: {
    countBurst: assign(({ context, event }) => {
      const burstId = context.burstId + 1
      return { burstId, seed: (event as { seed?: number }).seed ?? burstId }
    }),
    reduceMotion: assign({ reducedMotion: true }),
  },
}).createMachine({
  id: 'confetti',
  context: ({ input }) => ({ burstId: 0, seed: 0, reducedMotion: input.reducedMotion }),
  on: {
    'burst.requested': { guard: 'mayMove', target: '.bursting', actions: 'countBurst' },
    'motion.reduced': { target: '.idle', actions: 'reduceMotion' },
  },
  initial: 'idle',
  states: { idle: {}, bursting: { after: { burst: 'idle' } } },
})

/** Keeps at most one answer open. */
export const faqMachine = setup({
  types: {
    context: {} as { openIndex: number | null },
    events: {} as { type: 'question.opened'; index: number } | { type: 'question.closed'; index: number },
  },
  actions: { openAnswer: assign({ openIndex: ({ event }) => event.index }), closeAnswer: assign({ openIndex: null }) },
}).createMachine({
  id: 'faq',
  context: { openIndex: null },
  on: { 'question.opened': { target: '.open', actions: 'openAnswer' } },
  initial: 'closed',
  states: { closed: {}, open: { on: { 'question.closed': { target: 'closed', actions: 'closeAnswer' } } } },
})

/** Reveals 26 lines, one every 150 ms, unless it is held. */
export const codeRevealMachine = setup({
  types: { context: {} as { visibleLines: number; isHeld: boolean }, events: {} as { type: 'hold.changed'; held: boolean } },
  delays: { line: 150 },
  guards: {
    isComplete: ({ context }) => context.visibleLines === 26,
    isHeld: ({ context }) => context.isHeld,
    isRunning: ({ context }) => !context.isHeld,
  },
  actions: {
    revealLine: assign({ visibleLines: ({ context }) => context.visibleLines + 1 }),
    noteHold: assign({ isHeld: ({ event }) => event.held }),
  },
}).createMachine({
  id: 'code-reveal',
  context: { visibleLines: 0, isHeld: false },
  on: { 'hold.changed': { actions: 'noteHold' } },
  initial: 'revealing',
  states: {
    revealing: {
      always: { guard: 'isComplete', target: 'done' },
      initial: 'running',
      states: {
        running: {
          always: { guard: 'isHeld', target: 'held' },
          after: { line: { target: 'running', reenter: true, actions: 'revealLine' } },
        },
        held: { always: { guard: 'isRunning', target: 'running' } },
      },
    },
    done: {},
  },
})

/** The machines by id, for replays. */
export const machines = { confetti: confettiMachine, faq: faqMachine, 'code-reveal': codeRevealMachine }
