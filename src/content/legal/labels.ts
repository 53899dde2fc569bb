/** The words that the page adds around every legal text. */
export const legal = { contents: 'Auf dieser Seite', status: 'Stand:' } as const
