import type { SnapshotFrom } from 'xstate'
import { LAST_DAY } from './classic-day.machine.ts'
import type { classicDayMachine } from './classic-day.machine.ts'

/** What the second hand on the ruler shows: the day, and its progress, 0 to 1. Present from day 1 on. */
export function classicDayView({ value, context: { day } }: SnapshotFrom<typeof classicDayMachine>) {
  return { state: value as 'waiting' | 'travelling' | 'arrived', day, wayRatio: day / LAST_DAY }
}
