/** Debounce, in ms, before a status announces numbers: holding an arrow key announces the final value, not every step. */
export const ANNOUNCEMENT_MS = 700
