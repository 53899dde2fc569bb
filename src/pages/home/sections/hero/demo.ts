/** Props that the panel passes to every demo. */
export interface DemoProps {
  /** Whether the panel's pause button is pressed. */
  paused: boolean
  /** Whether the keyboard focus is in the panel: only then is the demo's result announced. */
  attended: boolean
}
