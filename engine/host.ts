/**
 * What an engine needs from its environment. Browser time has one implementation
 * in browser-host.ts; tests pass their own.
 */
export interface Host {
  /** A clock that only goes forward, in real ms. Its zero is any moment. */
  now(): number
  /** Calls `fn` once, at least `ms` real milliseconds from now. `ms` is whole, 0 to 2^30. */
  setTimer(fn: () => void, ms: number): unknown
  clearTimer(handle: unknown): void
  /** Calls `fn` once, before the next paint. */
  requestFrame(fn: () => void): unknown
  cancelFrame(handle: unknown): void
  /** Whether the page is visible. True where there is no page. */
  isVisible(): boolean
  /** Calls `fn` whenever `isVisible()` may have changed, until the returned function is called. */
  watchVisibility(fn: () => void): () => void
  /** Reports to the environment's handler of uncaught errors. */
  reportError(error: unknown): void
  /** Writes to the console as a last resort. */
  logError(message: string, ...details: unknown[]): void
  /** Writes a hint for developers. Silent in production. */
  warn(message: string): void
}
