/** The ruler on the left edge of the home page, if the window is wide enough to make it interactive. */
export const rail = { label: 'Abschnitte nach Stunden' } as const
