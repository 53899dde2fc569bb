/** An Animation of the Web Animations API: a CSS transition, CSS keyframes, `element.animate`, a view transition. */
export interface PageAnimation {
  /** A time in ms, or null while the animation is idle. The DOM allows other types only on timelines that are skipped here. */
  currentTime: unknown
  playbackRate: number
  readonly playState: string
  /** Whether it has been started but has not moved yet. */
  readonly pending?: boolean
  readonly timeline: unknown
  readonly effect: unknown
  finish(): void
  cancel(): void
}

type Rates = (ownRate: number, args: readonly unknown[]) => number | undefined

/**
 * The methods that a foreign rate would change, and what each makes of the page's own rate. A browser applies a rate of these methods
 * only once the animation is ready, so it cannot be read afterwards. Undefined: the method leaves a rate that can be read.
 */
const METHODS: Readonly<Record<string, Rates>> = {
  cancel: () => undefined,
  finish: () => undefined,
  pause: () => undefined,
  play: () => undefined,
  reverse: (ownRate) => -ownRate,
  updatePlaybackRate: (_, [rate]) => Number(rate),
}

/** The properties that a foreign rate would change. */
const PROPERTIES = ['currentTime', 'playbackRate', 'startTime'] as const

/** Reads a property as the browser has it, even while `SlowedAnimation` covers it. */
const read = (animation: object, name: string): unknown => Reflect.get(Object.getPrototypeOf(animation) as object, name, animation)

const write = (animation: object, name: string, value: unknown): unknown =>
  Reflect.set(Object.getPrototypeOf(animation) as object, name, value, animation)

const timelineMsOf = ({ timeline }: PageAnimation): number => (timeline as { readonly currentTime: number }).currentTime

/**
 * Runs an animation of the page faster or slower, or stops it, unseen by the page.
 *
 * While the animation has another rate than the page's own, its methods and properties are covered: each gives the animation its own
 * rate back, does what the page asks the browser for, and slows the animation again if it still runs. So `finish()` works on a stopped
 * animation, and the page never reads a rate that it has not set. At the speed 1 nothing is covered and nothing is written.
 */
export class SlowedAnimation {
  readonly animation: PageAnimation
  private speed = 1
  /** The page's own rate while the animation is slowed, otherwise undefined. */
  private heldRate: number | undefined
  private writtenRate = NaN

  constructor(animation: PageAnimation) {
    this.animation = animation
  }

  /** The playback rate that the page has set. */
  get ownRate(): number {
    return this.heldRate ?? (read(this.animation, 'playbackRate') as number)
  }

  /** Whether the page has ended, paused or cancelled the animation since it was slowed; it may run again, at its own rate. */
  get isFree(): boolean {
    return this.speed !== 1 && this.heldRate === undefined
  }

  /** In ms. */
  get timeMs(): number {
    return read(this.animation, 'currentTime') as number
  }

  /** Moves the animation without ending it. */
  set timeMs(ms: number) {
    write(this.animation, 'currentTime', ms)
  }

  /**
   * Lets the animation run at `speed` times its own rate. An animation that does not run gets its own rate back.
   *
   * @param speed 0 stops it.
   */
  run(speed: number, ownRate = this.ownRate): void {
    const { animation } = this
    this.speed = speed
    if (speed === 1 || ownRate === 0 || animation.playState !== 'running') return this.giveBack()
    if (this.heldRate === undefined) this.cover()
    this.heldRate = ownRate
    this.writtenRate = ownRate * speed
    if (read(animation, 'playbackRate') !== this.writtenRate) write(animation, 'playbackRate', this.writtenRate)
  }

  /** Gives the animation its own rate back, unless the page has set another one behind the covers. */
  giveBack(): void {
    const { animation, heldRate } = this
    if (heldRate === undefined) return
    this.heldRate = undefined
    for (const name of [...Object.keys(METHODS), ...PROPERTIES]) Reflect.deleteProperty(animation, name)
    if (animation.playbackRate !== this.writtenRate) return
    animation.playbackRate = heldRate
    // Of an animation that has ended at the written rate, the start must agree with its own rate. Otherwise it would run again.
    if (animation.playState === 'finished') write(animation, 'startTime', timelineMsOf(animation) - this.timeMs / heldRate)
  }

  /** Finishes the animation. An animation that loops forwards has no end and runs on. */
  finish(endMs: number): void {
    this.giveBack()
    if (this.ownRate < 0 || endMs < Infinity) this.animation.finish()
  }

  private cover(): void {
    const { animation } = this
    for (const [name, ratesAfter] of Object.entries(METHODS)) {
      const method = read(animation, name) as (...args: unknown[]) => unknown
      this.define(name, {
        value: (...args: unknown[]) =>
          this.asOwn(
            () => method.apply(animation, args),
            (rate) => ratesAfter(rate, args),
          ),
      })
    }
    const getters: Record<(typeof PROPERTIES)[number], () => unknown> = {
      currentTime: () => read(animation, 'currentTime'),
      playbackRate: () => this.heldRate,
      startTime: () => this.asOwn(() => read(animation, 'startTime')),
    }
    for (const name of PROPERTIES) {
      this.define(name, {
        get: getters[name],
        set: (value: unknown) => void this.asOwn(() => write(animation, name, value)),
      })
    }
  }

  private define(name: string, property: PropertyDescriptor): void {
    Object.defineProperty(this.animation, name, { ...property, configurable: true })
  }

  /** Does what the page asks for on the animation as the page knows it. */
  private asOwn<T>(act: () => T, rateAfter: (ownRate: number) => number | undefined = () => undefined): T {
    const { speed, ownRate } = this
    this.giveBack()
    let rate: number | undefined
    try {
      const result = act()
      rate = rateAfter(ownRate)
      return result
    } finally {
      this.run(speed, rate)
    }
  }
}
