import { classicDayMachine } from '#machines/classic-day/classic-day.machine.ts'
import { pageActor } from '#runtime/pageActor.ts'
import { classicDays } from '#content/classic.ts'

const INPUT = { lastDay: classicDays }

/** The day that the traditional lane has reached. The race sends it, and the ruler beside later sections shows it. */
export const classicDay = pageActor(classicDayMachine, () => INPUT, INPUT)

/** Matches viewports in which the ruler at the edge is wide enough for text, such as the label with the traditional lane's day. */
export const RULER_WITH_WORDS = '(min-width: 75rem)'
