import type { Host } from '@drei-tage/engine'

interface NativeTimer {
  readonly fn: () => void
  readonly at: number
}

/** A host whose real time the tests advance. Counts the engine's requests, and rejects arguments that a browser would misinterpret. */
export class FakeHost implements Host {
  /** Real time in ms. Starts at an arbitrary value, as `performance.now()` does. */
  real = 5_000
  /** How late native timers fire, in ms. */
  latenessMs = 0
  deliversFrames = true
  readonly reported: unknown[] = []
  readonly logged: unknown[][] = []
  readonly warnings: string[] = []
  timersSet = 0
  framesAsked = 0

  private readonly timers = new Map<object, NativeTimer>()
  private readonly frames = new Map<object, NativeTimer>()
  private readonly watchers = new Set<() => void>()
  private isShown = true

  readonly isVisible = (): boolean => this.isShown
  readonly reportError = (error: unknown): unknown => this.reported.push(error)
  readonly logError = (...details: unknown[]): unknown => this.logged.push(details)
  readonly warn = (message: string): unknown => this.warnings.push(message)

  now(): number {
    return this.real
  }

  setTimer(fn: () => void, ms: number): object {
    if (!Number.isInteger(ms) || ms < 0 || ms > 2 ** 30) throw new Error(`a native timer of ${ms} ms`)
    const handle = {}
    this.timers.set(handle, { fn, at: this.real + ms })
    this.timersSet += 1
    return handle
  }

  clearTimer(handle: unknown): void {
    if (!this.timers.delete(handle as object)) throw new Error('cleared a native timer that is not set')
  }

  requestFrame(fn: () => void): object {
    const handle = {}
    this.frames.set(handle, { fn, at: ((Math.floor(((this.real + 1e-6) * 60) / 1000) + 1) * 1000) / 60 })
    this.framesAsked += 1
    return handle
  }

  cancelFrame(handle: unknown): void {
    if (!this.frames.delete(handle as object)) throw new Error('cancelled a frame that is not asked for')
  }

  watchVisibility(fn: () => void): () => void {
    this.watchers.add(fn)
    return () => this.watchers.delete(fn)
  }

  /** The number of native timers that are set. */
  get openTimers(): number {
    return this.timers.size
  }

  get openFrames(): number {
    return this.frames.size
  }

  get listeners(): number {
    return this.watchers.size
  }

  /** The time until the first native timer is due, in real ms. */
  get nextTimerIn(): number {
    return Math.min(...[...this.timers.values()].map(({ at }) => at - this.real))
  }

  show(isShown = true): void {
    this.isShown = isShown
    for (const watcher of this.watchers) watcher()
  }

  hide(): void {
    this.show(false)
  }

  /** Lets real time pass while the thread is free: frames fire when they are due, and timers `latenessMs` later. */
  pass(ms: number): void {
    const end = this.real + ms
    for (;;) {
      const timer = this.firstTimer()
      const timerAt = timer === undefined ? Infinity : Math.max(timer[1].at + this.latenessMs, this.real)
      const brings = this.frames.size > 0 && this.deliversFrames && this.isShown
      const frameAt = brings ? Math.max(this.real, Math.min(...[...this.frames.values()].map(({ at }) => at))) : Infinity
      const next = Math.min(timerAt, frameAt)
      if (next > end) break
      this.real = next
      if (timer !== undefined && timerAt <= frameAt) this.bringTimer(timer[0])
      else this.bringFrame()
    }
    this.real = end
  }

  /** Blocks the thread for `ms`: nothing fires until then, and afterwards everything overdue fires at once. */
  block(ms: number): void {
    this.real += ms
    if (this.frames.size > 0 && this.deliversFrames && this.isShown) this.bringFrame()
    this.pass(0)
  }

  /** Lets real time pass without firing anything, as inside a long task. */
  spend(ms: number): void {
    this.real += ms
  }

  bringFrame(): void {
    const callbacks = [...this.frames.values()]
    this.frames.clear()
    for (const { fn } of callbacks) fn()
  }

  /** Fires the first native timer, due or not. */
  bringFirstTimer(): void {
    const timer = this.firstTimer()
    if (timer === undefined) throw new Error('no native timer is set')
    this.bringTimer(timer[0])
  }

  private firstTimer(): [object, NativeTimer] | undefined {
    return [...this.timers].sort(([, a], [, b]) => a.at - b.at)[0]
  }

  private bringTimer(handle: object): void {
    const { fn } = this.timers.get(handle)!
    this.timers.delete(handle)
    fn()
  }
}
