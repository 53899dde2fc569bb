import type { SnapshotFrom } from 'xstate'
import { stateOf } from '../common/loop.ts'
import { allDroppedMs, DROP_MS, FADE_MS, LINE_MS, MEASURE_MS, REST_MS, STAGGER_MS, TICK_MS } from './true-scale.machine.ts'
import type { trueScaleMachine } from './true-scale.machine.ts'

/**
 * A day narrows to a stroke during the first part of its drop and falls during the last; the two overlap. Both values are shares of the
 * drop.
 */
const NARROWING = 0.62
const FALLING = 0.66

/** Progress of a moving day: both values are 0 in its lane and 1 in its slot. */
export type MovedDay = {
  /** Progress of its narrowing and its sideways movement. */
  narrowRatio: number
  fallRatio: number
}

const within = (ratio: number) => Math.min(1, Math.max(0, ratio))
const thousandths = (ratio: number) => Math.round(ratio * 1000) / 1000

/** Eases in and out. */
const changePlace = (ratio: number) => (ratio < 0.5 ? 4 * ratio ** 3 : 1 - 4 * (1 - ratio) ** 3)
/** Accelerates like a falling object, and stops abruptly at the end. */
const fall = (ratio: number) => ratio ** 2

function movedDay(index: number, elapsedMs: number): MovedDay {
  const ratio = within((elapsedMs - index * STAGGER_MS) / DROP_MS)
  return {
    narrowRatio: thousandths(changePlace(within(ratio / NARROWING))),
    fallRatio: thousandths(fall(within((ratio - (1 - FALLING)) / FALLING))),
  }
}

/**
 * What the drawing shows: the opacity of the days' labels (1 to 0), where each day is, and how much is drawn (0 to 1) of the line in the AI
 * lane and of the bracket over the remaining days.
 */
export function trueScaleView({ value, context }: SnapshotFrom<typeof trueScaleMachine>) {
  const fadedMs = context.elapsedTicks * TICK_MS - REST_MS
  const droppedMs = fadedMs - FADE_MS
  const measuredMs = droppedMs - allDroppedMs(context.days)
  return {
    state: stateOf(value),
    wordsRatio: thousandths(1 - within(fadedMs / FADE_MS)),
    days: Array.from({ length: context.days }, (_, index) => movedDay(index, droppedMs)),
    lineRatio: thousandths(changePlace(within(droppedMs / LINE_MS))),
    bracketRatio: thousandths(changePlace(within(measuredMs / MEASURE_MS))),
  }
}
