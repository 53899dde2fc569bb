import { createEngine } from '@drei-tage/engine'
import { followAnimations } from '@drei-tage/engine/animations'
import type { AnimatedElement, AnimatedTree, PageAnimation } from '@drei-tage/engine/animations'
import { FakeHost } from './fake-host.ts'

const FRAME_MS = 1000 / 60

class InvalidState extends Error {}

/**
 * An animation as the Web Animations specification describes it, on a timeline of its page. Pending states are left out: what the page
 * asks for happens at once.
 */
export class FakeAnimation implements PageAnimation {
  readonly timeline: FakeTimeline | null
  readonly effect: object
  /** Whether the animation stays in effect after its end. */
  fills = false
  /** 'finish' and 'cancel', in the order in which the page was told. */
  readonly told: string[] = []
  readonly endMs: number
  private rate = 1
  private holdMs: number | null = null
  private startMs: number | null
  private hasFinished = false
  /** The time as of the last update. */
  private lastMs = 0

  constructor(page: FakePage, endMs: number, timeline: FakeTimeline | null = page.timeline, root: unknown = page) {
    this.timeline = timeline
    this.endMs = endMs
    this.startMs = this.timelineMs
    this.effect = {
      target: { getRootNode: () => root, animate: (_: unknown, { duration }: { duration: number }) => page.start(duration) },
      pseudoElement: null,
      getComputedTiming: () => ({ endTime: endMs }),
      getTiming: () => ({ duration: endMs }),
      getKeyframes: () => [],
    }
  }

  get currentTime(): number | null {
    return this.timeMs()
  }

  set currentTime(ms: number) {
    this.seek(ms)
    this.update(true)
  }

  get startTime(): number | null {
    return this.startMs
  }

  set startTime(ms: number) {
    const before = this.timeMs()
    this.startMs = ms
    this.holdMs = this.rate === 0 ? before : null
    this.update(true)
  }

  get playbackRate(): number {
    return this.rate
  }

  set playbackRate(rate: number) {
    const before = this.timeMs()
    this.rate = rate
    if (before === null) return
    this.seek(before)
    this.update(true)
  }

  get playState(): string {
    const now = this.timeMs()
    if (now === null) return 'idle'
    if (this.startMs === null) return 'paused'
    return this.isPastEnd(now) ? 'finished' : 'running'
  }

  get isRelevant(): boolean {
    return this.playState !== 'idle' && (this.fills || this.playState !== 'finished')
  }

  play(): void {
    this.start()
  }

  pause(): void {
    const now = this.timeMs()
    if (now === null && this.rate < 0) this.requireEnd()
    this.holdMs = now ?? (this.rate < 0 ? this.endMs : 0)
    this.startMs = null
    this.update(false)
  }

  finish(): void {
    if (this.rate === 0) throw new InvalidState('finish() with a playbackRate of 0')
    if (this.rate > 0) this.requireEnd()
    this.seek(this.rate > 0 ? this.endMs : 0)
    this.startMs ??= this.timelineMs - (this.holdMs ?? 0) / this.rate
    this.update(true)
  }

  cancel(): void {
    if (this.playState !== 'idle') this.told.push('cancel')
    this.holdMs = null
    this.startMs = null
    this.hasFinished = false
  }

  reverse(): void {
    const { rate, holdMs, startMs } = this
    this.holdMs = this.timeMs()
    this.rate = -rate
    try {
      this.start()
    } catch (error) {
      Object.assign(this, { rate, holdMs, startMs })
      throw error
    }
  }

  /** Right for an animation that has not ended. */
  updatePlaybackRate(rate: number): void {
    this.playbackRate = rate
  }

  /** Called before each frame. */
  tick(): void {
    this.update(false)
  }

  private get timelineMs(): number {
    return this.timeline?.currentTime ?? 0
  }

  private timeMs(): number | null {
    if (this.holdMs !== null) return this.holdMs
    return this.startMs === null ? null : (this.timelineMs - this.startMs) * this.rate
  }

  private isPastEnd(ms: number): boolean {
    // Rounding must not decide whether an animation has ended.
    return this.rate > 0 ? ms >= this.endMs - 1e-6 : this.rate < 0 && ms <= 1e-6
  }

  private requireEnd(): void {
    if (this.endMs === Infinity) throw new InvalidState('an animation that loops has no end')
  }

