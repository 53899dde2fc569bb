/** Props that the panel passes to every demo. */
export interface DemoProps {
  /** Whether the panel's pause button is pressed. */
  paused: boolean
  /** Whether the keyboard focus is in the panel. Only then does the demo announce its result. */
  attended: boolean
}
