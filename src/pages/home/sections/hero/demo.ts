import type { Pausable } from '#runtime/useHolds.ts'

/** Props that the panel passes to every demo. */
export interface DemoProps {
  /** The panel's rotation, whose pause button holds the demo, too. */
  rotation: Pausable
  /** Whether the keyboard focus is in the panel. Only then does the demo announce its result. */
  attended: boolean
}
