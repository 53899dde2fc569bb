import { delayFrom, requireDuration, requireRate } from './checks.ts'
import type { Engine, EngineChange, EngineOptions, Frame, PendingTimer, TimerId } from './contract.ts'
import { FrameList } from './frame-list.ts'
import { nextFrameAfter, settle, TOLERANCE_MS } from './instants.ts'
import { SeededRandom } from './seeded-random.ts'
import { Timer, TimerQueue } from './timer-queue.ts'

/**
 * Callbacks that may run at one instant before a chain of 0 ms timers counts as endless.
 * Timers set before the instant began do not count against it.
 */
export const CALLBACKS_AT_ONE_INSTANT = 10_000

/** How a run of callbacks came to its end. */
export type RunEnd = 'arrived' | 'stopped' | 'cut'

/**
 * What every engine does: keeps timers and frames, and runs them in order up to an instant.
 * Where time comes from is left to the two engines built on it.
 */
export abstract class EngineCore implements Engine {
  /** Engine time as of the last callback, run or read, in ms. */
  protected instant = 0
  /** The instant at which the run under way ends. */
  protected target = 0
  protected running = false
  protected disposed = false
  protected readonly frames = new FrameList()
  protected readonly queue = new TimerQueue()
  /** Timers that may still fire in this run. */
  protected firingsLeft = Infinity

  #paused = false
  #rate: number
  readonly #random: SeededRandom
  /** When the last frame was, or when the first subscriber came. */
  #lastFrameAt = 0
  #nextFrameAt = 0
  #observers: ((change: EngineChange) => void)[] | null = null

  constructor(options: EngineOptions) {
    const { seed = 1, rate = 1 } = options
    requireRate(rate)
    this.#rate = rate
    this.#random = new SeededRandom(seed)
  }

  /** Engine time for callers outside of callbacks. */
  protected abstract readNow(): number
  /** Called outside of runs when timers, frames, pause or rate have changed. */
  protected abstract plansChanged(): void
  /** Called before pause and rate change, when time up to here still counts under the old terms. */
  protected abstract beforeTermsChange(): void
  /** Called when the rate changes inside a run: what is left to catch up counts anew. */
  protected abstract rescaleRest(factor: number): void
  protected abstract report(error: unknown): void
  protected abstract warn(message: string): void
  /** Called at the end of step(). */
  protected abstract afterStep(): void

  readonly now = (): number => (this.running || this.disposed ? this.instant : this.readNow())

  readonly setTimeout = (fn: () => void, ms: number, label?: string): TimerId => {
    const delayMs = ms >= 0 ? ms : delayFrom(ms, this.warnOnce)
    const now = this.now()
    const timer = this.queue.add(settle(now + delayMs), fn, label)
    if (this.disposed) this.queue.cancel(timer)
    else this.#timerSet(timer)
    return timer as unknown as TimerId
  }

