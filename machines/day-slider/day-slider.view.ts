import type { SnapshotFrom } from 'xstate'
import { holdGuards } from '../common/holds.ts'
import { FIRST_DAY, LAST_DAY } from './day-slider.machine.ts'
import type { daySliderMachine } from './day-slider.machine.ts'

/** Letter width and weight of the headline's second line, on the first and on the last day. Source: docs/FACTS.md, section 4. */
const FAST = { widthPercent: 75, weight: 700 }
const SLOW = { widthPercent: 125, weight: 400 }

/** Step of the slider in days. `LEAP_DAYS`, half of the range, applies while motion is reduced or held. */
const STEP_DAYS = 1
const LEAP_DAYS = (LAST_DAY - FIRST_DAY) / 2

/**
 * What the slider and the headline show: the selected day, how many days it saves, and the width and weight of the headline's second line.
 * The earlier the day, the narrower and bolder the letters. `positionRatio` is the position of the handle, 0 to 1.
 */
export function daySliderView({ value, context }: SnapshotFrom<typeof daySliderMachine>) {
  const state: 'resting' | 'nudging' | 'dragging' | 'springing' =
    typeof value === 'string' ? value : 'nudging' in value ? 'nudging' : 'springing'
  const { day } = context
  const positionRatio = (day - FIRST_DAY) / (LAST_DAY - FIRST_DAY)
  return {
    state,
    day,
    stepDays: holdGuards.isPaused({ context }) ? LEAP_DAYS : STEP_DAYS,
    savedDays: LAST_DAY - day,
    positionRatio,
    widthPercent: Math.round((FAST.widthPercent + positionRatio * (SLOW.widthPercent - FAST.widthPercent)) * 10) / 10,
    weight: Math.round(FAST.weight + positionRatio * (SLOW.weight - FAST.weight)),
  }
}
