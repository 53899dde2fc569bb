import { createContext } from 'react'
import type { Actor } from 'xstate'
import type { classicDayMachine } from '../../../machines/classic-day/classic-day.machine.ts'

/** The day that the classic lane of the race has reached: told by the race, shown beside the rest of the page. */
export const ClassicDayContext = createContext<Actor<typeof classicDayMachine> | undefined>(undefined)

/** Where the ruler at the edge has room for words, and so for that day. */
export const RULER_WITH_WORDS = '(min-width: 75rem)'
