import { BaseEngine } from './base-engine.ts'
import { logError, warnDevelopers } from './browser-host.ts'
import { requireSpan } from './checks.ts'
import type { EngineOptions, PendingTimer, SimulatedEngine } from './contract.ts'
import { settle, TOLERANCE_MS } from './instants.ts'
import { nextTask } from './next-task.ts'
import { CALLBACKS_AT_ONE_INSTANT, endlessChain } from './timeline.ts'
import type { RunEnd } from './timeline.ts'

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
    this.pass(ms)
    this.throwErrors()
  }

  async advanceAsync(ms: number): Promise<void> {
    if (this.isDisposed) return
    this.requireOutside(`advanceAsync(${ms})`)
    requireSpan('advanceAsync', ms)
    const { timeline } = this
    let restMs = ms
    let runsHere = 0
    for (;;) {
      await nextTask()
      const { instant, nextDue, nextFrame } = timeline
      const nextMs = Math.max(0, Math.min(nextDue, nextFrame) - instant) / this.rate
      if (this.paused || this.isDisposed || (restMs === 0 && nextMs > TOLERANCE_MS)) break
      const spanMs = Math.min(nextMs, restMs)
      runsHere = spanMs > 0 ? 0 : runsHere + 1
      if (runsHere > CALLBACKS_AT_ONE_INSTANT) {
        this.report(endlessChain(instant, this.pending()[0]?.label))
        break
      }
      if (this.pass(spanMs) === 'cut') break
      restMs -= spanMs
    }
    this.throwErrors()
  }

  advanceTo(t: number): void {
    if (this.isDisposed) return
    this.requireMoving(`advanceTo(${t})`)
    const { instant } = this.timeline
    if (!(Number.isFinite(t) && t >= instant)) {
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

  /** Lets real time pass, in ms. */
  private pass(ms: number): RunEnd {
    if (this.paused) return 'halted'
    this.isRealTime = true
    const end = this.timeline.run(settle(this.timeline.instant + ms * this.rate), WITH_FRAMES)
    this.isRealTime = false
    return end
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
