import type { Frame } from './contract.ts'
import { nextFrameAfter, TOLERANCE_MS } from './instants.ts'
import { Listeners } from './listeners.ts'
import type { Timer } from './timer.ts'
import { TimerQueue } from './timer-queue.ts'

/**
 * How many callbacks may run at one instant. Timers set before that instant are never cut off, because their number is finite, unlike
 * that of a chain of 0 ms timers.
 */
export const CALLBACKS_AT_ONE_INSTANT = 10_000

/** What the timeline reports to its engine. */
export interface TimelineHooks {
  timerFires(timer: Timer): void
  frameComes(now: number, delta: number): void
  report(error: unknown): void
}

export interface RunOptions {
  /** Whether frames are dispatched on the 60 Hz grid. */
  readonly frames: boolean
  /** Whether to run even if the timeline is halted. True for a step, which moves paused time. */
  readonly evenHalted: boolean
}

/**
 * Why a run ended:
 *
 * - `arrived`: it reached its target,
 * - `halted`: a callback halted it,
 * - `spent`: the maximum number of timers fired,
 * - `cut`: a chain of callbacks at one instant was cut off.
 */
export type RunEnd = 'arrived' | 'halted' | 'spent' | 'cut'

/** Timers and frames, and the order in which they fire. Independent of where time comes from. */
export class Timeline {
  /** Engine time in ms, as of the last callback, the end of the last run, or the last reading. */
  instant = 0
  /** Where the current run ends. May change during the run. */
  target = 0
  isRunning = false
  /** If true, a run ends after the current callback. */
  isHalted = false
  /** How many more timers may fire. */
  firingsLeft = Infinity
  readonly queue = new TimerQueue()
  readonly frames = new Listeners<Frame>()
  private readonly hooks: TimelineHooks
  private lastFrameAt = 0
  private nextFrameAt = 0
  private firedHere = 0
  private firstOrderHere = 0

  constructor(hooks: TimelineHooks) {
    this.hooks = hooks
  }

  /** When the next timer fires. Infinity if none will. */
  get nextDue(): number {
    return this.queue.first?.due ?? Infinity
  }

  /** The instant of the next frame of the grid. Infinity without subscribers. */
  get nextFrame(): number {
    if (this.frames.size === 0) return Infinity
    // Frames in real time do not follow the grid, so `nextFrameAt` may be in the past.
    if (this.nextFrameAt < this.instant - TOLERANCE_MS) this.nextFrameAt = nextFrameAfter(this.instant)
    return this.nextFrameAt
  }

  /** Starts frames at the current instant, from which the `delta` of the first frame counts. */
  startFrames(): void {
    this.lastFrameAt = this.instant
    this.nextFrameAt = nextFrameAfter(this.instant)
  }

  /** Moves time to `target` and fires each timer at its own instant; at the same instant, timers come before frames. */
  run(target: number, options: RunOptions): RunEnd {
    this.isRunning = true
    this.target = target
    this.firedHere = 0
    this.firstOrderHere = this.queue.nextOrder
    const end = this.runCallbacks(options)
    if (end === 'arrived') this.moveTo(this.target)
    this.isRunning = false
    return end
  }

  /** Dispatches a frame at the current instant. */
  runFrame(): void {
    this.isRunning = true
    this.announceFrame()
    this.isRunning = false
  }

  private runCallbacks({ frames, evenHalted }: RunOptions): RunEnd {
    for (;;) {
      const timer = this.queue.first
      const frameAt = frames ? this.nextFrame : Infinity
      const horizon = this.target + TOLERANCE_MS
      if (timer && timer.due <= frameAt + TOLERANCE_MS) {
        if (timer.due > horizon) return 'arrived'
        if (this.firingsLeft === 0) return 'spent'
        this.moveTo(timer.due)
        if (this.firedHere >= CALLBACKS_AT_ONE_INSTANT && timer.order >= this.firstOrderHere) {
          this.hooks.report(endlessChain(this.instant, timer.label))
          return 'cut'
        }
        this.fire(timer)
      } else {
        if (frameAt > horizon) return 'arrived'
        this.moveTo(frameAt)
        this.announceFrame()
      }
      if (this.isHalted && !evenHalted) return 'halted'
    }
  }

  private moveTo(instant: number): void {
    if (instant <= this.instant) return
    this.instant = instant
    this.firedHere = 0
    this.firstOrderHere = this.queue.nextOrder
  }

  private fire(timer: Timer): void {
    const fn = timer.fn!
    this.queue.remove(timer)
    this.firingsLeft -= 1
    this.firedHere += 1
    this.hooks.timerFires(timer)
    try {
      fn()
    } catch (error) {
      this.hooks.report(error)
    }
  }

  private announceFrame(): void {
    const now = this.instant
    const delta = now - this.lastFrameAt
    this.lastFrameAt = now
    this.nextFrameAt = nextFrameAfter(now)
    this.hooks.frameComes(now, delta)
    this.frames.tell({ now, delta }, this.hooks.report)
  }
}

export function endlessChain(instant: number, label: string | undefined): Error {
  const last = label === undefined ? '' : `, the last of them '${label}'`
  return new Error(
    `engine: more than ${CALLBACKS_AT_ONE_INSTANT} callbacks at ${instant} ms${last}. ` +
      'Probably a timer of 0 ms that sets itself again without end. Give it a delay.',
  )
}
