/** Debounce delay before a status announces a change, in ms. While an arrow key is held, only the final value is announced. */
export const ANNOUNCEMENT_MS = 700
