import { BaseEngine } from './base-engine.ts'
import { logError, warnDevelopers } from './browser-host.ts'
import { requireSpan } from './checks.ts'
import type { EngineOptions, PendingTimer, SimulatedEngine } from './contract.ts'
import { settle } from './instants.ts'

/** How many timers `runUntilIdle()` fires at most, by default. */
const IDLE_LIMIT = 10_000

/** How many of the pending timers an error lists. */
const TIMERS_NAMED = 5

const WITH_FRAMES = { frames: true, evenHalted: false } as const

/** Time that moves only when told to. */
class SimulatedTime extends BaseEngine implements SimulatedEngine {
  protected readonly host = { reportError: (error: unknown) => void this.errors.push(error), logError, warn: warnDevelopers }
  /** Errors thrown by callbacks in the current run. */
  private errors: unknown[] = []
  /** Whether the current run covers a span of real time, as in `advance()`. If so, a change of rate during the run moves its end. */
  private isRealTime = false

  advance(ms: number): void {
    if (this.isDisposed) return
    this.requireOutside(`advance(${ms})`)
    requireSpan('advance', ms)
    if (this.paused) return
    this.isRealTime = true
    this.timeline.run(settle(this.timeline.instant + ms * this.rate), WITH_FRAMES)
    this.isRealTime = false
    this.throwErrors()
  }

  advanceTo(t: number): void {
    if (this.isDisposed) return
    this.requireMoving(`advanceTo(${t})`)
    const { instant } = this.timeline
    if (!(t >= instant && t < Infinity)) {
      throw new RangeError(`engine: advanceTo(${t}) would turn time back from ${instant} ms, or never end. Pass a moment ahead.`)
    }
    this.timeline.run(settle(t), WITH_FRAMES)
    this.throwErrors()
  }

  runUntilIdle({ limit = IDLE_LIMIT }: { readonly limit?: number } = {}): void {
    if (this.isDisposed) return
    this.requireMoving('runUntilIdle()')
    if (!(limit >= 0)) throw new RangeError(`engine: runUntilIdle({ limit: ${limit} }) is not a number of timers. Pass 0 or more.`)
    const { timeline } = this
    timeline.firingsLeft = limit
    let end = 'arrived'
    while (end === 'arrived' && timeline.nextDue < Infinity) end = timeline.run(timeline.nextDue, WITH_FRAMES)
    timeline.firingsLeft = Infinity
    if (end === 'spent') this.report(neverIdle(limit, this.pending()))
    this.throwErrors()
  }

  protected override catchUp(): void {}

  protected override planWakes(): void {}

  protected override rescaleRun(factor: number): void {
    const { timeline } = this
    if (this.isRealTime) timeline.target = settle(timeline.instant + (timeline.target - timeline.instant) * factor)
  }

  protected override afterStep(): void {
    this.throwErrors()
  }

  private requireMoving(call: string): void {
    this.requireOutside(call)
    if (this.paused) throw new Error(`engine: ${call} cannot move time while it is paused. Call resume() first, or step(ms).`)
  }

  private throwErrors(): void {
    const { errors } = this
    if (errors.length === 0) return
    this.errors = []
    throw errors.length === 1 ? errors[0] : new AggregateError(errors, `engine: ${errors.length} callbacks threw`)
  }
}

function neverIdle(limit: number, pending: readonly PendingTimer[]): Error {
  const named = pending.slice(0, TIMERS_NAMED).map(({ due, label = 'a timer without a label' }) => `${label} at ${due} ms`)
  const others = pending.length > TIMERS_NAMED ? ` and ${pending.length - TIMERS_NAMED} more` : ''
  return new Error(
    `engine: still not idle after ${limit} timers. Pending: ${named.join(', ')}${others}. ` +
      'Probably a timer that repeats without end. Use advance(ms), or stop it first.',
  )
}

/**
 * An engine whose time moves only when told to: a minute takes a millisecond.
 *
 * @throws {RangeError} when `options.rate` is not a finite number above 0.
 */
export function createSimulatedEngine(options: EngineOptions = {}): SimulatedEngine {
  return new SimulatedTime(options)
}
