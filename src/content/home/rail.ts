/** The ruler on the left edge of the home page, if the window is wide enough to make it interactive. */
export const rail = { label: 'Abschnitte nach Stunden' } as const

/** An hour of the ruler, such as '24 h'. */
export const hourInWords = (hour: number) => `${hour}\u00a0h`

/** The day of that hour, such as 'Tag 2', or what follows the last hour. */
export const dayInWords = (hour: number, lastHour: number) => (hour < lastHour ? `Tag\u00a0${Math.floor(hour / 24) + 1}` : 'online')