  private start(): void {
    const now = this.timeMs()
    if (this.rate >= 0 && (now === null || now < 0 || this.isPastEnd(now))) this.holdMs = 0
    else if (this.rate < 0 && (now === null || this.isPastEnd(now) || now > this.endMs)) {
      this.requireEnd()
      this.holdMs = this.endMs
    }
    if (this.holdMs === null) return
    this.startMs = this.timelineMs
    if (this.rate !== 0) {
      this.startMs -= this.holdMs / this.rate
      this.holdMs = null
    }
    this.update(false)
  }

  private seek(ms: number): void {
    if (this.holdMs !== null || this.startMs === null || this.rate === 0) this.holdMs = ms
    else this.startMs = this.timelineMs - ms / this.rate
  }

  private update(didSeek: boolean): void {
    const now = didSeek || this.startMs === null ? this.timeMs() : (this.timelineMs - this.startMs) * this.rate
    if (now !== null && this.startMs !== null) {
      // Only a seek moves an animation past its end, where it then stays.
      if (this.isPastEnd(now)) this.holdMs = didSeek ? now : this.rate > 0 ? Math.max(this.lastMs, this.endMs) : Math.min(this.lastMs, 0)
      else if (this.rate !== 0) {
        if (didSeek && this.holdMs !== null) this.startMs = this.timelineMs - this.holdMs / this.rate
        this.holdMs = null
      }
    }
    this.lastMs = this.timeMs() ?? 0
    const hasFinished = this.playState === 'finished'
    if (hasFinished && !this.hasFinished) this.told.push('finish')
    this.hasFinished = hasFinished
  }
}

/** `currentTime` is null if it follows the scroll position. */
interface FakeTimeline {
  readonly currentTime: number | null
}

/** An element with a shadow root. */
export class FakeShadow implements AnimatedElement, AnimatedTree {
  readonly animations: FakeAnimation[] = []
  readonly within: FakeShadow[] = []
  readonly shadowRoot = this
  querySelectorAll = () => this.within
  getAnimations = () => this.animations.filter(({ isRelevant }) => isRelevant)

  start(page: FakePage): FakeAnimation {
    const animation = new FakeAnimation(page, 10_000, page.timeline, this)
    this.animations.push(animation)
    return animation
  }
}

export class FakePage {
  readonly host = new FakeHost()
  readonly engine = createEngine({ host: this.host })
  readonly timeline: FakeTimeline = this.createTimeline()
  readonly all: FakeAnimation[] = []
  readonly shadows: FakeShadow[] = []
  /** Whether the timeline moves only with frames, as in a browser, and not in between. */
  isFramed = false
  private frameMs = this.host.real

  constructor() {
    const tick = () => {
      this.frameMs = this.host.real
      for (const one of [...this.all, ...this.shadows.flatMap(({ animations }) => animations)]) one.tick()
      this.host.requestFrame(tick)
    }
    this.host.requestFrame(tick)
  }

  createTimeline(): FakeTimeline {
    const currentTime = () => (this.isFramed ? this.frameMs : this.host.real)
    return Object.defineProperty({ currentTime: 0 }, 'currentTime', { get: currentTime })
  }

  getAnimations = () => this.all.filter(({ isRelevant }) => isRelevant)
  querySelectorAll = () => this.shadows

  follow(isLeftAlone?: (element: AnimatedElement) => boolean) {
    return followAnimations(this.engine, this, this.host, isLeftAlone)
  }

  start(durationMs: number, timeline?: FakeTimeline | null): FakeAnimation {
    const animation = new FakeAnimation(this, durationMs, timeline)
    this.all.push(animation)
    return animation
  }

  /** Lets the microtask that a pause has queued run, then lets frames pass for `ms`. */
  async pass(ms: number): Promise<void> {
    await Promise.resolve()
    this.host.pass(ms)
  }

  /** Lets the microtask that a pause has queued run, then lets exactly `count` frames pass. */
  async passFrames(count: number): Promise<void> {
    await Promise.resolve()
    const first = Math.round(this.host.real / FRAME_MS)
    for (let frame = first + 1; frame <= first + count; frame += 1) {
      this.host.real = (frame * 1000) / 60
      this.host.bringFrame()
    }
  }
}
