/** Input of every timed behaviour. */
export type MotionInput = {
  /** True if the visitor prefers reduced motion. The behaviour then goes to its final state at once. */
  reducedMotion: boolean
}

/** The visitor has turned on reduced motion while the page is open. The behaviour goes to its final state and stops looping. */
export type MotionEvent = { type: 'motion.reduced' }
