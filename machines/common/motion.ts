/** Input of every timed behaviour. */
export type MotionInput = {
  /** True if the visitor prefers reduced motion: the behaviour goes to its end at once. */
  reducedMotion: boolean
}

/** The visitor has turned on reduced motion while the page is open: go to the end, stop looping. */
export type MotionEvent = { type: 'motion.reduced' }
