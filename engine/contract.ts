declare const timerBrand: unique symbol

/** Identifies one timer of one engine. Opaque, and never reused. */
export interface TimerId {
  readonly [timerBrand]: true
}

/** One frame. */
export interface Frame {
  /** Engine time of this frame, in ms. */
  readonly now: number
  /** Engine time since the previous frame, or since the first subscriber joined, in ms. 0 or more. */
  readonly delta: number
}

export interface PendingTimer {
  /** Engine time at which the timer fires, in ms. Infinity for a timer that never fires. */
  readonly due: number
  readonly label?: string | undefined
}

/** What observers receive. `now` is engine time in ms. */
export type EngineChange =
  | {
      readonly type: 'timer.set' | 'timer.fired' | 'timer.cleared'
      readonly now: number
      readonly due: number
      readonly label?: string | undefined
    }
  | { readonly type: 'frame'; readonly now: number; readonly delta: number }
  | { readonly type: 'rate'; readonly now: number; readonly rate: number }
  | { readonly type: 'paused' | 'resumed' | 'hidden' | 'shown' | 'disposed'; readonly now: number }
  /** `leftOutMs` is the real time that was skipped after a stall, in ms. */
  | { readonly type: 'stall'; readonly now: number; readonly leftOutMs: number }

/** The part of an engine that XState needs: `createActor(machine, { clock })`. */
export interface TimerClock {
  /**
   * Calls `fn` once, after `ms` milliseconds of engine time.
   *
   * Never calls `fn` before returning. A delay that is 0, negative or NaN is due at this very instant,
   * after everything that is already due; Infinity never fires. Fractions count.
   *
   * @param label A name for `pending()` and observers.
   */
  setTimeout(fn: () => void, ms: number, label?: string): TimerId
  /** Cancels a timer. No-op for an id that is missing, has fired, was cancelled or belongs to another engine. */
  clearTimeout(id: TimerId | null | undefined): void
}

/**
 * A clock that adds a label to each timer set through it, for callers that cannot pass a label themselves, such as XState:
 * `createActor(machine, { clock: labelled(engine, 'faq') })`.
 */
export function labelled(clock: TimerClock, label: string): TimerClock {
  return {
    setTimeout: (fn, ms) => clock.setTimeout(fn, ms, label),
    clearTimeout: (id) => clock.clearTimeout(id),
  }
}

/** One source of time for everything that moves. Works as an XState clock. */
export interface Engine extends TimerClock {
  /** Engine time in ms. Starts at 0 and never goes back. While paused, only `step` and `stepToNext` move it. */
  now(): number
  /**
   * Calls `fn` once per frame until the returned function is called.
   *
   * A subscriber that leaves is not called again, not even in the current frame;
   * a subscriber that joins during a frame is first called in the next frame.
   */
  onFrame(fn: (frame: Frame) => void): () => void
  /** Stops time. Idempotent. */
  pause(): void
  resume(): void
  /** Whether `pause()` was called. A hidden page does not count as paused. */
  readonly paused: boolean
  /**
   * Makes `now()` return the same instant until the returned function is called, so that everything that one synchronous act does
   * happens at one instant. Afterwards the time that has passed meanwhile counts.
   *
   * For recorders. It is not a pause: `paused`, `pause`, `resume`, steps and observers are as without it. Release it before control
   * returns to the event loop. Several holds are independent.
   *
   * @returns a function that ends this hold. Idempotent.
   */
  hold(): () => void
  /**
   * Engine milliseconds per real millisecond: 0.1 is slow motion, 4 is fast forward.
   *
   * @throws {RangeError} when set to anything but a finite number above 0.
   */
  rate: number
  /**
   * Moves paused time forward, with timers at their own instants and frames on the 60 Hz grid.
   *
   * @param ms Engine milliseconds, 0 or more. The rate does not apply.
   * @throws {RangeError} when `ms` is negative or not finite.
   * @throws {Error} when the engine runs, or when called from inside a callback.
   */
  step(ms: number): void
  /**
   * Moves paused time to the next deadline and fires what is due then.
   * With no timer pending it moves to the next frame, if there are frame subscribers.
   *
   * @throws {Error} when the engine runs, or when called from inside a callback.
   */
  stepToNext(): void
  /** The pending timers in the order in which they will fire. */
  pending(): readonly PendingTimer[]
  /** A number from 0 (inclusive) to 1 (exclusive). The same seed gives the same numbers. */
  random(): number
  /** The state of `random()`, a whole number from 0 to 2^32 - 1. Set it to replay a recording. */
  randomState: number
  /** Calls `fn` on every change until the returned function is called. Costs nothing while there are no observers. */
  observe(fn: (change: EngineChange) => void): () => void
  /** Releases every timer, frame and listener. Later calls are no-ops. */
  dispose(): void
}

/** An engine whose time moves only when told to. */
export interface SimulatedEngine extends Engine {
  /**
   * Moves engine time by `ms` times the rate, as if `ms` of real time had passed. Does not move it while paused.
   *
   * @param ms Milliseconds, 0 or more. 0 fires what is due at this instant.
   * @throws {RangeError} when `ms` is negative or not finite.
   * @throws {Error} when called from inside a callback.
   * @throws what a callback threw, after all others have run; several errors as an AggregateError.
   */
  advance(ms: number): void
  /**
   * Like `advance`, but promises settle before, between and after the instants at which timers and frames fire, and what they set
   * meanwhile fires, too. Promises that wait for real time, such as those of a network, are not waited for.
   *
   * @param ms Milliseconds, 0 or more. 0 lets promises settle and fires what is due at this instant.
   * @returns a promise that is rejected with what `advance` would throw.
   */
  advanceAsync(ms: number): Promise<void>
  /**
   * Moves engine time to `t`. The rate does not apply.
   *
   * @param t Engine time in ms, not before `now()`.
   * @throws {RangeError} when `t` lies in the past or is not finite.
   * @throws {Error} when paused, or when called from inside a callback.
   */
  advanceTo(t: number): void
  /**
   * Moves time until no timer is pending, and dispatches the frames in between.
   *
   * @param options.limit How many timers may fire, 10,000 by default.
   * @throws {Error} when timers are still pending after `limit` of them fired, when paused, or when called from inside a callback.
   */
  runUntilIdle(options?: { readonly limit?: number }): void
}

export interface EngineOptions {
  /** Initial state of `random()`, a whole number. 1 by default. */
  readonly seed?: number
  /** Engine milliseconds per real millisecond at the start. 1 by default. */
  readonly rate?: number
  /**
   * Receives errors thrown by callbacks. By default they go to the browser's `reportError`, and a simulated engine throws them at the
   * end of the call that moved time.
   */
  readonly onError?: (error: unknown) => void
}
