/** The ruler on the left edge of the home page, in windows wide enough for an interactive one. */
export const rail = { label: 'Abschnitte nach Stunden' } as const
