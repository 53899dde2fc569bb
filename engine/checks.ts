/** A delay in ms as the engine counts it: 0 or more, Infinity allowed. */
export function delayFrom(ms: unknown, warn: (message: string) => void): number {
  if (typeof ms === 'number' && ms === ms) return ms > 0 ? ms : 0
  warn(`engine: setTimeout(fn, ${String(ms)}) has no delay in ms and counts as 0. Pass a number.`)
  return 0
}

export function requireDuration(name: string, ms: number): void {
  if (Number.isFinite(ms) && ms >= 0) return
  throw new RangeError(`engine: ${name}(${ms}) is no span of time. Pass 0 ms or more.`)
}

export function requireRate(rate: number): void {
  if (Number.isFinite(rate) && rate > 0) return
  throw new RangeError(`engine: rate ${rate} would stop time or turn it back. Pass a finite number above 0, or call pause().`)
}
