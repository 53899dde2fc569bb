import type { SnapshotFrom } from 'xstate'
import { holdGuards } from '../common/holds.ts'
import { FIRST_DAY, LAST_DAY, NUDGE_DAY } from './day-slider.machine.ts'
import type { daySliderMachine } from './day-slider.machine.ts'

/** Letter width and weight of the headline's second line, on the first and on the last day. Source: docs/FACTS.md, section 4. */
const FAST = { widthPercent: 75, weight: 700 }
const SLOW = { widthPercent: 125, weight: 400 }

/** Step of the slider in days. `LEAP_DAYS`, half of the range, applies while motion is reduced or held. */
const STEP_DAYS = 1
const LEAP_DAYS = (LAST_DAY - FIRST_DAY) / 2

/** Where `day` is on the slider, 0 to 1. */
const positionOf = (day: number) => (day - FIRST_DAY) / (LAST_DAY - FIRST_DAY)

/** The day at which a handle is seen that is `shiftRatio` of the slider's length from the last day. */
export const dayAtShift = (shiftRatio: number) => LAST_DAY + shiftRatio * (LAST_DAY - FIRST_DAY)

/**
 * What the slider shows: the selected day, how many days it saves, and its position, 0 to 1. `shiftRatio` is how far the handle moves away
 * from that position by itself, as a share of the slider's length.
 */
export function daySliderView(snapshot: SnapshotFrom<typeof daySliderMachine>) {
  const { value, context } = snapshot
  const state: 'resting' | 'nudging' | 'dragging' | 'springing' =
    typeof value === 'string' ? value : 'nudging' in value ? 'nudging' : 'springing'
  const { day } = context
  return {
    state,
    day,
    stepDays: holdGuards.isPaused({ context }) ? LEAP_DAYS : STEP_DAYS,
    savedDays: LAST_DAY - day,
    positionRatio: positionOf(day),
    shiftRatio: snapshot.matches({ nudging: 'away' }) ? positionOf(NUDGE_DAY) - 1 : 0,
  }
}

/**
 * What the headline shows: how many days are saved, and the width and weight of its second line. The earlier the day, the narrower and
 * bolder the letters.
 */
export function condensedView({ context: { day } }: SnapshotFrom<typeof daySliderMachine>) {
  const ratio = positionOf(day)
  return {
    savedDays: LAST_DAY - day,
    widthPercent: Math.round((FAST.widthPercent + ratio * (SLOW.widthPercent - FAST.widthPercent)) * 10) / 10,
    weight: Math.round(FAST.weight + ratio * (SLOW.weight - FAST.weight)),
  }
}
