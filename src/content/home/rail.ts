/** The ruler on the left edge of the home page, where it is wide enough to be interactive. */
export const rail = { label: 'Abschnitte nach Stunden' } as const
