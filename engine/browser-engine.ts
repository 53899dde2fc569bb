import { BaseEngine } from './base-engine.ts'
import { hostOf } from './browser-host.ts'
import type { Engine, EngineOptions } from './contract.ts'
import { FRAME_MS } from './instants.ts'
import type { Host } from './host.ts'

/** A wake-up that is late by more than this, in real ms, is a stall: the lateness is skipped, not caught up. */
const STALL_MS = 500

/** Native timers overflow above 2^31 - 1 ms, so a longer wait is split into chunks of this many real ms. */
const LONGEST_WAIT_MS = 2 ** 30

const WITHOUT_FRAMES = { frames: false, evenHalted: false } as const

export interface BrowserEngineOptions extends EngineOptions {
  /** Source of time and frames. The browser by default. */
  readonly host?: Host
}

/**
 * Engine time that follows real time. It uses one native timer for the next deadline, requests frames only while there are
 * subscribers, and stands still while the page is hidden.
 */
class BrowserTime extends BaseEngine {
  protected readonly host: Host
  private readonly stopWatching: () => void
  private isVisible: boolean
  /** Whether real time counts: the page is visible and the engine not paused. */
  private isMoving: boolean
  /** Engine time according to real time, in ms. Ahead of `timeline.instant` while a deadline is overdue. */
  private liveMs = 0
  /** Real time when the clock was last read. */
  private seenAt: number
  private timerHandle: unknown = null
  /** Real time at which the native timer is due. Infinity if there is no timer. */
  private timerAt = Infinity
  /** Deadline that the native timer is set for. NaN causes the timer to be set again. */
  private plannedDue = NaN
  /** Rate at which the native timer was set. */
  private plannedRate = 1
  private frameHandle: unknown = null
  /** Real time at which the requested frame is expected. Infinity if no frame is requested. */
  private frameAt = Infinity
  /** Real time skipped by stalls and not yet reported, in ms. */
  private leftOutMs = 0

  constructor(options: BrowserEngineOptions) {
    super(options)
    const host = options.host ?? hostOf(this)
    this.host = host
    this.isVisible = host.isVisible()
    this.isMoving = this.isVisible
    this.seenAt = host.now()
    this.stopWatching = host.watchVisibility(() => this.lookAround())
  }

  protected override catchUp(): void {
    if (this.isMoving) this.takeInRealTime(Math.min(this.timerAt, this.frameAt))
  }

  /**
   * Adds the real time since the last reading to engine time. The timeline's `instant` never moves past a pending deadline. Otherwise
   * time would go back for readers when that deadline fires late.
   *
   * @param plannedAt The real time, in ms, for which the wake-up was planned.
   */
  private takeInRealTime(plannedAt: number): void {
    const real = this.host.now()
    // If the host's clock was set back, no time has passed.
    const passedMs = Math.max(0, real - this.seenAt)
    const hasStalled = real - plannedAt > STALL_MS
    const countedMs = hasStalled ? Math.max(0, Math.min(this.timerAt, this.frameAt) - this.seenAt) : passedMs
    this.seenAt = real
    this.liveMs += countedMs * this.rate
    const { timeline } = this
    timeline.instant = Math.max(timeline.instant, Math.min(this.liveMs, timeline.nextDue))
    if (!hasStalled) return
    this.plannedDue = NaN
    this.leftOutMs += passedMs - countedMs
  }

  /** Reports a stall, if there was one. Called when it is over: the time may have been read several times during the stall. */
  private tellOfStall(): void {
    const { leftOutMs } = this
    if (leftOutMs === 0) return
    this.leftOutMs = 0
    this.tell({ type: 'stall', now: this.timeline.instant, leftOutMs })
  }

  private wakeByTimer(): void {
    // Lateness is measured against `timerAt` only: the browser may hold back frames, but a timer that fires on time rules out a stall.
    this.takeInRealTime(this.timerAt)
    this.tellOfStall()
    this.timerHandle = null
    this.runToLive()
    this.planWakes()
  }

  private wakeByFrame(): void {
    this.catchUp()
    this.tellOfStall()
    this.frameHandle = null
    this.runToLive()
    if (!this.paused && this.timeline.frames.size > 0) this.timeline.runFrame()
    this.planWakes()
  }

  private runToLive(): void {
    const { timeline } = this
    const end = timeline.run(this.liveMs, WITHOUT_FRAMES)
    // After an endless chain is cut off, the rest of it runs in the next task, at the engine time of that task.
    if (end === 'cut') timeline.instant = Math.max(timeline.instant, this.liveMs)
  }

  protected override planWakes(): void {
    this.tellOfStall()
    const isMoving = this.isVisible && !this.paused && !this.isDisposed
    if (isMoving !== this.isMoving) {
      this.isMoving = isMoving
      this.startFrom(this.timeline.instant)
    }
    if (this.isDisposed) this.stopWatching()
    this.planTimer()
    this.planFrame()
  }

  /** Continues from an instant, regardless of how much real time has passed. */
  private startFrom(instant: number): void {
    this.liveMs = instant
    this.seenAt = this.host.now()
    this.plannedDue = NaN
  }

  private planTimer(): void {
    const due = this.isMoving ? this.timeline.nextDue : Infinity
    if (due === this.plannedDue && this.rate === this.plannedRate && this.timerHandle !== null) return
    if (this.timerHandle !== null) this.host.clearTimer(this.timerHandle)
    this.timerHandle = null
    this.timerAt = Infinity
    this.plannedDue = due
    this.plannedRate = this.rate
    const at = this.seenAt + Math.max(0, due - this.liveMs) / this.rate
    if (at === Infinity) return
    const real = this.host.now()
    this.timerAt = Math.min(at, real + LONGEST_WAIT_MS)
    // Whole ms, rounded up: native timers truncate fractions and would fire too early.
    this.timerHandle = this.host.setTimer(() => this.wakeByTimer(), Math.max(0, Math.ceil(this.timerAt - real)))
  }

  private planFrame(): void {
    const isWanted = this.isMoving && this.timeline.frames.size > 0
    // The browser may hold back frames while timers fire, so the expected time is renewed whenever wake-ups are planned.
    this.frameAt = isWanted ? this.seenAt + FRAME_MS : Infinity
    if (isWanted === (this.frameHandle !== null)) return
    if (isWanted) this.frameHandle = this.host.requestFrame(() => this.wakeByFrame())
    else {
      this.host.cancelFrame(this.frameHandle)
      this.frameHandle = null
    }
  }

  private lookAround(): void {
    const isVisible = this.host.isVisible()
    if (isVisible === this.isVisible) return
    this.readTime()
    this.isVisible = isVisible
    this.tell({ type: isVisible ? 'shown' : 'hidden', now: this.timeline.instant })
    if (!this.timeline.isRunning) this.planWakes()
  }

  protected override rescaleRun(factor: number): void {
    // During a step, time is paused and the rate does not apply.
    if (!this.isMoving) return
    const { timeline } = this
    this.liveMs = timeline.instant + (this.liveMs - timeline.instant) * factor
    timeline.target = this.liveMs
  }

  protected override afterStep(): void {
    this.planWakes()
  }
}

/**
 * Creates an engine that follows real time. Needs no DOM, and requests no native timer or frame until a timer is set or frames are
 * subscribed to.
 *
 * @throws {RangeError} when `options.rate` is not a finite number above 0.
 */
export function createEngine(options: BrowserEngineOptions = {}): Engine {
  return new BrowserTime(options)
}
