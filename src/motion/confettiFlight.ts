import { SeededRandom } from '@drei-tage/engine'
import { BURST_MS } from '#machines/confetti/confetti.machine.ts'

/** Time the pieces take to fan out, in ms. After that they only fall. */
export const FLIGHT_MS = 900
/** When the pieces begin to fade, in ms. */
const FADE_FROM_MS = 1_800

/** Air drag on a piece, per second: after FLIGHT_MS it has covered 97 % of its distance. */
const DRAG = 3.9
/** Terminal speed of a falling piece, in heights of the fan per second, and how quickly it is reached, per second. */
const FALL_SPEED = 0.52
const FALL_DRAG = 1.2
/** Horizontal sway of a piece that has fallen by one height of the fan, in widths of the fan. */
const SWAY = 0.02

/** The fan: from just above the lane to almost vertical, in degrees counterclockwise from the right. */
const LOWEST_DEGREES = 163
const STEEPEST_DEGREES = 85
/** How much higher every piece rises, in heights of the fan, so that it clears the edge of the lane. */
const LIFT = 0.08

/** The flight of one piece. Distances are shares of the fan's width and height, about -1 to 1, with the signs of `Pose`. */
export interface Flight {
  readonly toX: number
  readonly toY: number
  /** Rotation by the end of the flight, and rotation for each height of the fan that the piece falls, in degrees. */
  readonly turn: number
  readonly spin: number
  readonly swayPhase: number
  readonly swaySpeed: number
}

/** `x` is in widths of the fan (right is positive), `y` in its heights (down is positive), the rotation in degrees, the opacity 0 to 1. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly rotation: number
  readonly opacity: number
}

/**
 * The flights of a burst: strokes that come off the finish line and fan out over the lane.
 *
 * @param seed The same seed gives the same burst.
 * @param count Number of pieces, 1 or more.
 */
export function flightsOf(seed: number, count: number): Flight[] {
  // Separate from the engine's random numbers, so that drawing confetti does not change their sequence.
  const random = new SeededRandom(seed)
  const between = (low: number, high: number) => low + (high - low) * random.next()
  return Array.from({ length: count }, (_, index) => {
    // Spread evenly over the fan with a little jitter, because random angles would leave gaps.
    const share = (index + between(0.15, 0.85)) / count
    const angle = ((LOWEST_DEGREES + (STEEPEST_DEGREES - LOWEST_DEGREES) * share) * Math.PI) / 180
    // Neighbouring pieces fly different distances, because otherwise the pieces would form an arc.
    const reach = index % 2 === 0 ? between(0.76, 1) : between(0.42, 0.74)
    const leaning = between(24, 88) * (share > 0.9 ? 1 : -1)
    return {
      toX: Math.cos(angle) * reach,
      toY: -Math.sin(angle) * reach - LIFT,
      turn: leaning,
      spin: leaning * between(0.4, 1.3),
      swayPhase: between(0, 2 * Math.PI),
      swaySpeed: between(3, 5.5),
    }
  })
}

/** How far the pieces of a burst fan out over a lane of a given width, in px. */
export function fanOf(laneWidthPx: number): { widthPx: number; heightPx: number } {
  return { widthPx: Math.min(680, laneWidthPx * 0.54), heightPx: Math.min(310, Math.max(150, laneWidthPx * 0.24)) }
}

/** The pose of a piece `ms` after the burst begins. At 0 or less, all pieces stand upright in the finish line. */
export function poseAt(flight: Flight, ms: number): Pose {
  const seconds = Math.max(0, ms) / 1000
  const flown = 1 - Math.exp(-DRAG * seconds)
  // Gravity against drag: a piece hardly falls at first, then falls at a steady speed.
  const fallen = FALL_SPEED * (seconds - (1 - Math.exp(-FALL_DRAG * seconds)) / FALL_DRAG)
  const sway = SWAY * fallen * Math.sin(flight.swayPhase + flight.swaySpeed * seconds)
  const faded = Math.min(1, Math.max(0, (ms - FADE_FROM_MS) / (BURST_MS - FADE_FROM_MS)))
  return {
    x: flight.toX * flown + sway,
    y: flight.toY * flown + fallen,
    rotation: flight.turn * flown + flight.spin * fallen,
    opacity: 1 - faded * faded,
  }
}
