import { assertEvent, assign, raise, setup } from 'xstate'
import { checkEvents, isFlag, isOneOf } from '../common/checked-events.ts'
import { holdChecks, holdGuards, holdTransitions, NO_HOLDS, notedHold, pauseTransitions, toggledPause } from '../common/holds.ts'
import type { HoldEvent, Holds } from '../common/holds.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** One tick under the tabs, in ms. Eight of them make a turn, so that a held turn keeps its full seconds. */
export const TICK_MS = 1_000
/** Ticks each demo stays: 8 s. Source: docs/FACTS.md, sections 4 and 9. */
export const TICKS_PER_MODE = 8
/** Narrowest screen with tabs and rotation, in px. Source: docs/FACTS.md, sections 4 and 9. */
export const WIDE_FROM_PX = 768

/** The three demos, in the order in which they rotate. Source: docs/FACTS.md, section 4. */
export const HERO_MODES = ['code', 'build', 'particles'] as const
export type HeroMode = (typeof HERO_MODES)[number]

export type HeroRotationInput = MotionInput & {
  /** True on screens of `WIDE_FROM_PX` or more. */
  wide: boolean
}
export type HeroRotationEvent =
  | { type: 'tab.selected'; mode: HeroMode }
  | { type: 'pause.toggled' }
  | { type: 'viewport.changed'; wide: boolean }
  | HoldEvent
  | MotionEvent

/** What the rotation tells the demos; nobody else sends it. */
type TurnEnded = { type: 'turn.ended' }

/**
 * Shows one demo after the other, eight seconds each, unless it is held.
 *
 * Which demo is shown and whether the seconds run are two questions, hence two regions:
 * a visitor can change the demo while the rotation stands still.
 */
export const heroRotationMachine = setup({
  types: {
    input: {} as HeroRotationInput,
    context: {} as { wide: boolean; reducedMotion: boolean; elapsedTicks: number; turn: number; holds: Holds },
    events: {} as HeroRotationEvent | TurnEnded,
  },
  delays: { tick: TICK_MS },
  guards: {
    isLastTick: ({ context }) => context.elapsedTicks === TICKS_PER_MODE - 1,
    isPaused: ({ context }) => !context.wide || holdGuards.isPaused({ context }),
    isRunning: ({ context }) => context.wide && holdGuards.isRunning({ context }),
    becomesNarrow: ({ context, event }) => context.wide && event.type === 'viewport.changed' && !event.wide,
    selectsCode: ({ context, event }) => context.wide && event.type === 'tab.selected' && event.mode === 'code',
    selectsBuild: ({ context, event }) => context.wide && event.type === 'tab.selected' && event.mode === 'build',
    selectsParticles: ({ context, event }) => context.wide && event.type === 'tab.selected' && event.mode === 'particles',
  },
  actions: {
    countTick: assign({ elapsedTicks: ({ context }) => context.elapsedTicks + 1 }),
    startTurn: assign({ elapsedTicks: 0, turn: ({ context }) => context.turn + 1 }),
    endTurn: raise({ type: 'turn.ended' }),
    togglePause: assign({ holds: toggledPause }),
    reduceMotion: assign({ reducedMotion: true }),
    noteHold: assign({ holds: notedHold }),
    noteWidth: assign({
      wide: ({ event }) => {
        assertEvent(event, 'viewport.changed')
        return event.wide
      },
    }),
  },
}).createMachine({
  id: 'hero-rotation',
  context: ({ input }) => ({
    wide: input.wide,
    reducedMotion: input.reducedMotion,
    elapsedTicks: 0,
    turn: 1,
    holds: NO_HOLDS,
  }),
  on: {
    ...holdTransitions,
    ...pauseTransitions,
    'motion.reduced': { actions: ['reduceMotion', 'startTurn'] },
  },
  type: 'parallel',
  states: {
    mode: {
      on: {
        'tab.selected': [
          { guard: 'selectsCode', target: '.code', actions: 'startTurn' },
          { guard: 'selectsBuild', target: '.build', actions: 'startTurn' },
          { guard: 'selectsParticles', target: '.particles', actions: 'startTurn' },
        ],
        'viewport.changed': [{ guard: 'becomesNarrow', target: '.code', actions: ['noteWidth', 'startTurn'] }, { actions: 'noteWidth' }],
      },
      initial: 'code',
      states: {
        code: { on: { 'turn.ended': 'build' } },
        build: { on: { 'turn.ended': 'particles' } },
        particles: { on: { 'turn.ended': 'code' } },
      },
    },
    rotation: {
      initial: 'running',
      states: {
        running: {
          always: { guard: 'isPaused', target: 'standing' },
          after: {
            tick: [
              {
                guard: 'isLastTick',
                target: 'running',
                reenter: true,
                actions: ['startTurn', 'endTurn'],
              },
              { target: 'running', reenter: true, actions: 'countTick' },
            ],
          },
          // The running second starts again as well, or the first turn would be short.
          on: { 'tab.selected': { target: 'running', reenter: true } },
        },
        standing: { always: { guard: 'isRunning', target: 'running' } },
      },
    },
  },
})

checkEvents(heroRotationMachine, {
  ...holdChecks,
  'tab.selected': { mode: isOneOf(HERO_MODES) },
  'viewport.changed': { wide: isFlag },
})
