import type { SnapshotFrom } from 'xstate'
import { NUDGE_RATIO } from './day-slider.machine.ts'
import type { DayRange, daySliderMachine } from './day-slider.machine.ts'

/** Letter width and weight of the headline's second line, on the first and on the last day. Source: docs/FACTS.md, section 4. */
const FAST = { widthPercent: 75, weight: 700 }
const SLOW = { widthPercent: 125, weight: 400 }

/** Where the selected day is on the slider, 0 to 1. */
const positionOf = ({ firstDay, lastDay, day }: DayRange & { day: number }) => (day - firstDay) / (lastDay - firstDay)

/** The day at which a handle is seen that is `shiftRatio` of the slider's length from the last day. */
export const dayAtShift = ({ firstDay, lastDay }: DayRange, shiftRatio: number) => lastDay + shiftRatio * (lastDay - firstDay)

/**
 * What the slider shows: the selected day, how many days it saves, and its position, 0 to 1. `shiftRatio` is how far the handle moves away
 * from that position by itself, as a share of the slider's length. `slider` has the attributes of the range input.
 */
export function daySliderView(snapshot: SnapshotFrom<typeof daySliderMachine>) {
  const { context } = snapshot
  const { firstDay, lastDay, day } = context
  return {
    state: snapshot.matches('nudging') ? ('nudging' as const) : ('resting' as const),
    day,
    slider: { min: firstDay, max: lastDay, step: 1, value: day },
    savedDays: lastDay - day,
    positionRatio: positionOf(context),
    shiftRatio: snapshot.matches({ nudging: 'away' }) ? -NUDGE_RATIO : 0,
  }
}

/**
 * What the headline shows: how many days are saved, and the width and weight of its second line. The earlier the day, the narrower and
 * bolder the letters.
 */
export function condensedView({ context }: SnapshotFrom<typeof daySliderMachine>) {
  const ratio = positionOf(context)
  return {
    savedDays: context.lastDay - context.day,
    widthPercent: Math.round((FAST.widthPercent + ratio * (SLOW.widthPercent - FAST.widthPercent)) * 10) / 10,
    weight: Math.round(FAST.weight + ratio * (SLOW.weight - FAST.weight)),
  }
}
