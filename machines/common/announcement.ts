/**
 * How long numbers have to rest before a status says them, in ms: whoever holds an arrow key hears where it ended, not every
 * step on the way.
 */
export const ANNOUNCEMENT_MS = 700
