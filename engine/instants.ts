/** Two instants closer than this are one, in ms. Far below any delay, far above rounding errors. */
export const TOLERANCE_MS = 1e-6

/** Frames a second on the grid of simulated and stepped time. */
const FRAMES_PER_SECOND = 60

/** The time between two frames of the grid, in ms. */
export const FRAME_MS = 1000 / FRAMES_PER_SECOND

/**
 * Puts an instant that is a rounding error away from a whole millisecond onto it,
 * so that 600 frames of 1000/60 ms end at 10,000 and not beside it.
 */
export function settle(instantMs: number): number {
  const wholeMs = Math.round(instantMs)
  const isOff = instantMs - wholeMs
  return isOff < TOLERANCE_MS && isOff > -TOLERANCE_MS ? wholeMs : instantMs
}

/** The first frame of the grid k × 1000/60 that lies after an instant. */
export function nextFrameAfter(instantMs: number): number {
  const frameNumber = Math.floor(((instantMs + TOLERANCE_MS) * FRAMES_PER_SECOND) / 1000) + 1
  return (frameNumber * 1000) / FRAMES_PER_SECOND
}
