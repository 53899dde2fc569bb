import { createBrowserTicks } from './browser-ticks.ts'
import type { Engine, EngineOptions } from './contract.ts'
import { EngineCore } from './core.ts'
import { FRAME_MS } from './instants.ts'
import type { Ticks } from './ticks.ts'

/** Being later than this for a planned wake is a stall, in real ms: the time is left out, not caught up. */
const STALL_LIMIT_MS = 500

/** Native timers break above 2^31 - 1 ms; longer waits are cut into pieces of this many real ms. */
const LONGEST_WAIT_MS = 2 ** 30

export interface BrowserEngineOptions extends EngineOptions {
  /** Where time comes from: the browser unless told. */
  readonly ticks?: Ticks
}

/**
 * Engine time that follows real time: a native timer for the next deadline, frames only while
 * somebody wants them, and a standstill while nobody can see the page.
 */
class BrowserTime extends EngineCore {
  readonly #ticks: Ticks
  readonly #onError: (error: unknown) => void
  readonly #stopWatching: () => void
  #isVisible: boolean
  /** Engine time that has really passed. Runs ahead of `instant` while a deadline is overdue. */
  #live = 0
  /** Real time of the last look at the clock. */
  #seenAt: number
  #timerHandle: unknown = null
  /** Real time at which the native timer is due, Infinity without one. */
  #timerAt = Infinity
  #frameHandle: unknown = null

  constructor(options: BrowserEngineOptions) {
    super(options)
    this.#ticks = options.ticks ?? createBrowserTicks()
    this.#onError = options.onError ?? ((error) => this.#ticks.reportError(error))
    this.#seenAt = this.#ticks.now()
    this.#isVisible = this.#ticks.isVisible()
    this.#stopWatching = this.#ticks.watchVisibility(() => this.#visibilityChanged())
  }

  get #runs(): boolean {
    return this.#isVisible && !this.paused && !this.disposed
  }

  protected override readNow(): number {
    if (this.#runs) this.#look(false)
    return this.instant
  }

  /** Takes in the real time since the last look, and moves the instant as far as no open deadline is passed. */
  #look(wokenByTimer: boolean): void {
    const real = this.#ticks.now()
    let passedMs = Math.max(0, real - this.#seenAt)
    const frameAt = this.#frameHandle === null ? Infinity : this.#seenAt + FRAME_MS
    // Frames may be withheld while timers still come, so a timer that is on time proves that nothing stalled.
    const plannedAt = wokenByTimer ? this.#timerAt : Math.min(this.#timerAt, frameAt)
    if (real - plannedAt > STALL_LIMIT_MS) {
      const countedMs = Math.max(0, Math.min(this.#timerAt, frameAt) - this.#seenAt)
      this.tell({ type: 'stall', now: this.instant, leftOutMs: passedMs - countedMs })
      passedMs = countedMs
    }
    this.#seenAt = real
    this.#live += passedMs * this.rate
    const due = this.queue.peek()?.due ?? Infinity
    this.instant = Math.max(this.instant, Math.min(this.#live, due))
  }

  protected override plansChanged(): void {
    if (this.disposed) this.#stopWatching()
    this.#planTimer()
    this.#planFrame()
  }

  protected override beforeTermsChange(): void {
    if (this.running) {
      // What was still to be caught up waits with everything else.
      return
    }
    this.readNow()
  }

  protected override rescaleRest(factor: number): void {
    this.target = this.instant + (this.target - this.instant) * factor
    this.#live = this.target
  }

  protected override afterStep(): void {
    this.#live = this.instant
  }

  protected override report(error: unknown): void {
    try {
      this.#onError(error)
    } catch (handlerError) {
      this.#ticks.logError('engine: onError threw', handlerError, 'while told of', error)
    }
  }

  protected override warn(message: string): void {
    this.#ticks.warn(message)
  }

  #wake(byTimer: boolean): void {
    this.#look(byTimer)
    const end = this.runTo(Math.max(this.#live, this.instant), { frames: false, despitePause: false })
    if (end === 'stopped') this.#live = this.instant
    if (end === 'cut') this.instant = Math.max(this.instant, this.#live)
    if (!byTimer && end !== 'stopped') {
      this.running = true
      this.dispatchFrame()
      this.running = false
    }
    this.plansChanged()
  }

  #planTimer(): void {
    const due = this.#runs ? (this.queue.peek()?.due ?? Infinity) : Infinity
    const at = this.#seenAt + Math.max(0, due - this.#live) / this.rate
    if (at === this.#timerAt && this.#timerHandle !== null) return
    if (this.#timerHandle !== null) {
      this.#ticks.clearTimer(this.#timerHandle)
      this.#timerHandle = null
      this.#timerAt = Infinity
    }
    if (at === Infinity) return
    const waitMs = Math.min(Math.ceil(at - this.#seenAt), LONGEST_WAIT_MS)
    this.#timerAt = Math.min(at, this.#seenAt + LONGEST_WAIT_MS)
    this.#timerHandle = this.#ticks.setTimer(() => {
      this.#timerHandle = null
      this.#wake(true)
    }, waitMs)
  }

  #planFrame(): void {
    const wanted = this.#runs && this.frames.size > 0
    if (wanted === (this.#frameHandle !== null)) return
    if (wanted) {
      this.#frameHandle = this.#ticks.requestFrame(() => {
        this.#wake(false)
      })
    } else {
      this.#ticks.cancelFrame(this.#frameHandle)
      this.#frameHandle = null
    }
  }

  #visibilityChanged(): void {
    const isVisible = this.#ticks.isVisible()
    if (isVisible === this.#isVisible) return
    this.beforeTermsChange()
    this.#isVisible = isVisible
    this.#live = this.instant
    this.#seenAt = this.#ticks.now()
    this.tell({ type: isVisible ? 'shown' : 'hidden', now: this.instant })
    this.plansChanged()
  }
}

/**
 * An engine that follows real time. Safe to create without a DOM; nothing is asked of the
 * browser until a timer is set or somebody subscribes to frames.
 *
 * @throws {RangeError} when `options.rate` is not a finite number above 0.
 */
export function createEngine(options: BrowserEngineOptions = {}): Engine {
  return new BrowserTime(options)
}
