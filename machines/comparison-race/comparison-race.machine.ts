import { assign, emit, enqueueActions, setup } from 'xstate'
import { holdEvents, loop, loopActions, loopContext, loopGuards, pauseEvents, resumed } from '../common/loop.ts'
import type { LoopContext, LoopEvent, PauseEvent } from '../common/loop.ts'
import type { MotionInput } from '../common/motion.ts'

/** Time between two ticks, in ms. Both lanes advance on every tick. Source: docs/FACTS.md, sections 4 and 9. */
export const TICK_MS = 200
/** Progress of the traditional lane per tick, in per cent. Source: docs/FACTS.md, section 4. */
export const TRADITIONAL_PERCENT_PER_TICK = 0.5
/** Largest progress of the AI lane per tick, in per cent, and its progress for 3 days against 90. Source: docs/FACTS.md, section 4. */
const AI_PERCENT_PER_TICK = 8

/** Tick at which the traditional lane reaches 100 and the race is over: the 200th, 40.0 s after the start. */
export const RACE_TICKS = Math.ceil(100 / TRADITIONAL_PERCENT_PER_TICK)

/** The progress of the traditional lane, which takes `days`, after `elapsedTicks`: in per cent and in whole days. */
export function traditionalProgress(elapsedTicks: number, days: number): { percent: number; day: number } {
  const percent = Math.min(100, elapsedTicks * TRADITIONAL_PERCENT_PER_TICK)
  return { percent, day: Math.floor((days * percent) / 100) }
}

/**
 * The progress of the AI lane after `elapsedTicks`, in per cent and in whole days. Both lanes are on one clock, so it never gets ahead of the
 * day that the traditional lane has reached.
 */
export function aiProgress(elapsedTicks: number, { ai, traditional }: ComparisonRaceDays): { percent: number; day: number } {
  const truePercent = (TRADITIONAL_PERCENT_PER_TICK * traditional) / ai
  const percent = Math.min(100, elapsedTicks * Math.min(AI_PERCENT_PER_TICK, truePercent))
  return { percent, day: Math.floor((ai * percent) / 100) }
}

/** How many days a website takes, in each lane. */
export interface ComparisonRaceDays {
  readonly ai: number
  readonly traditional: number
}

/** What the two lanes say during the race. */
export interface ComparisonRaceTexts {
  /** Texts of the AI lane: three that share the build evenly, and one for its end. Source: docs/FACTS.md, section 4. */
  readonly ai: readonly [string, string, string, string]
  /** Texts of the traditional lane below 30, below 60, below 85, from 85 per cent on, and at its end. Source: docs/FACTS.md, section 4. */
  readonly traditional: readonly [string, string, string, string, string]
}

export type ComparisonRaceEvent = { type: 'section.seen' } | { type: 'replay.pressed' } | PauseEvent | LoopEvent

/** The AI lane has reached 100 per cent, so its days are complete, or the race has restarted. */
export type ComparisonRaceEmitted = { type: 'days.built' } | { type: 'race.restarted' }

/**
 * A race between traditional development and AI development. It starts when the visitor first sees it.
 *
 * The machine counts ticks and derives the progress from them, so that rounding errors cannot add up over two hundred ticks.
 */
export const comparisonRaceMachine = setup({
  types: {
    input: {} as MotionInput & { days: ComparisonRaceDays; texts: ComparisonRaceTexts },
    context: {} as LoopContext & { days: ComparisonRaceDays; texts: ComparisonRaceTexts },
    events: {} as ComparisonRaceEvent,
    emitted: {} as ComparisonRaceEmitted,
  },
  delays: { tick: TICK_MS },
  guards: loopGuards,
  actions: {
    ...loopActions,
    countTick: enqueueActions(({ context, enqueue }) => {
      const elapsedTicks = context.elapsedTicks + 1
      const isBuilt = (ticks: number) => aiProgress(ticks, context.days).percent === 100
      enqueue.assign({ elapsedTicks })
      if (isBuilt(elapsedTicks) && !isBuilt(context.elapsedTicks)) enqueue.emit({ type: 'days.built' })
    }),
    tellRestart: emit({ type: 'race.restarted' }),
    /** Also resumes, because a visitor who replays the race wants to see it move. */
    startOver: assign({ elapsedTicks: 0, holds: resumed }),
  },
}).createMachine({
  id: 'comparison-race',
  context: ({ input }) => ({ ...loopContext(input, RACE_TICKS), days: input.days, texts: input.texts }),
  on: { ...holdEvents, ...pauseEvents },
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isOver', target: 'finished' },
      on: { 'section.seen': 'racing' },
    },
    racing: { ...loop('tick'), always: { guard: 'isOver', target: 'finished' } },
    finished: {
      on: { 'replay.pressed': { guard: 'mayMove', target: 'racing', actions: ['startOver', 'tellRestart'] } },
    },
  },
})
