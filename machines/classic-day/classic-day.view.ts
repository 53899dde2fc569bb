import type { SnapshotFrom } from 'xstate'
import { LAST_DAY } from './classic-day.machine.ts'
import type { classicDayMachine } from './classic-day.machine.ts'

/**
 * What the second hand on the ruler shows: the day, and how far through the project it is, 0 to 1. There is no second hand before day 1.
 */
export function classicDayView({ value, context: { day } }: SnapshotFrom<typeof classicDayMachine>) {
  return { state: value as 'waiting' | 'travelling' | 'arrived', day, wayRatio: day / LAST_DAY }
}
