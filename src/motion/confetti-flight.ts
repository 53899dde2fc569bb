import { SeededRandom } from '@drei-tage/engine'

/** Time the pieces take to fan out, in ms. From then on they only fall. */
export const FLIGHT_MS = 900
/** Time after which nothing of the burst is to be seen, in ms. Source: docs/FACTS.md, sections 4 and 9. */
export const GONE_MS = 3_000
/** When the pieces begin to fade, in ms. */
const FADE_FROM_MS = 1_800

/** How quickly the air brakes a piece, per second: after FLIGHT_MS it has covered 97 % of its way. */
const DRAG = 3.9
/** How fast a piece falls in the end, in heights of the fan per second, and how soon it falls like that, per second. */
const FALL_SPEED = 0.52
const FALL_DRAG = 1.2
/** How far to the sides a falling piece sways, in widths of the fan. */
const SWAY = 0.02

/** The fan: from low over the lane to almost upright, in degrees counted from the right. */
const LOWEST_DEGREES = 163
const STEEPEST_DEGREES = 85
/** What every piece rises on top of that, in heights of the fan: over the edge of the lane. */
const LIFT = 0.08

/** How one piece flies. Ways are shares of the fan's width and height, 0 to about 1. */
export interface Flight {
  readonly toX: number
  readonly toY: number
  /** Turn by the end of the flight, and per second after it, in degrees. */
  readonly turn: number
  readonly spin: number
  readonly swayPhase: number
  readonly swaySpeed: number
}

/** Where a piece is: `x` in widths of the fan (right is positive), `y` in its heights (down is positive), degrees, 0 to 1. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly rotation: number
  readonly opacity: number
}

/**
 * The flights of a burst: strokes that come loose from the finish line and fan out over the lane.
 *
 * @param seed The same seed gives the same burst.
 * @param count How many pieces, 1 or more.
 */
export function flightsOf(seed: number, count: number): Flight[] {
  // The engine's own numbers belong to its sequence; a burst has some to itself.
  const random = new SeededRandom(seed)
  const between = (low: number, high: number) => low + (high - low) * random.next()
  return Array.from({ length: count }, (_, index) => {
    // Evenly over the fan and then a little off, so that chance leaves no hole in it.
    const share = (index + between(0.15, 0.85)) / count
    const angle = ((LOWEST_DEGREES + (STEEPEST_DEGREES - LOWEST_DEGREES) * share) * Math.PI) / 180
    // Neighbours fly unequally far, or the pieces would stand on one arc.
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

/** How far the pieces of a burst fan out over a lane of some width, in px. */
export function fanOf(laneWidthPx: number): { widthPx: number; heightPx: number } {
  return { widthPx: Math.min(680, laneWidthPx * 0.54), heightPx: Math.min(310, Math.max(150, laneWidthPx * 0.24)) }
}

/** Where a piece is `ms` after the burst. Before it, and at 0, all stand upright in the finish line. */
export function poseAt(flight: Flight, ms: number): Pose {
  const seconds = Math.max(0, ms) / 1000
  const flown = 1 - Math.exp(-DRAG * seconds)
  // Weight against air: hardly at all while it flies, then steadily.
  const fallen = FALL_SPEED * (seconds - (1 - Math.exp(-FALL_DRAG * seconds)) / FALL_DRAG)
  const sway = SWAY * fallen * Math.sin(flight.swayPhase + flight.swaySpeed * seconds)
  const faded = Math.min(1, Math.max(0, (ms - FADE_FROM_MS) / (GONE_MS - FADE_FROM_MS)))
  return {
    x: flight.toX * flown + sway,
    y: flight.toY * flown + fallen,
    rotation: flight.turn * flown + flight.spin * fallen,
    opacity: 1 - faded * faded,
  }
}
