import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isPaused } from '#machines/common/loop.ts'
import type { HoldContext, HoldReason } from '#machines/common/loop.ts'
import { isMotionHeld, motionControl } from './motionControl.ts'

/** An actor whose loop can be held. */
interface Holdable {
  send(event: { type: 'hold.changed'; reason: HoldReason; held: boolean }): void
}

/** An actor with a pause button. */
export interface Pausable {
  getSnapshot(): { context: HoldContext }
  subscribe(listener: () => void): { unsubscribe(): void }
}

/**
 * Holds a loop while `element` is outside the viewport and while the visitor has stopped all motion. `reasons` selects further holds:
 * `pointer` while the pointer is over the element, and `controls` while something in that element is pressed or has the keyboard focus.
 * `pausedWith` is an actor that the visitor pauses and resumes together with this loop.
 */
export function useHolds(
  actor: Holdable,
  element: RefObject<HTMLElement | null>,
  reasons: { pointer?: boolean; controls?: RefObject<HTMLElement | null>; pausedWith?: Pausable } = {},
): void {
  const { pointer = false, controls, pausedWith } = reasons

  useEffect(() => {
    const hold = (reason: HoldReason, held: boolean) => actor.send({ type: 'hold.changed', reason, held })
    const node = element.current
    const unmounted = new AbortController()
    const { signal } = unmounted
    const report = () => (pausedWith ? hold('button', isPaused(pausedWith.getSnapshot())) : hold('site', isMotionHeld()))
    report()
    const subscription = (pausedWith ?? motionControl()).subscribe(report)
    // On a busy computer the observer delivers several entries at once, of which the last is current.
    const seen = (entries: readonly IntersectionObserverEntry[]) => hold('offscreen', !entries.at(-1)?.isIntersecting)
    const observer = typeof IntersectionObserver === 'function' ? new IntersectionObserver(seen) : undefined
    if (node) observer?.observe(node)
    if (pointer) {
      // Touch is ignored, because a finger does not hover.
      node?.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && hold('pointer', true), { signal })
      node?.addEventListener('pointerleave', () => hold('pointer', false), { signal })
    }
    const used = controls?.current
    if (used) {
      used.addEventListener('pointerdown', () => hold('pressed', true), { signal })
      // Listens on the window, because the finger may be outside the control when it is lifted.
      for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, () => hold('pressed', false), { signal })
      used.addEventListener('focusin', ({ target }) => hold('focus', (target as Element).matches(':focus-visible')), { signal })
      used.addEventListener('focusout', ({ relatedTarget }) => !used.contains(relatedTarget as Node | null) && hold('focus', false), {
        signal,
      })
    }
    return () => {
      unmounted.abort()
      subscription.unsubscribe()
      observer?.disconnect()
    }
  }, [actor, element, pointer, controls, pausedWith])
}
