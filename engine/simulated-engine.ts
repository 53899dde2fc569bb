import { logError, warnDevelopers } from './browser-ticks.ts'
import { requireDuration } from './checks.ts'
import type { EngineOptions, SimulatedEngine } from './contract.ts'
import { EngineCore } from './core.ts'
import { settle } from './instants.ts'

/** Timers that runUntilIdle() fires at most unless told otherwise. */
const IDLE_LIMIT = 10_000

/** How many of the waiting timers an error names. */
const TIMERS_NAMED = 5

class SimulatedTime extends EngineCore implements SimulatedEngine {
  readonly #onError: ((error: unknown) => void) | undefined
  #errors: unknown[] = []
  /** Whether the run under way measures real time, which the rate turns into engine time. */
  #followsRate = false

  constructor(options: EngineOptions) {
    super(options)
    this.#onError = options.onError
  }

  readonly advance = (ms: number): void => {
    if (this.disposed) return
    this.requireOutside(`advance(${ms})`)
    requireDuration('advance', ms)
    if (this.paused) return
    this.#followsRate = true
    this.runTo(settle(this.instant + ms * this.rate), { frames: true, despitePause: false })
    this.#followsRate = false
    this.#throwErrors()
  }

  readonly advanceTo = (t: number): void => {
    if (this.disposed) return
    this.#requireMovable(`advanceTo(${t})`)
    if (!(t >= this.instant && t < Infinity)) {
      throw new RangeError(`engine: advanceTo(${t}) does not lie ahead of ${this.instant} ms. Time never goes back.`)
    }
    this.runTo(settle(t), { frames: true, despitePause: false })
    this.#throwErrors()
  }

  readonly runUntilIdle = ({ limit = IDLE_LIMIT }: { readonly limit?: number } = {}): void => {
    if (this.disposed) return
    this.#requireMovable('runUntilIdle()')
    if (!(limit >= 0)) throw new RangeError(`engine: runUntilIdle({ limit: ${limit} }) is no number of timers. Pass 0 or more.`)
    this.firingsLeft = limit
    for (;;) {
      const next = this.queue.peek()
      if (next === null || next.due === Infinity) break
      if (this.firingsLeft === 0) {
        this.report(new Error(this.#notIdle(limit)))
        break
      }
      const end = this.runTo(Math.max(next.due, this.instant), { frames: true, despitePause: false })
      if (end !== 'arrived' && this.firingsLeft > 0) break
    }
    this.firingsLeft = Infinity
    this.#throwErrors()
  }

  protected override readNow(): number {
    return this.instant
  }

  protected override plansChanged(): void {}

  protected override beforeTermsChange(): void {}

  protected override rescaleRest(factor: number): void {
    if (this.#followsRate) this.target = settle(this.instant + (this.target - this.instant) * factor)
  }

  protected override afterStep(): void {
    this.#throwErrors()
  }

  protected override report(error: unknown): void {
    if (this.#onError === undefined) {
      this.#errors.push(error)
      return
    }
    try {
      this.#onError(error)
    } catch (handlerError) {
      logError('engine: onError threw', handlerError, 'while told of', error)
    }
  }

  protected override warn(message: string): void {
    warnDevelopers(message)
  }

  #requireMovable(call: string): void {
    this.requireOutside(call)
    if (this.paused) throw new Error(`engine: ${call} cannot move time that is paused. Call resume() or step(ms).`)
  }

  #throwErrors(): void {
    const errors = this.#errors
    if (errors.length === 0) return
    this.#errors = []
    if (errors.length === 1) throw errors[0]
    throw new AggregateError(errors, `engine: ${errors.length} callbacks threw`)
  }

  #notIdle(limit: number): string {
    const pending = this.pending()
    const named = pending.slice(0, TIMERS_NAMED).map(({ due, label = 'no label' }) => `${label} at ${due} ms`)
    const more = pending.length > named.length ? ` and ${pending.length - named.length} more` : ''
    return `engine: not idle after ${limit} timers. Still pending: ${named.join(', ')}${more}. Likely a timer that repeats for ever.`
  }
}

/**
 * An engine whose time moves only when told to: a minute takes a millisecond.
 *
 * @throws {RangeError} when `options.rate` is not a finite number above 0.
 */
export function createSimulatedEngine(options: EngineOptions = {}): SimulatedEngine {
  return new SimulatedTime(options)
}
