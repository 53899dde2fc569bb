import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isStopped } from '#machines/common/holds.ts'
import type { HoldContext, HoldReason } from '#machines/common/holds.ts'
import { isMotionHeld, motionControl } from './motionControl.ts'

/** An actor whose loop can be held. */
export interface Holdable {
  send(event: { type: 'hold.changed'; reason: HoldReason; held: boolean }): void
}

/** An actor with a pause button. */
export interface Pausable {
  getSnapshot(): { context: HoldContext }
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
    const ends: (() => void)[] = []
    const listen = (type: string, listener: (event: Event) => void) => {
      node?.addEventListener(type, listener)
      ends.push(() => node?.removeEventListener(type, listener))
    }

    const report = () => (pausedWith ? hold('button', isStopped(pausedWith.getSnapshot())) : hold('site', isMotionHeld()))
    report()
    const subscription = (pausedWith ?? motionControl()).subscribe(report)
    ends.push(() => subscription.unsubscribe())
    if (node && typeof IntersectionObserver === 'function') {
      // On a busy computer the observer delivers several entries at once, of which the last is current.
      const observer = new IntersectionObserver((entries) => hold('offscreen', !entries.at(-1)?.isIntersecting))
      observer.observe(node)
      ends.push(() => observer.disconnect())
    }
    if (pointer) {
      // Touch is ignored, because a finger does not hover.
      listen('pointerenter', (event) => (event as PointerEvent).pointerType !== 'touch' && hold('pointer', true))
      listen('pointerleave', () => hold('pointer', false))
    }
    if (focus) {
      listen('focusin', (event) => hold('focus', (event.target as Element).matches(':focus-visible')))
      listen('focusout', (event) => !node?.contains((event as FocusEvent).relatedTarget as Node | null) && hold('focus', false))
    }
    return () => ends.forEach((end) => end())
  }, [actor, element, pointer, focus, pausedWith])
}
