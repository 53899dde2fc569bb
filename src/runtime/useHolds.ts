import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isPaused } from '#machines/common/loop.ts'
import type { LoopContext, HoldReason } from '#machines/common/loop.ts'
import { isMotionHeld, motionControl } from './motionControl.ts'

/** An actor whose loop can be held. */
export interface Holdable {
  send(event: { type: 'hold.changed'; reason: HoldReason; held: boolean }): void
}

/** An actor with a pause button. */
export interface Pausable {
  getSnapshot(): { context: LoopContext }
  subscribe(listener: () => void): { unsubscribe(): void }
}

/**
 * Holds a loop while `element` is outside the viewport and while the visitor has stopped all motion. `reasons` selects further holds:
 * `pointer` while the pointer is over the element, and `focus` while the keyboard focus is inside. `pausedWith` is an actor that the
 * visitor pauses and resumes together with this loop.
 */
export function useHolds(
  actor: Holdable,
  element: RefObject<HTMLElement | null>,
  reasons: { pointer?: boolean; focus?: boolean; pausedWith?: Pausable } = {},
): void {
  const { pointer = false, focus = false, pausedWith } = reasons

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
    if (focus) {
      node?.addEventListener('focusin', ({ target }) => hold('focus', (target as Element).matches(':focus-visible')), { signal })
      node?.addEventListener('focusout', ({ relatedTarget }) => !node.contains(relatedTarget as Node | null) && hold('focus', false), {
        signal,
      })
    }
    return () => {
      unmounted.abort()
      subscription.unsubscribe()
      observer?.disconnect()
    }
  }, [actor, element, pointer, focus, pausedWith])
}
