import { createContext, useEffect, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Actor, SnapshotFrom } from 'xstate'
import { motionControlMachine } from '../../machines/motion-control/motion-control.machine.ts'
import type { MotionControlTexts } from '../../machines/motion-control/motion-control.machine.ts'
import { useMachineActor } from './useMachineActor.ts'

/** The one control that holds every loop of the site (WCAG 2.2.2). */
export const MotionControlContext = createContext<Actor<typeof motionControlMachine> | undefined>(undefined)

/**
 * Keeps the site-wide motion control alive for everything below it.
 *
 * What the visitor has chosen also outlives a reload. It is noted with the entry of the history that is shown, which the browser
 * forgets with the tab: no key in a storage for a wish of one visit.
 */
export function MotionControl({ texts, children }: { texts: MotionControlTexts; children: ReactNode }) {
  const actor = useMachineActor(motionControlMachine, { texts, held: wasHeld() }, { texts })
  // Renders again with every other history entry, and so stores the wish there too: it may be the one that is reloaded.
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

/** The visitor's own wish alone: what the system asks for, it asks for again. */
function noteWish({ value, context }: SnapshotFrom<typeof motionControlMachine>): void {
  noteHeld(value === 'held' && !context.reducedMotion)
}

/** Adds to what the router keeps with the entry, or takes it away again. */
function noteHeld(held: boolean): void {
  const { motionHeld, ...others } = stateOfEntry() ?? {}
  if ((motionHeld === true) === held) return
  history.replaceState(held ? { ...others, motionHeld: true } : others, '')
}

/** Whatever a page of this origin has left with the entry. */
function stateOfEntry(): { motionHeld?: unknown } | null {
  const state: unknown = history.state
  return typeof state === 'object' ? state : null
}
