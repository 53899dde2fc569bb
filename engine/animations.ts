import { createBrowserHost } from './browser-host.ts'
import type { Engine } from './contract.ts'
import type { Host } from './host.ts'
import { TOLERANCE_MS } from './instants.ts'
import { SlowedAnimation } from './slowed-animation.ts'
import type { PageAnimation } from './slowed-animation.ts'

export type { PageAnimation } from './slowed-animation.ts'

// The engine compiles without DOM types. These are the few DOM types it needs.

interface AnimationTarget {
  getRootNode(): unknown
  animate(keyframes: readonly unknown[], options: object): PageAnimation
}

interface AnimationEffect {
  readonly target: AnimationTarget
  readonly pseudoElement: string | null
  /** `endTime` is in ms, and Infinity for an animation that loops. */
  getComputedTiming(): { readonly endTime: number }
  getTiming(): object
  getKeyframes(): readonly unknown[]
}

/** A document or a shadow root. */
export interface AnimatedTree {
  getAnimations(): readonly PageAnimation[]
  querySelectorAll(selectors: '*'): Iterable<AnimatedElement>
}

export interface AnimatedElement {
  readonly shadowRoot: AnimatedTree | null
}

export interface AnimatedDocument extends AnimatedTree {
  /** The document's timeline; its `currentTime` is real time in ms. */
  readonly timeline: { readonly currentTime: unknown }
}

export interface FollowedAnimations {
  /**
   * Shows every animation, including finished ones, as it was at a past moment. A call without `atMs` returns to the present.
   *
   * @param atMs The moment, as engine time in ms.
   */
  lookAt(atMs?: number): void
  /** Stops following the document: the browser drives its animations again. */
  release(): void
}

/** What the engine knows about an animation. */
interface Followed {
  readonly slowed: SlowedAnimation
  readonly effect: AnimationEffect
  /** The playback rate that the page has set, as of the last frame. */
  ownRate: number
  /** Engine time, in ms, at which `currentTime` was 0, or would have been 0 at the animation's own rate. */
  zeroAt: number
  /** Engine time from which the animation is known to have run, in ms. */
  readonly beganAt: number
  /** Engine time at which the animation stopped running, in ms. Infinity until then. */
  endedAt: number
  /** The animation's `currentTime` in the present, to be restored after a past moment is shown. */
  presentMs: number
}

/** Engine changes that affect the speed of animations. */
const CHANGES_OF_SPEED: ReadonlySet<string> = new Set(['paused', 'resumed', 'rate', 'hidden', 'shown'])

/** How often the elements are searched for shadow roots while time runs as in the browser, in ms: in every frame it would be slow. */
const SEARCH_MS = 1_000

/** Maximum number of finished animations that are remembered, so that `lookAt` can show them. */
const REMEMBERED = 2_000

/**
 * Puts a document's own animations on engine time: they stand still while the engine is paused, run at its rate and move with its
 * steps. Scroll-driven animations still follow the scroll position. New animations are found in the frame in which they begin. The page
 * cannot tell: it reads the rates that it has set, and its calls do what they do without an engine.
 *
 * Meant for inspecting and testing, because it checks the document in every frame. It is a separate entry point, so a page that does
 * not import it does not load its code.
 *
 * @param host Source of frames. The browser by default.
 * @param isLeftAlone Whether an element's shadow root keeps its animations. By default none does.
 */
