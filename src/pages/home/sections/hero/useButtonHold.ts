import { useEffect } from 'react'
import type { Holdable } from '#runtime/useHolds.ts'

/** Holds a demo while the pause button of the panel around it is pressed. */
export function useButtonHold(actor: Holdable, paused: boolean): void {
  useEffect(() => {
    actor.send({ type: 'hold.changed', reason: 'button', held: paused })
  }, [actor, paused])
}
