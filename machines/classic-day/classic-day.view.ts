import type { SnapshotFrom } from 'xstate'
import type { classicDayMachine } from './classic-day.machine.ts'

/**
 * What the thin, additional hand on the ruler shows: the day, and how much of the project has passed by then (`wayRatio`, 0 to 1). The hand
 * is hidden while `waiting`, before day 1.
 */
export function classicDayView({ value, context: { lastDay, day } }: SnapshotFrom<typeof classicDayMachine>) {
  return { state: value as 'waiting' | 'travelling' | 'arrived', day, wayRatio: day / lastDay }
}
