/**
 * The moment by the visitor's calendar, in ms since 1970: for what is written down with its date, such as a consent.
 * Never for behaviour, which goes by the engine's time.
 */
export function wallClockMs(): number {
  return Date.now()
}
