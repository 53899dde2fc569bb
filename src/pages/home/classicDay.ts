import { classicDayMachine } from '#machines/classic-day/classic-day.machine.ts'
import { pageActor } from '#runtime/pageActor.ts'

/** The day that the traditional lane of the race has reached: sent by the race, shown beside the rest of the page. */
export const classicDay = pageActor(classicDayMachine, () => ({}), {})

/** Matches viewports in which the ruler at the edge is wide enough for text, and so for that day. */
export const RULER_WITH_WORDS = '(min-width: 75rem)'
