import { createEngine } from '@drei-tage/engine'
import { followAnimations } from '@drei-tage/engine/animations'
import type { AnimatedElement, AnimatedTree, PageAnimation } from '@drei-tage/engine/animations'
import { FakeHost } from './fake-host.ts'

/** Rounding must not decide whether an animation has ended. */
const TOLERANCE_MS = 1e-6

/** `currentTime` is null if it follows the scroll position. */
interface FakeTimeline {
  readonly currentTime: number | null
}

/**
 * An animation as the Web Animations specification describes it, on a timeline of its page. Pending states are left out: what the page
 * asks for happens at once.
 */
export class FakeAnimation implements PageAnimation {
  readonly timeline: FakeTimeline | null
  readonly effect: object
  /** 'finish' and 'cancel', in the order in which the page was told. */
  readonly told: string[] = []
  readonly endMs: number
  private rate = 1
  private holdMs: number | null = null
  private startMs: number | null
  private hasFinished = false

  constructor(tree: FakeTree, endMs: number, timeline: FakeTimeline | null) {
    this.timeline = timeline
    this.endMs = endMs
    this.startMs = this.timelineMs
    this.effect = {
      target: { getRootNode: () => tree, animate: (_: unknown, { duration }: { duration: number }) => tree.start(duration) },
      pseudoElement: null,
      getComputedTiming: () => ({ endTime: endMs }),
      getTiming: () => ({ duration: endMs }),
      getKeyframes: () => [],
    }
  }

  get currentTime(): number | null {
    if (this.holdMs !== null) return this.holdMs
    return this.startMs === null ? null : this.movingMs(this.startMs)
  }

  set currentTime(ms: number) {
    this.seek(ms)
  }

  private seek(ms: number): void {
    if (this.holdMs !== null || this.startMs === null || this.rate === 0) this.holdMs = ms
    else this.startMs = this.timelineMs - ms / this.rate
    this.update(true)
  }

  get startTime(): number | null {
    return this.startMs
  }

  set startTime(ms: number) {
    this.holdMs = this.rate === 0 ? this.currentTime : null
    this.startMs = ms
    this.update(true)
  }

  get playbackRate(): number {
    return this.rate
  }

  set playbackRate(rate: number) {
    const before = this.currentTime
    this.rate = rate
    if (before !== null) this.seek(before)
  }

  /** Right for an animation that has not ended. */
  updatePlaybackRate(rate: number): void {
    this.playbackRate = rate
  }

  get playState(): string {
    const now = this.currentTime
    if (now === null) return 'idle'
    if (this.startMs === null) return 'paused'
    return this.isPastEnd(now) ? 'finished' : 'running'
  }

  play(): void {
    this.start(this.rate)
  }

  reverse(): void {
    this.start(-this.rate)
  }

  private start(rate: number): void {
    const now = this.currentTime
    const rewinds = now === null || this.isPastEnd(now, rate) || (rate < 0 ? now > this.endMs : now < 0)
    const from = rewinds ? this.startOf(rate) : now
    this.rate = rate
    this.holdMs = rate === 0 ? from : null
    this.startMs = this.timelineMs - (rate === 0 ? 0 : from / rate)
    this.update()
  }

  pause(): void {
    this.holdMs = this.currentTime ?? this.startOf(this.rate)
    this.startMs = null
    this.update()
  }

  finish(): void {
    if (this.rate === 0) throw new Error('finish() with a playbackRate of 0')
    const end = this.startOf(-this.rate)
    this.startMs = this.timelineMs - end / this.rate
    this.holdMs = end
    this.update(true)
  }

  cancel(): void {
    if (this.playState !== 'idle') this.told.push('cancel')
    this.holdMs = null
    this.startMs = null
    this.hasFinished = false
  }

  /** Notices that the animation has ended. Called before each frame. */
  update(didSeek = false): void {
    if (this.startMs !== null) {
      const now = didSeek ? this.currentTime! : this.movingMs(this.startMs)
      // Only a seek moves an animation past its end, where it then stays.
      if (this.isPastEnd(now)) this.holdMs = didSeek ? now : (this.holdMs ?? this.startOf(-this.rate))
      else if (this.rate !== 0) {
        if (didSeek && this.holdMs !== null) this.startMs = this.timelineMs - this.holdMs / this.rate
        this.holdMs = null
      }
    }
    const hasFinished = this.playState === 'finished'
    if (hasFinished && !this.hasFinished) this.told.push('finish')
    this.hasFinished = hasFinished
  }

  private get timelineMs(): number {
    return this.timeline?.currentTime ?? 0
  }

  private movingMs(startMs: number): number {
    return (this.timelineMs - startMs) * this.rate
  }

  private isPastEnd(ms: number, rate = this.rate): boolean {
    return rate > 0 ? ms >= this.endMs - TOLERANCE_MS : rate < 0 && ms <= TOLERANCE_MS
  }

  /** Where an animation of this rate starts. */
  private startOf(rate: number): number {
    if (rate < 0 && this.endMs === Infinity) throw new Error('an animation that loops has no end')
    return rate < 0 ? this.endMs : 0
  }
}

/** A page, or an element with a shadow root. */
export class FakeTree implements AnimatedElement, AnimatedTree {
  readonly all: FakeAnimation[] = []
  readonly shadows: FakeTree[] = []
  readonly shadowRoot = this
  readonly timeline: FakeTimeline

  constructor(timeline: FakeTimeline) {
    this.timeline = timeline
  }

  querySelectorAll = () => this.shadows
  getAnimations = () => this.all.filter(({ playState }) => playState !== 'idle' && playState !== 'finished')

  start(durationMs: number, timeline: FakeTimeline | null = this.timeline): FakeAnimation {
    const animation = new FakeAnimation(this, durationMs, timeline)
    this.all.push(animation)
    return animation
  }

  addShadow(): FakeTree {
    const shadow = new FakeTree(this.timeline)
    this.shadows.push(shadow)
    return shadow
  }

  update(): void {
    for (const each of [...this.all, ...this.shadows]) each.update()
  }
}

export class FakePage extends FakeTree {
  readonly host: FakeHost
  readonly engine

  constructor(host = new FakeHost()) {
    super(timelineOf(host))
    this.host = host
    this.engine = createEngine({ host })
    const tick = () => {
      this.update()
      host.requestFrame(tick)
    }
    host.requestFrame(tick)
  }

  follow(isLeftAlone?: (element: AnimatedElement) => boolean) {
    return followAnimations(this.engine, this, this.host, isLeftAlone)
  }

  /** Lets the microtask that a pause has queued run, then lets frames pass for `ms`. */
  async pass(ms: number): Promise<void> {
    await Promise.resolve()
    this.host.pass(ms)
  }
}

export function timelineOf(host: FakeHost): FakeTimeline {
  return {
    get currentTime() {
      return host.real
    },
  }
}