export function followAnimations(
  engine: Engine,
  document: AnimatedDocument,
  host: Pick<Host, 'requestFrame' | 'cancelFrame'> = createBrowserHost(),
  isLeftAlone: (element: AnimatedElement) => boolean = () => false,
): FollowedAnimations {
  const followed = new Map<PageAnimation, Followed>()
  let over: Followed[] = []
  let copies: PageAnimation[] = []
  let shownMs: number | undefined
  /** Whether `lookAt` has changed the shown moment since the last frame. */
  let hasJumped = false
  let isHidden = false
  /** Real time of the last check, in ms. Infinity before the first check, so that the time of animations found then is not corrected. */
  let lookedAt = Infinity
  let lookedAtSpeed = 1
  /** The document and all open shadow roots in it, at the last search, and the real time of that search, in ms. */
  let trees: readonly AnimatedTree[] = []
  let searchedAt = 0
  /** Engine time to which the animations have been moved, in ms. */
  let movedTo = engine.now()
  let isReleased = false

  const speed = () => (shownMs !== undefined || engine.paused || isHidden ? 0 : engine.rate)

  function look(isFrame = false): void {
    if (isReleased) return
    const now = engine.now()
    const realMs = document.timeline.currentTime as number
    if (!isFrame || speed() !== 1 || realMs - searchedAt >= SEARCH_MS) {
      trees = treesIn(document)
      searchedAt = realMs
    }
    const running = new Set(trees.flatMap((tree) => tree.getAnimations().filter(isFollowable)))
    for (const [animation, one] of followed) if (!running.has(animation) || one.slowed.isFree) leave(animation, one, now)
    // While the engine runs, the browser moves the animations. If time has moved while the engine is paused, that was a step.
    if (engine.paused) for (const one of followed.values()) moveBy(one, now - movedTo)
    movedTo = now
    const sinceMs = Math.max(0, realMs - lookedAt)
    lookedAt = realMs
    for (const animation of running) if (!followed.has(animation)) catchNew(animation, now, sinceMs)
    for (const one of followed.values()) {
      noteRate(one, now)
      one.slowed.run(speed())
    }
    lookedAtSpeed = speed()
  }

  /** The document or shadow root, and all open shadow roots in it. */
  function treesIn(tree: AnimatedTree): AnimatedTree[] {
    const found = [tree]
    for (const element of tree.querySelectorAll('*')) {
      if (element.shadowRoot && !isLeftAlone(element)) found.push(...treesIn(element.shadowRoot))
    }
    return found
  }

  /**
   * Whether to follow an animation: it runs, on a timeline of time and not of scrolling, it is not a copy made for `lookAt`, and it is not
   * in a shadow root that is left alone.
   */
  function isFollowable({ timeline, effect, playState, playbackRate }: PageAnimation): boolean {
    const target = (effect as Partial<AnimationEffect> | null)?.target
    return (
      playState === 'running' &&
      playbackRate !== 0 &&
      typeof (timeline as AnimatedDocument['timeline'] | null)?.currentTime === 'number' &&
      trees.includes(target?.getRootNode() as AnimatedTree) &&
      !copies.some((copy) => copy.effect === effect)
    )
  }

  function catchNew(animation: PageAnimation, now: number, sinceMs: number): void {
    const effect = animation.effect as AnimationEffect
    const slowed = new SlowedAnimation(animation)
    const { endTime } = effect.getComputedTiming()
    if (hasJumped || shownMs !== undefined) {
      // The animation starts only because another moment is shown.
      slowed.finish(endTime)
      return
    }
    const { ownRate } = slowed
    // The animation has run at its own rate since the last check, or since it started, if that is less: that is corrected here.
    const mostMs = sinceMs * Math.abs(ownRate)
    const sinceStartMs = ownRate > 0 ? slowed.timeMs : endTime - slowed.timeMs
    const ranMs = animation.pending ? 0 : Math.min(Math.abs(sinceStartMs), mostMs)
    if (lookedAtSpeed !== 1) slowed.timeMs -= ranMs * Math.sign(ownRate) * (1 - lookedAtSpeed)
    const zeroAt = now - slowed.timeMs / ownRate
    followed.set(animation, { slowed, effect, ownRate, zeroAt, beganAt: Math.min(zeroAt, now), endedAt: Infinity, presentMs: 0 })
  }

  /** Takes over a rate that the page has set since the last frame. */
  function noteRate(one: Followed, now: number): void {
    const { ownRate, timeMs } = one.slowed
    if (one.ownRate === ownRate || shownMs !== undefined) return
    one.ownRate = ownRate
    one.zeroAt = now - timeMs / ownRate
  }

  function moveBy({ slowed, effect }: Followed, ms: number): void {
    if (ms === 0 || shownMs !== undefined) return
    const next = slowed.timeMs + ms * slowed.ownRate
    const { endTime } = effect.getComputedTiming()
    const leftMs = slowed.ownRate > 0 ? endTime - next : next
    if (leftMs < TOLERANCE_MS) slowed.finish(endTime)
    else slowed.timeMs = next
  }

  function leave(animation: PageAnimation, one: Followed, now: number): void {
    one.slowed.giveBack()
    followed.delete(animation)
    one.endedAt = now
    over.push(one)
    if (over.length > REMEMBERED) over = over.slice(REMEMBERED / 2)
  }

  function lookAt(atMs?: number): void {
    if (atMs === undefined && shownMs === undefined) return
    for (const copy of copies) copy.cancel()
    const isFirst = shownMs === undefined
    shownMs = atMs
    hasJumped = true
    for (const one of followed.values()) {
      if (isFirst) one.presentMs = one.slowed.timeMs
      one.slowed.run(speed())
      one.slowed.timeMs = atMs === undefined ? one.presentMs : timeAt(one, atMs)
    }
    copies =
      atMs === undefined ? [] : over.filter(({ beganAt, endedAt }) => beganAt <= atMs && atMs < endedAt).map((one) => copyOf(one, atMs))
  }

  let frame = host.requestFrame(function next() {
    look(true)
    hasJumped = false
    frame = host.requestFrame(next)
  })
  // Looks in a microtask, so that several changes within one task, such as a pause and steps, are one.
  let isDue = false
  const leaveEngine = engine.observe(({ type, now }) => {
    if (type === 'hidden' || type === 'shown') isHidden = type === 'hidden'
    // Up to the pause, the browser moved the animations.
    if (type === 'paused') movedTo = now
    if (isDue || !CHANGES_OF_SPEED.has(type)) return
    isDue = true
    void Promise.resolve().then(() => {
      isDue = false
      look()
    })
  })
  look()

  return {
    lookAt,
    release() {
      lookAt()
      isReleased = true
      leaveEngine()
      host.cancelFrame(frame)
      for (const { slowed } of followed.values()) slowed.giveBack()
    },
  }
}

/** The `currentTime` of an animation at engine time `atMs`. */
const timeAt = ({ zeroAt, ownRate }: Followed, atMs: number): number => Math.max(0, (atMs - zeroAt) * ownRate)

/** Shows an animation that no longer runs on its element again, as it was at engine time `atMs`. */
function copyOf(one: Followed, atMs: number): PageAnimation {
  const { effect } = one
  const { target, pseudoElement } = effect
  const copy = target.animate(effect.getKeyframes(), { ...effect.getTiming(), fill: 'both', pseudoElement })
  copy.playbackRate = 0
  copy.currentTime = timeAt(one, atMs)
  return copy
}
