/** Input of every machine that reacts to reduced motion. */
export type MotionInput = {
  /** True if the visitor prefers reduced motion. The behaviour then shows its final state at once, and never loops. */
  reducedMotion: boolean
}

/** The visitor has turned on reduced motion while the page is open. The behaviour goes to its final state and stops looping. */
export type MotionEvent = { type: 'motion.reduced' }
