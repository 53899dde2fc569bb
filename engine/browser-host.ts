import { FRAME_MS } from './instants.ts'
import type { Engine } from './contract.ts'
import type { Host } from './host.ts'

/** Key of the global property in which a test provides a function that returns each engine's host. */
const TIME_OF_A_TEST = Symbol.for('@drei-tage/engine')

// The engine compiles without DOM types. These are the few DOM types it needs.

interface EventSource {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

interface PageDocument extends EventSource {
  readonly visibilityState: string
}

interface Surroundings extends EventSource {
  readonly performance: { now(): number }
  readonly console: { warn(...details: unknown[]): void; error(...details: unknown[]): void }
  readonly document?: PageDocument
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(handle: unknown): void
  requestAnimationFrame?(fn: () => void): unknown
  cancelAnimationFrame?(handle: unknown): void
  reportError?(error: unknown): void
  [TIME_OF_A_TEST]?(engine: Engine, browser: Host): Host
}

/** The global object. Its properties are read on each call, so that it does not matter when this module was loaded. */
const here = globalThis as unknown as Surroundings

/** Logs a hint for developers. Silent in production. */
export function warnDevelopers(message: string): void {
  if (import.meta.env?.DEV) here.console.warn(message)
}

export function logError(message: string, ...details: unknown[]): void {
  here.console.error(message, ...details)
}

/** The browser's time, or Node's where there is no browser. Creating it has no side effects. */
export function createBrowserHost(): Host {
  /** True from `pagehide` or `freeze` until the page is back, whatever `visibilityState` says. */
  let isAway = false
  return {
    now: () => here.performance.now(),
    setTimer: (fn, ms) => here.setTimeout(fn, ms),
    clearTimer: (handle) => here.clearTimeout(handle),
    requestFrame: (fn) => (here.requestAnimationFrame ? here.requestAnimationFrame(() => fn()) : here.setTimeout(fn, FRAME_MS)),
    cancelFrame: (handle) => (here.cancelAnimationFrame ? here.cancelAnimationFrame(handle) : here.clearTimeout(handle)),
    isVisible: () => !isAway && here.document?.visibilityState !== 'hidden',
    watchVisibility: (fn) => {
      const { document } = here
      if (!document) return () => {}
      const turn = (away: boolean) => () => {
        isAway = away
        fn()
      }
      const listeners: [EventSource, string, () => void][] = [
        [document, 'visibilitychange', fn],
        [document, 'prerenderingchange', fn],
        [document, 'freeze', turn(true)],
        [document, 'resume', turn(false)],
        [here, 'pagehide', turn(true)],
        [here, 'pageshow', turn(false)],
      ]
      for (const [source, type, listener] of listeners) source.addEventListener(type, listener)
      return () => {
        for (const [source, type, listener] of listeners) source.removeEventListener(type, listener)
      }
    },
    reportError: (error) => (here.reportError ? here.reportError(error) : logError('engine: a callback threw', error)),
    logError,
    warn: warnDevelopers,
  }
}

/** The host of an engine that was created without one: the browser's host, or the host that a test provides instead. */
export function hostOf(engine: Engine): Host {
  const browser = createBrowserHost()
  return here[TIME_OF_A_TEST]?.(engine, browser) ?? browser
}
