import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Holdable } from '#runtime/useHolds.ts'

/** Holds a loop while the visitor is touching the controls inside `element` or the focus is on one of them. */
export function useControlHold(actor: Holdable, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = element.current
    if (!node) return
    const held = { pressed: false, focused: false }
    const note = (how: keyof typeof held, isHeld: boolean) => {
      if (held[how] === isHeld) return
      held[how] = isHeld
      actor.send({ type: 'hold.changed', reason: 'control', held: held.pressed || held.focused })
    }
    const unmounted = new AbortController()
    const { signal } = unmounted
    node.addEventListener('pointerdown', () => note('pressed', true), { signal })
    node.addEventListener('focusin', () => note('focused', true), { signal })
    node.addEventListener('focusout', ({ relatedTarget }) => note('focused', node.contains(relatedTarget as Node | null)), { signal })
    // Listens on the window, because the finger may be outside the control when it is lifted.
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, () => note('pressed', false), { signal })
    return () => {
      unmounted.abort()
      actor.send({ type: 'hold.changed', reason: 'control', held: false })
    }
  }, [actor, element])
}
