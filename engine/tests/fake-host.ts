import type { Host } from '@drei-tage/engine'

interface Native {
  readonly fn: () => void
  readonly at: number
}

const firstOf = (natives: ReadonlySet<Native>): number => Math.min(...[...natives].map(({ at }) => at))

/** A host whose real time the tests advance. Counts the engine's requests, and rejects arguments that a browser would misinterpret. */
export class FakeHost implements Host {
  /** Real time in ms. Starts at an arbitrary value, as `performance.now()` does. */
  real = 5_000
  /** How late native timers fire, in ms. */
  latenessMs = 0
  deliversFrames = true
  timersSet = 0
  framesAsked = 0
  readonly reported: unknown[] = []
  readonly logged: unknown[][] = []
  readonly warnings: string[] = []
  /** What the engine holds: native timers, frame requests and listeners. */
  readonly timers = new Set<Native>()
  readonly frames = new Set<Native>()
  readonly watchers = new Set<() => void>()
  private isShown = true

  readonly isVisible = (): boolean => this.isShown
  readonly reportError = (error: unknown): unknown => this.reported.push(error)
  readonly logError = (...details: unknown[]): unknown => this.logged.push(details)
  readonly warn = (message: string): unknown => this.warnings.push(message)

  now(): number {
    return this.real
  }

  setTimer(fn: () => void, ms: number): unknown {
    if (!Number.isInteger(ms) || ms < 0 || ms > 2 ** 30) throw new Error(`a native timer of ${ms} ms`)
    this.timersSet += 1
    const timer = { fn, at: this.real + ms }
    this.timers.add(timer)
    return timer
  }

  clearTimer(timer: unknown): void {
    if (!this.timers.delete(timer as Native)) throw new Error('cleared a native timer that is not set')
  }

  requestFrame(fn: () => void): unknown {
    this.framesAsked += 1
    const frame = { fn, at: ((Math.floor(((this.real + 1e-6) * 60) / 1000) + 1) * 1000) / 60 }
    this.frames.add(frame)
    return frame
  }

  cancelFrame(frame: unknown): void {
    if (!this.frames.delete(frame as Native)) throw new Error('cancelled a frame that is not asked for')
  }

  watchVisibility(fn: () => void): () => void {
    this.watchers.add(fn)
    return () => this.watchers.delete(fn)
  }

  /** The numbers of native timers, frame requests and listeners. */
  get held(): number[] {
    return [this.timers, this.frames, this.watchers].map(({ size }) => size)
  }

  /** The time until the first native timer is due, in real ms. */
  get nextTimerIn(): number {
    return firstOf(this.timers) - this.real
  }

  show(isShown = true): void {
    this.isShown = isShown
    for (const watcher of this.watchers) watcher()
  }

  /** Lets real time pass while the thread is free: frames fire when they are due, and timers `latenessMs` later. */
  pass(ms: number): void {
    const end = this.real + ms
    for (;;) {
      const timerAt = Math.max(this.real, firstOf(this.timers) + this.latenessMs)
      const frameAt = this.deliversFrames && this.isShown ? Math.max(this.real, firstOf(this.frames)) : Infinity
      // Rounding must not decide whether a frame is due.
      if (Math.min(timerAt, frameAt) > end + 1e-6) break
      this.real = Math.min(timerAt, frameAt)
      if (timerAt <= frameAt) this.bringTimer()
      else this.bringFrame()
    }
    this.real = Math.max(this.real, end)
  }

  /** Blocks the thread for `ms`: nothing fires until then, and afterwards everything overdue fires at once. */
  block(ms: number): void {
    this.real += ms
    if (this.deliversFrames && this.isShown) this.bringFrame()
    this.pass(0)
  }

  /** Lets real time pass without firing anything, as inside a long task. */
  spend(ms: number): void {
    this.real += ms
  }

  bringFrame(): void {
    const callbacks = [...this.frames]
    this.frames.clear()
    for (const { fn } of callbacks) fn()
  }

  /** Fires the first native timer, due or not. */
  bringTimer(): void {
    const at = firstOf(this.timers)
    const timer = [...this.timers].find((one) => one.at === at)!
    this.timers.delete(timer)
    timer.fn()
  }
}
