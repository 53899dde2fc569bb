/** What an engine needs from its environment. The browser's implementation is in browser-host.ts; tests pass their own. */
export interface Host {
  /** A monotonic clock, in real ms. Its zero is arbitrary. */
  now(): number
  /** Calls `fn` once, at least `ms` real milliseconds from now. `ms` is a whole number, 0 to 2^30. */
  setTimer(fn: () => void, ms: number): unknown
  clearTimer(handle: unknown): void
  /** Calls `fn` once, before the next paint. */
  requestFrame(fn: () => void): unknown
  cancelFrame(handle: unknown): void
  /** Whether the page is visible. True where there is no page. */
  isVisible(): boolean
  /** Calls `fn` whenever `isVisible()` may have changed, until the returned function is called. */
  watchVisibility(fn: () => void): () => void
  /** Reports to the environment's handler for uncaught errors. */
  reportError(error: unknown): void
  /** Writes to the console as a last resort. */
  logError(message: string, ...details: unknown[]): void
  /** Logs a hint for developers. Silent in production. */
  warn(message: string): void
}
