/**
 * How long numbers must rest before a status announces them, in ms: holding an arrow key announces the end value, not every
 * step on the way.
 */
export const ANNOUNCEMENT_MS = 700
