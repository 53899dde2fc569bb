/** What every timed behaviour is told when it starts. */
export type MotionInput = {
  /** True when the visitor asks for less motion: the behaviour is at its end at once. */
  reducedMotion: boolean
}

/** The visitor has asked for less motion while the page was open: go to the end, stop looping. */
export type MotionEvent = { type: 'motion.reduced' }
