import { createContext, useEffect, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Actor, SnapshotFrom } from 'xstate'
import { motionControlMachine } from '../../machines/motion-control/motion-control.machine.ts'
import type { MotionControlTexts } from '../../machines/motion-control/motion-control.machine.ts'
import { useMachineActor } from './useMachineActor.ts'

/** The control that holds every loop of the site (WCAG 2.2.2). */
export const MotionControlContext = createContext<Actor<typeof motionControlMachine> | undefined>(undefined)

/**
 * Provides the site-wide motion control to everything below it.
 *
 * The visitor's choice survives a reload. It is stored in the current history entry, which the browser discards with the tab, so
 * a choice for one visit needs no key in storage.
 */
export function MotionControl({ texts, children }: { texts: MotionControlTexts; children: ReactNode }) {
  const actor = useMachineActor(motionControlMachine, { texts, held: wasHeld() }, { texts })
  // Re-renders on every other history entry, and so stores the choice there too: any entry may be reloaded.
  useLocation()
  useLayoutEffect(() => noteWish(actor.getSnapshot()))
  useEffect(() => {
    const subscription = actor.subscribe(noteWish)
    return () => subscription.unsubscribe()
  }, [actor])
  return <MotionControlContext value={actor}>{children}</MotionControlContext>
}

function wasHeld(): boolean {
  return typeof history !== 'undefined' && stateOfEntry()?.motionHeld === true
}

/** Stores only the visitor's own choice: reduced motion is queried again on each visit. */
function noteWish({ value, context }: SnapshotFrom<typeof motionControlMachine>): void {
  noteHeld(value === 'held' && !context.reducedMotion)
}

/** Adds the choice to the router's state in the history entry, or removes it. */
function noteHeld(held: boolean): void {
  const { motionHeld, ...others } = stateOfEntry() ?? {}
  if ((motionHeld === true) === held) return
  history.replaceState(held ? { ...others, motionHeld: true } : others, '')
}

/** Whatever a page of this origin has stored in the history entry. */
function stateOfEntry(): { motionHeld?: unknown } | null {
  const state: unknown = history.state
  return typeof state === 'object' ? state : null
}
