import { BURST_MS } from '#machines/confetti/confetti.machine.ts'
import { fanOf, flightsOf, poseAt } from './confettiFlight.ts'
import { gsap } from './gsapOnEngine.ts'

interface Burst {
  /** The same seed gives the same burst. */
  seed: number
  /** Width of the lane that the pieces come from, in px. Scales the fan. */
  laneWidthPx: number
  /** How long ago the burst began, in ms. Not 0 if the motion code loads after the burst has started. */
  begunMsAgo: number
}

/**
 * Makes strokes burst out of the finish line. They fan out, fall and fade, and are gone after `BURST_MS`.
 *
 * Runs on engine time, so pausing the engine stops the pieces in mid-air.
 *
 * @param pieces Elements in the finish line.
 * @returns a function that ends the burst at once.
 */
export function burst(pieces: readonly Element[], { seed, laneWidthPx, begunMsAgo }: Burst): () => void {
  const { widthPx, heightPx } = fanOf(laneWidthPx)
  const flights = flightsOf(seed, pieces.length)
  const clock = { ms: begunMsAgo }
  const draw = () => {
    for (const [index, flight] of flights.entries()) {
      const { x, y, rotation, opacity } = poseAt(flight, clock.ms)
      gsap.set(pieces[index] as Element, { x: x * widthPx, y: y * heightPx, rotation, opacity })
    }
  }
  draw()
  const tween = gsap.to(clock, { ms: BURST_MS, duration: Math.max(0, BURST_MS - begunMsAgo) / 1000, ease: 'none', onUpdate: draw })
  return () => tween.kill()
}
