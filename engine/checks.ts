/**
 * Converts a delay to what the engine uses: a number of ms, 0 or more, possibly Infinity.
 *
 * @param ms What a caller of `setTimeout` passed, which may be anything.
 * @param warn Called if `ms` is not a number.
 */
export function delayFrom(ms: unknown, warn: (message: string) => void): number {
  if (typeof ms === 'number') {
    if (ms >= 0) return ms
    if (ms < 0) return 0
  }
  const got = typeof ms === 'number' ? 'NaN' : typeof ms
  warn(`engine: setTimeout() got ${got} where a delay in ms belongs, and fires at once. Pass a number.`)
  return 0
}

/** @throws {RangeError} when `ms` is negative or not finite. */
export function requireSpan(call: string, ms: number): void {
  if (Number.isFinite(ms) && ms >= 0) return
  throw new RangeError(`engine: ${call}(${ms}) would leave time in no possible state. Pass 0 ms or more, and a finite number.`)
}

/** @throws {RangeError} when `rate` is not finite or not above 0. */
export function requireRate(rate: number): void {
  if (Number.isFinite(rate) && rate > 0) return
  throw new RangeError(`engine: a rate of ${rate} would stop time or turn it back. Pass a finite number above 0, or call pause().`)
}
