import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Holdable } from '#runtime/useHolds.ts'

/** Holds a loop while the visitor is touching the controls inside `element` or the focus is on one of them. */
export function useControlHold(actor: Holdable, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = element.current
    if (!node) return
    let pressed = false
    let focused = false
    const report = () => actor.send({ type: 'hold.changed', reason: 'control', held: pressed || focused })
    const press = () => {
      pressed = true
      report()
    }
    const letGo = () => {
      if (!pressed) return
      pressed = false
      report()
    }
    const enter = () => {
      focused = true
      report()
    }
    const leave = (event: FocusEvent) => {
      if (node.contains(event.relatedTarget as Node | null)) return
      focused = false
      report()
    }
    const unmounted = new AbortController()
    const { signal } = unmounted
    node.addEventListener('pointerdown', press, { signal })
    node.addEventListener('focusin', enter, { signal })
    node.addEventListener('focusout', leave, { signal })
    // Listens on the window, because the finger may be outside the control when it is lifted.
    addEventListener('pointerup', letGo, { signal })
    addEventListener('pointercancel', letGo, { signal })
    return () => {
      unmounted.abort()
      actor.send({ type: 'hold.changed', reason: 'control', held: false })
    }
  }, [actor, element])
}
