import { assign, setup } from 'xstate'
import { holdEvents, loop, loopActions, loopContext, loopGuards, pauseEvents } from '../common/loop.ts'
import type { LoopContext, LoopEvent, PauseEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** One tick of the rotation, in ms. Ticks are counted, so after a hold a demo is shown only for its remaining seconds. */
export const TICK_MS = 1_000
/** Ticks that each demo is shown for: 8 s. Source: docs/FACTS.md, sections 4 and 9. */
export const TICKS_PER_DEMO = 8
/**
 * Narrowest screen with tabs and rotation, in rem as in the styles: 768 px at the default font size. Source: docs/FACTS.md, sections 4
 * and 9.
 */
export const WIDE_FROM_REM = 48

export type HeroRotationInput = MotionInput & {
  /** The ids of the demos in the order in which they rotate, at least one. Source: docs/FACTS.md, section 4. */
  demos: readonly string[]
  /** True on screens of `WIDE_FROM_REM` or more. */
  wide: boolean
}
export type HeroRotationEvent =
  /** `demo` is one of the ids; others are ignored. */
  { type: 'tab.selected'; demo: string } | { type: 'viewport.changed'; wide: boolean } | PauseEvent | LoopEvent

interface HeroRotationContext extends LoopContext {
  readonly demos: readonly string[]
  readonly wide: boolean
}

/** The number of the turn, from 0. The demos take turns in their order, and the page starts a demo afresh in each of its turns. */
export const turnAt = (elapsedTicks: number) => Math.floor(elapsedTicks / TICKS_PER_DEMO)

/** Begins the turn of a demo in the next round, so that it is a new turn also of the demo that is shown. */
function nextTurn({ elapsedTicks, demos }: HeroRotationContext, index: number) {
  const round = Math.floor(turnAt(elapsedTicks) / demos.length)
  return { elapsedTicks: ((round + 1) * demos.length + index) * TICKS_PER_DEMO }
}

/**
 * Shows one demo after another, eight seconds each, while nothing holds it.
 *
 * The demos are passed as input. Visitors can choose a demo even while the rotation is paused.
 */
export const heroRotationMachine = setup({
  types: {
    input: {} as HeroRotationInput,
    context: {} as HeroRotationContext,
    events: {} as HeroRotationEvent,
  },
  delays: { tick: TICK_MS },
  guards: {
    ...loopGuards,
    isHeld: ({ context }) => !context.wide || loopGuards.isHeld({ context }),
    isFree: ({ context }) => context.wide && loopGuards.isFree({ context }),
    becomesNarrow: ({ context, event }) => context.wide && event.type === 'viewport.changed' && !event.wide,
    selectsDemo: ({ context, event }) => context.wide && event.type === 'tab.selected' && context.demos.includes(event.demo),
  },
  actions: {
    ...loopActions,
    showFirst: assign(({ context }) => nextTurn(context, 0)),
    showSelected: assign(({ context }, { demo }: { demo: string }) => nextTurn(context, context.demos.indexOf(demo))),
    noteWidth: assign((_, { wide }: { wide: boolean }) => ({ wide })),
  },
}).createMachine({
  id: 'hero-rotation',
  context: ({ input }) => ({ ...loopContext(input), demos: input.demos, wide: input.wide }),
  on: {
    ...holdEvents,
    ...pauseEvents,
    // Re-enters `running`, because otherwise the selected demo would be shown for less than its full time.
    'tab.selected': { guard: 'selectsDemo', target: '.running', actions: { type: 'showSelected', params: ({ event }) => event } },
    'viewport.changed': [
      {
        guard: 'becomesNarrow',
        actions: [{ type: 'noteWidth', params: ({ event }) => event }, 'showFirst'],
      },
      { actions: { type: 'noteWidth', params: ({ event }) => event } },
    ],
  },
  ...loop('tick'),
})
