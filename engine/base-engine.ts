import { delayFrom, requireRate, requireSpan } from './checks.ts'
import type { Engine, EngineChange, EngineOptions, Frame, PendingTimer, TimerId } from './contract.ts'
import type { Host } from './host.ts'
import { Deadlines, settle } from './instants.ts'
import { Listeners } from './listeners.ts'
import { SeededRandom } from './seeded-random.ts'
import { Timeline } from './timeline.ts'
import { Timer } from './timer.ts'

const STEPPING = { frames: true, evenHalted: true } as const

/** What all engines have in common. Subclasses decide where time comes from. */
export abstract class BaseEngine implements Engine {
  protected readonly timeline: Timeline
  protected isDisposed = false
  private isPaused = false
  /** How many holds have not been released. */
  private holds = 0
  private currentRate: number
  private hasWarned = false
  private readonly onError: ((error: unknown) => void) | undefined
  private readonly numbers: SeededRandom
  private readonly observers = new Listeners<EngineChange>()
  private readonly deadlines = new Deadlines()

  constructor({ seed = 1, rate = 1, onError }: EngineOptions) {
    requireRate(rate)
    this.onError = onError
    this.currentRate = rate
    this.numbers = new SeededRandom(seed)
    this.timeline = new Timeline({
      timerFires: (timer) => this.tellOfTimer('timer.fired', timer),
      frameComes: (now, delta) => {
        if (this.observers.size > 0) this.tell({ type: 'frame', now, delta })
      },
      report: (error) => this.report(error),
    })
  }

  /** Brings the timeline's `instant` up to date. Called outside of runs and holds. */
  protected abstract catchUp(): void
  /** Called outside of runs, when timers, frames, pause or rate have changed and the next wake-up has to be rescheduled. */
  protected abstract planWakes(): void
  /** Called when the rate is multiplied by `factor` during a run: the rest of the run then covers a different amount of engine time. */
  protected abstract rescaleRun(factor: number): void
  /** Called after paused time was moved by `step()` or `stepToNext()`. */
  protected abstract afterStep(): void
  /** Where errors go without `onError`, and hints. */
  protected abstract readonly host: Pick<Host, 'reportError' | 'logError' | 'warn'>

  now(): number {
    this.readTime()
    return this.timeline.instant
  }

  setTimeout(fn: () => void, ms: number, label?: string): TimerId {
    const { timeline } = this
    const delayMs = delayFrom(ms, this.warnOnce)
    this.readTime()
    const timer = timeline.queue.add(this.deadlines.unify(settle(timeline.instant + delayMs)), fn, label)
    if (this.isDisposed) timeline.queue.remove(timer)
    this.tellOfTimer('timer.set', timer)
    this.plansChanged()
    return timer as unknown as TimerId
  }

  clearTimeout(id: TimerId | null | undefined): void {
    const timer: unknown = id
    const { queue } = this.timeline
    if (!(timer instanceof Timer) || timer.fn === null || timer.owner !== queue) return
    queue.remove(timer)
    this.tellOfTimer('timer.cleared', timer)
    this.plansChanged()
  }

  onFrame(fn: (frame: Frame) => void): () => void {
    const { timeline } = this
    if (timeline.frames.size === 0) {
      this.readTime()
      timeline.startFrames()
    }
    const leave = timeline.frames.add(fn)
    this.plansChanged()
    return () => {
      leave()
      this.plansChanged()
    }
  }

  pause(): void {
    this.setPaused(true)
  }

  resume(): void {
    this.setPaused(false)
  }

  get paused(): boolean {
    return this.isPaused
  }

  hold(): () => void {
    this.readTime()
    this.holds += 1
    let isHeld = true
    return () => {
      if (isHeld) this.holds -= 1
      isHeld = false
    }
  }

  get rate(): number {
    return this.currentRate
  }

  set rate(rate: number) {
    requireRate(rate)
    if (this.isDisposed) return
    if (this.timeline.isRunning) this.rescaleRun(rate / this.currentRate)
    else this.readTime()
    this.currentRate = rate
    this.tell({ type: 'rate', now: this.timeline.instant, rate })
    this.plansChanged()
  }

  step(ms: number): void {
    if (this.isDisposed) return
    this.requireStepping(`step(${ms})`)
    requireSpan('step', ms)
    this.timeline.run(settle(this.timeline.instant + ms), STEPPING)
    this.afterStep()
  }

  stepToNext(): void {
    if (this.isDisposed) return
    this.requireStepping('stepToNext()')
    const { nextDue, nextFrame } = this.timeline
    const next = nextDue < Infinity ? nextDue : nextFrame
    if (next < Infinity) this.timeline.run(next, STEPPING)
    this.afterStep()
  }

  pending(): readonly PendingTimer[] {
    return this.timeline.queue.list().map(({ due, label }) => ({ due, label }))
  }

  random(): number {
    return this.numbers.next()
  }

  get randomState(): number {
    return this.numbers.state
  }

  set randomState(state: number) {
    this.numbers.state = state >>> 0
  }

  observe(fn: (change: EngineChange) => void): () => void {
    return this.isDisposed ? () => {} : this.observers.add(fn)
  }

  dispose(): void {
    const { timeline } = this
    this.readTime()
    this.isDisposed = true
    timeline.queue.clear()
    timeline.frames.clear()
    // Ends a run in progress at the current instant.
    timeline.target = timeline.instant
    this.tell({ type: 'disposed', now: timeline.instant })
    this.observers.clear()
    this.plansChanged()
  }

  /** Brings the timeline's `instant` up to date, unless it belongs to a run in progress or is held. */
  protected readTime(): void {
    if (!this.timeline.isRunning && this.holds === 0) this.catchUp()
  }

  protected tell(change: EngineChange): void {
    this.observers.tell(change, (error) => this.report(error))
  }

  protected report(error: unknown): void {
    try {
      if (this.onError) this.onError(error)
      else this.host.reportError(error)
    } catch (handlerError) {
      this.host.logError('engine: onError threw', handlerError, 'when it was told of', error)
    }
  }

  /** @throws {Error} when called from inside a callback. */
  protected requireOutside(call: string): void {
    if (!this.timeline.isRunning) return
    throw new Error(`engine: ${call} was called from inside a callback, while time is already moving. Set a timer instead.`)
  }

  private requireStepping(call: string): void {
    this.requireOutside(call)
    if (!this.isPaused) throw new Error(`engine: ${call} was called while time runs by itself. Call pause() first.`)
  }

  private setPaused(isPaused: boolean): void {
    if (this.isDisposed || this.isPaused === isPaused) return
    this.readTime()
    this.isPaused = isPaused
    this.timeline.isHalted = isPaused
    this.tell({ type: isPaused ? 'paused' : 'resumed', now: this.timeline.instant })
    this.plansChanged()
  }

  /** Reschedules the next wake-up. Does nothing during a run, because wake-ups are rescheduled when the run ends. */
  private plansChanged(): void {
    if (!this.timeline.isRunning) this.planWakes()
  }

  private tellOfTimer(type: 'timer.set' | 'timer.fired' | 'timer.cleared', { due, label }: Timer): void {
    if (this.observers.size === 0) return
    this.tell({ type, now: this.timeline.instant, due, label })
  }

  /** Warns at most once per engine. */
  private readonly warnOnce = (message: string): void => {
    if (this.hasWarned) return
    this.hasWarned = true
    this.host.warn(message)
  }
}
