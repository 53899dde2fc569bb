import { aiDays } from '../days.ts'

/** The ruler on the left edge of the home page, if the window is wide enough to make it interactive. */
export const rail = { label: 'Abschnitte nach Stunden' } as const

/** An hour of the ruler, such as '24 h'. */
export const hourInWords = (hour: number) => `${hour}\u00a0h`

/** The day of that hour, such as 'Tag 2', or what follows the last hour. */
export const dayInWords = (hour: number, lastHour: number) => (hour < lastHour ? `Tag\u00a0${Math.floor(hour / 24) + 1}` : 'online')

/** Hours from the first section to the last: the days of the smallest package. */
const PAGE_HOURS = 24 * aiDays

/** Sections by anchor, name and folder, each with the hour and the day that the hand on the ruler shows where the section begins. */
export const alongRuler = (rows: readonly (readonly [id: string, name: string, folder: string])[]) =>
  rows.map(([id, name, folder], index) => {
    const hour = Math.round((index * PAGE_HOURS) / Math.max(1, rows.length - 1))
    return { id, name, folder, hour: hourInWords(hour), day: dayInWords(hour, PAGE_HOURS) }
  })
