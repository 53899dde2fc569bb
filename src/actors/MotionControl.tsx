import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import { motionControlMachine } from '../../machines/motion-control/motion-control.machine.ts'
import { useMachineActor } from './useMachineActor.ts'

/** The one control that holds every loop of the site (WCAG 2.2.2). */
export const MotionControlContext = createContext<Actor<typeof motionControlMachine> | undefined>(undefined)

/** Keeps the site-wide motion control alive for everything below it. */
export function MotionControl({ children }: { children: ReactNode }) {
  const actor = useMachineActor(motionControlMachine, {})
  return <MotionControlContext value={actor}>{children}</MotionControlContext>
}
