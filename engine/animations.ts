import { createBrowserHost } from './browser-host.ts'
import type { Engine } from './contract.ts'
import type { Host } from './host.ts'

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

/** An Animation of the Web Animations API: a CSS transition, CSS keyframes, `element.animate`, a view transition. */
export interface PageAnimation {
  /** A time in ms, or null while the animation is idle. The DOM allows other types only on timelines that are skipped here. */
  currentTime: unknown
  playbackRate: number
  readonly playState: string
  readonly timeline: unknown
  readonly effect: unknown
  finish(): void
  cancel(): void
}

export interface AnimatedDocument {
  /** The document's timeline; its `currentTime` is real time in ms. */
  readonly timeline: { readonly currentTime: unknown }
  getAnimations(): readonly PageAnimation[]
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
  readonly animation: PageAnimation
  readonly effect: AnimationEffect
  /** The playback rate that the page has set. */
  readonly ownRate: number
  /** Engine time, in ms, at which `currentTime` was 0, or would have been 0 if the animation had been followed from its start. */
  beganAt: number
  /** Engine time at which the animation finished or was cancelled, in ms. Infinity until then. */
  endedAt: number
  /** The animation's `currentTime` in the present, to be restored after a past moment is shown. */
  presentMs: number
}

const timeOf = ({ currentTime }: PageAnimation): number => currentTime as number

/** Engine changes that affect the speed of animations. */
const CHANGES_OF_SPEED: ReadonlySet<string> = new Set(['paused', 'resumed', 'rate', 'hidden', 'shown'])

/** Maximum number of finished animations that are remembered, so that `lookAt` can show them. */
const REMEMBERED = 2_000

/**
 * Puts a document's own animations on engine time: they stand still while the engine is paused, run at its rate and move with its
 * steps. Scroll-driven animations still follow the scroll position. New animations are found in the frame in which they begin.
 *
 * Meant for inspecting and testing, because it checks the document in every frame. It is a separate entry point, so a page that does
 * not import it does not load its code.
 *
 * @param host Source of frames. The browser by default.
 */
export function followAnimations(
  engine: Engine,
  document: AnimatedDocument,
  host: Pick<Host, 'requestFrame' | 'cancelFrame'> = createBrowserHost(),
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
  /** Engine time to which the animations have been moved, in ms. */
  let movedTo = engine.now()
  let isReleased = false

  const speed = () => (engine.paused || isHidden ? 0 : engine.rate)

  function look(): void {
    if (isReleased) return
    const now = engine.now()
    const present = new Set(document.getAnimations().filter(isOwn))
    for (const one of followed.values()) if (!present.has(one.animation)) leave(one, now)
    // While the engine runs, the browser moves the animations. If time has moved while the engine is paused, that was a step.
    if (engine.paused) for (const one of followed.values()) moveBy(one, now - movedTo)
    movedTo = now
    const realMs = document.timeline.currentTime as number
    const sinceMs = Math.max(0, realMs - lookedAt)
    lookedAt = realMs
    for (const animation of present) if (!followed.has(animation)) catchNew(animation, now, sinceMs)
    applySpeed()
  }

  /**
   * Whether to follow an animation: it is not scroll-driven, does not run backwards, is not a copy made for `lookAt`, and is not inside
   * a shadow root, such as the inspector's.
   */
  function isOwn({ timeline, effect, playbackRate }: PageAnimation): boolean {
    const target = (effect as Partial<AnimationEffect> | null)?.target
    return (
      playbackRate >= 0 &&
      timeline === document.timeline &&
      target?.getRootNode() === document &&
      !copies.some((copy) => copy.effect === effect)
    )
  }

  function catchNew(animation: PageAnimation, now: number, sinceMs: number): void {
    // Skips animations that the page has paused or that have finished.
    if (animation.playState !== 'running') return
    const effect = animation.effect as AnimationEffect
    const ownRate = animation.playbackRate
    if (hasJumped || shownMs !== undefined) {
      // The animation starts only because another moment is shown.
      finish({ animation, effect, ownRate })
      return
    }
    // The animation started after the last check, so it has run at its own rate for at most `sinceMs`: that is corrected here.
    animation.currentTime = timeOf(animation) - Math.min(timeOf(animation), sinceMs * ownRate) * (1 - speed())
    followed.set(animation, { animation, effect, ownRate, beganAt: now - timeOf(animation) / ownRate, endedAt: Infinity, presentMs: 0 })
  }

  function moveBy(one: Followed, ms: number): void {
    if (ms === 0 || shownMs !== undefined || one.animation.playState !== 'running') return
    const next = timeOf(one.animation) + ms * one.ownRate
    if (next < one.effect.getComputedTiming().endTime) one.animation.currentTime = next
    else finish(one)
  }

  function leave(one: Followed, now: number): void {
    followed.delete(one.animation)
    one.endedAt = now
    over.push(one)
    if (over.length > REMEMBERED) over = over.slice(REMEMBERED / 2)
  }

  function applySpeed(): void {
    for (const { animation, ownRate } of followed.values()) {
      const rate = ownRate * speed()
      // With a rate of 0, the animation cannot finish while the engine stands still.
      if (animation.playState === 'running' && animation.playbackRate !== rate) animation.playbackRate = rate
    }
  }

  function show(atMs: number): void {
    for (const { animation, beganAt, ownRate } of followed.values()) {
      animation.playbackRate = 0
      animation.currentTime = Math.max(0, (atMs - beganAt) * ownRate)
    }
    copies = over.filter(({ beganAt, endedAt }) => beganAt <= atMs && atMs < endedAt).map((one) => copyOf(one, atMs))
  }

  function lookAt(atMs?: number): void {
    if (atMs === undefined && shownMs === undefined) return
    for (const copy of copies) copy.cancel()
    copies = []
    if (shownMs === undefined && atMs !== undefined) for (const one of followed.values()) one.presentMs = timeOf(one.animation)
    if (atMs === undefined) for (const one of followed.values()) one.animation.currentTime = one.presentMs
    else show(atMs)
    shownMs = atMs
    hasJumped = true
  }

  let frame = host.requestFrame(function next() {
    look()
    hasJumped = false
    frame = host.requestFrame(next)
  })
  // Looks in a microtask, so that a pause and a resume within one task, as around each recorded event, cancel each other out.
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
      for (const { animation, ownRate } of followed.values()) animation.playbackRate = ownRate
    },
  }
}

/** Shows a finished animation on its element again, as it was at engine time `atMs`. */
function copyOf({ effect, beganAt, ownRate }: Followed, atMs: number): PageAnimation {
  const { target, pseudoElement } = effect
  const copy = target.animate(effect.getKeyframes(), { ...effect.getTiming(), fill: 'both', pseudoElement })
  copy.playbackRate = 0
  copy.currentTime = (atMs - beganAt) * ownRate
  return copy
}

/** Finishes an animation. Restores its rate first, since a stopped animation cannot finish. A looping animation has no end. */
function finish({ animation, effect, ownRate }: Pick<Followed, 'animation' | 'effect' | 'ownRate'>): void {
  animation.playbackRate = ownRate
  if (effect.getComputedTiming().endTime < Infinity) animation.finish()
}
