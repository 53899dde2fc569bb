import { createContext, useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { HELD_STORAGE_KEY } from '../../machines/common/stored-choice.ts'
import { motionControlMachine } from '../../machines/motion-control/motion-control.machine.ts'
import type { MotionControlTexts } from '../../machines/motion-control/motion-control.machine.ts'
import { useMachineActor } from './useMachineActor.ts'

/** The control that holds every loop of the site (WCAG 2.2.2). */
export const MotionControlContext = createContext<Actor<typeof motionControlMachine> | undefined>(undefined)

/** Provides the site-wide motion control to everything below it. The visitor's choice holds for every page opened in this tab. */
export function MotionControl({ texts, children }: { texts: MotionControlTexts; children: ReactNode }) {
  const actor = useMachineActor(motionControlMachine, { texts, held: wasHeld() }, { texts })
  useEffect(() => {
    const subscription = actor.subscribe(noteWish)
    return () => subscription.unsubscribe()
  }, [actor])
  return <MotionControlContext value={actor}>{children}</MotionControlContext>
}

/** Whether the visitor has stopped all motion on an earlier page of this visit. */
export function wasHeld(): boolean {
  try {
    return sessionStorage.getItem(HELD_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/** Stores only the visitor's own choice: reduced motion is queried again on each page. */
function noteWish({ value, context }: SnapshotFrom<typeof motionControlMachine>): void {
  if (context.reducedMotion) return
  try {
    if (value === 'held') sessionStorage.setItem(HELD_STORAGE_KEY, '')
    else sessionStorage.removeItem(HELD_STORAGE_KEY)
  } catch {
    // Without storage the choice holds for the open page.
  }
}