  readonly clearTimeout = (id: TimerId | null | undefined): void => {
    const timer: unknown = id
    if (!(timer instanceof Timer) || timer.fn === null || timer.queue !== this.queue) return
    this.queue.cancel(timer)
    if (this.#observers !== null) this.#tellTimer('timer.cleared', timer)
    if (!this.running) this.plansChanged()
  }

  readonly onFrame = (fn: (frame: Frame) => void): (() => void) => {
    if (this.disposed) return () => {}
    if (this.frames.size === 0) {
      this.#lastFrameAt = this.now()
      this.#nextFrameAt = nextFrameAfter(this.#lastFrameAt)
    }
    const leave = this.frames.add(fn)
    if (!this.running) this.plansChanged()
    return () => {
      if (leave() && !this.running) this.plansChanged()
    }
  }

  readonly pause = (): void => {
    if (this.disposed || this.#paused) return
    this.beforeTermsChange()
    this.#paused = true
    this.tell({ type: 'paused', now: this.instant })
    if (!this.running) this.plansChanged()
  }

  readonly resume = (): void => {
    if (this.disposed || !this.#paused) return
    this.beforeTermsChange()
    this.#paused = false
    this.tell({ type: 'resumed', now: this.instant })
    if (!this.running) this.plansChanged()
  }

  get paused(): boolean {
    return this.#paused
  }

  get rate(): number {
    return this.#rate
  }

  set rate(rate: number) {
    if (this.disposed) return
    requireRate(rate)
    this.beforeTermsChange()
    if (this.running) this.rescaleRest(rate / this.#rate)
    this.#rate = rate
    this.tell({ type: 'rate', now: this.instant, rate })
    if (!this.running) this.plansChanged()
  }

  readonly step = (ms: number): void => {
    if (this.disposed) return
    this.#requireStepping(`step(${ms})`)
    requireDuration('step', ms)
    this.runTo(settle(this.instant + ms), { frames: true, despitePause: true })
    this.afterStep()
  }

  readonly stepToNext = (): void => {
    if (this.disposed) return
    this.#requireStepping('stepToNext()')
    const next = this.queue.peek()
    if (next !== null && next.due < Infinity) this.runTo(Math.max(next.due, this.instant), { frames: true, despitePause: true })
    else if (this.frames.size > 0) this.runTo(this.#frameDue(), { frames: true, despitePause: true })
    this.afterStep()
  }

  readonly pending = (): readonly PendingTimer[] =>
    this.queue.list().map(({ due, label }) => (label === undefined ? { due } : { due, label }))

  readonly random = (): number => this.#random.next()

  get randomState(): number {
    return this.#random.state
  }

  set randomState(state: number) {
    this.#random.state = state
  }

  readonly observe = (fn: (change: EngineChange) => void): (() => void) => {
    if (this.disposed) return () => {}
    // A new array each time: whoever is being told goes on with the old one.
    this.#observers = [...(this.#observers ?? []), fn]
    return () => {
      const others = this.#observers?.filter((other) => other !== fn) ?? []
      this.#observers = others.length > 0 ? others : null
    }
  }

  readonly dispose = (): void => {
    if (this.disposed) return
    this.beforeTermsChange()
    this.disposed = true
    this.queue.clear()
    this.frames.clear()
    this.tell({ type: 'disposed', now: this.instant })
    this.#observers = null
    this.plansChanged()
  }

  /** Fires timers at their own instants up to `target`, and frames on the grid if asked to. */
  protected runTo(target: number, how: { frames: boolean; despitePause: boolean }): RunEnd {
    this.target = target
    this.running = true
    const end = this.#run(how)
    if (end === 'arrived' && this.target > this.instant) this.instant = this.target
    this.running = false
    return end
  }

  #run({ frames, despitePause }: { frames: boolean; despitePause: boolean }): RunEnd {
    const { queue } = this
    let firedHere = 0
    let firstOrderHere = queue.nextOrder
    for (;;) {
      // The target may move: a callback may change the rate.
      const horizon = this.target + TOLERANCE_MS
      const timer = queue.peek()
      const due = timer === null ? Infinity : timer.due
      const frameDue = frames && this.frames.size > 0 ? this.#frameDue() : Infinity
      if (timer !== null && due <= frameDue + TOLERANCE_MS) {
        if (due > horizon || due === Infinity) return 'arrived'
        if (due > this.instant) {
          this.instant = due
          firedHere = 0
          firstOrderHere = queue.nextOrder
        } else if (firedHere >= CALLBACKS_AT_ONE_INSTANT && timer.order >= firstOrderHere) {
          this.report(this.#endlessChain())
          return 'cut'
        }
        if (this.firingsLeft === 0) return 'stopped'
        this.firingsLeft -= 1
        firedHere += 1
        this.#fire(timer)
      } else {
        if (frameDue > horizon) return 'arrived'
        if (frameDue > this.instant) {
          this.instant = frameDue
          firedHere = 0
          firstOrderHere = queue.nextOrder
        }
        this.dispatchFrame()
      }
      if (this.disposed || (this.#paused && !despitePause)) return 'stopped'
    }
  }

  #fire(timer: Timer): void {
    this.queue.takeFirst()
    const { fn } = timer
    timer.fn = null
    if (this.#observers !== null) this.#tellTimer('timer.fired', timer)
    try {
      fn!()
    } catch (error) {
      this.report(error)
    }
  }

  /** Announces one frame at the present instant. */
  protected dispatchFrame(): void {
    const { instant } = this
    const frame: Frame = { now: instant, delta: instant - this.#lastFrameAt }
    this.#lastFrameAt = instant
    this.#nextFrameAt = nextFrameAfter(instant)
    this.tell({ type: 'frame', now: frame.now, delta: frame.delta })
    this.frames.dispatch(frame, (error) => this.report(error))
  }

  /** When the grid has its next frame. Frames of real time leave the grid behind. */
  #frameDue(): number {
    if (this.#nextFrameAt < this.instant) this.#nextFrameAt = nextFrameAfter(this.instant)
    return this.#nextFrameAt
  }

  protected requireOutside(call: string): void {
    if (!this.running) return
    throw new Error(`engine: ${call} was called from inside a callback, where time is moving already. Set a timer instead.`)
  }

  protected tell(change: EngineChange): void {
    if (this.#observers === null) return
    for (const fn of this.#observers) {
      try {
        fn(change)
      } catch (error) {
        this.report(error)
      }
    }
  }

  #timerSet(timer: Timer): void {
    if (this.#observers !== null) this.#tellTimer('timer.set', timer)
    if (!this.running) this.plansChanged()
  }

  #tellTimer(type: 'timer.set' | 'timer.fired' | 'timer.cleared', { due, label }: Timer): void {
    this.tell(label === undefined ? { type, now: this.instant, due } : { type, now: this.instant, due, label })
  }

  #requireStepping(call: string): void {
    this.requireOutside(call)
    if (this.#paused) return
    throw new Error(`engine: ${call} was called while time runs by itself. Call pause() first.`)
  }

  #endlessChain(): Error {
    return new Error(
      `engine: more than ${CALLBACKS_AT_ONE_INSTANT} callbacks at ${this.instant} ms. ` +
        'Likely a chain of timers of 0 ms that never ends. Give one of them a delay.',
    )
  }

  #warned = false

  /** One warning an engine is enough to go and look. */
  protected readonly warnOnce = (message: string): void => {
    if (this.#warned) return
    this.#warned = true
    this.warn(message)
  }
}
