import { createBrowserHost } from './browser-host.ts'
import type { Engine } from './contract.ts'
import type { Host } from './host.ts'

// The engine compiles without DOM types. These are the few shapes it needs.

interface AnimationTarget {
  getRootNode(): unknown
  animate(keyframes: readonly unknown[], options: object): PageAnimation
}

interface AnimationEffect {
  readonly target: AnimationTarget
  readonly pseudoElement: string | null
  /** In ms; Infinity for one that loops. */
  getComputedTiming(): { readonly endTime: number }
  getTiming(): object
  getKeyframes(): readonly unknown[]
}

/** An Animation of the Web Animations API: a CSS transition, CSS keyframes, `element.animate`, a view transition. */
export interface PageAnimation {
  /** In ms, because animations on other timelines are skipped; null while it does not play. */
  currentTime: unknown
  playbackRate: number
  readonly playState: string
  readonly timeline: unknown
  readonly effect: unknown
  finish(): void
  cancel(): void
}

export interface AnimatedDocument {
  /** `currentTime` is real time in ms. */
  readonly timeline: { readonly currentTime: unknown }
  getAnimations(): readonly PageAnimation[]
}

export interface FollowedAnimations {
  /**
   * Shows every animation, finished ones included, as it was at a past moment, until it is called without one.
   *
   * @param atMs Engine time in ms.
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
  /** Engine time at which its `currentTime` was 0, in ms, as if it had always been followed. */
  beganAt: number
  /** Engine time at which it finished. */
  endedAt: number
  /** Its present `currentTime`, kept while a past moment is shown. */
  presentMs: number
}

const timeOf = ({ currentTime }: PageAnimation): number => currentTime as number

/** Engine changes that affect the speed of animations. */
const CHANGES_OF_SPEED: ReadonlySet<string> = new Set(['paused', 'resumed', 'rate', 'hidden', 'shown'])

/** How many finished animations are remembered, so that they can be shown again. */
const REMEMBERED = 2_000

/**
 * Lets a document's own animations run on engine time: they stand still while the engine is paused, run at its rate and move with
 * its steps. Scroll-driven ones follow the scroll position as before. New ones are caught in the frame in which they begin.
 *
 * For inspecting and testing: it looks at the document in every frame. A page that does not import it carries none of it.
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
  /** Whether the shown moment, rather than the page, has changed since the last frame. */
  let hasJumped = false
  let isHidden = false
  /** Real time of the last check, in ms. Animations that the first check finds have been driven by the browser until then. */
  let lookedAt = Infinity
  /** Engine time up to which the animations have been moved. */
  let movedTo = engine.now()
  let isReleased = false

  const speed = () => (engine.paused || isHidden ? 0 : engine.rate)

  function look(): void {
    if (isReleased) return
    const now = engine.now()
    const present = new Set(document.getAnimations().filter(isOwn))
    for (const one of followed.values()) if (!present.has(one.animation)) leave(one, now)
    // While running, each moves by its own rate; a step is what paused time has moved by.
    if (engine.paused) for (const one of followed.values()) moveBy(one, now - movedTo)
    movedTo = now
    const realMs = document.timeline.currentTime as number
    const sinceMs = Math.max(0, realMs - lookedAt)
    lookedAt = realMs
    for (const animation of present) if (!followed.has(animation)) catchNew(animation, now, sinceMs)
    applySpeed()
  }

  /** Not scroll-driven, not run backwards, and not inside a shadow root, such as that of a tool. */
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
    // Paused by the page, or finished.
    if (animation.playState !== 'running') return
    const effect = animation.effect as AnimationEffect
    const ownRate = animation.playbackRate
    if (hasJumped || shownMs !== undefined) {
      // It starts only because another moment is shown.
      finish({ animation, effect, ownRate })
      return
    }
    // It started after the last check, so it has run at its own rate for at most that long.
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
      // A stopped animation never finishes.
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
  // A pause and a resume within one task, as around each recorded event, cancel each other out.
  let isDue = false
  const leaveEngine = engine.observe(({ type, now }) => {
    if (type === 'hidden' || type === 'shown') isHidden = type === 'hidden'
    // Until then the browser has driven them.
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

/** Shows a finished animation on its element again, as it was. */
function copyOf({ effect, beganAt, ownRate }: Followed, atMs: number): PageAnimation {
  const { target, pseudoElement } = effect
  const copy = target.animate(effect.getKeyframes(), { ...effect.getTiming(), fill: 'both', pseudoElement })
  copy.playbackRate = 0
  copy.currentTime = (atMs - beganAt) * ownRate
  return copy
}

/** A stopped animation cannot finish, and a looping one never does. */
function finish({ animation, effect, ownRate }: Pick<Followed, 'animation' | 'effect' | 'ownRate'>): void {
  animation.playbackRate = ownRate
  if (effect.getComputedTiming().endTime < Infinity) animation.finish()
}
