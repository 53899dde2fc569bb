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

/** How many deadlines are remembered, a power of 2. */
const REMEMBERED = 4_096

/**
 * Makes one of deadlines that are equal on paper and differ by a rounding error, such as ten times a tenth and one: the first that was
 * seen counts. Timers at whole milliseconds, nearly all, settle on those and need none of it.
 */
export class Deadlines {
  /** By place in time, the deadline that was last seen there. One that another has taken the place of is forgotten. */
  private seen: Float64Array | undefined

  /** The deadline itself, or one seen before that is closer to it than `TOLERANCE_MS`. */
  unify(dueMs: number): number {
    if (dueMs === Math.round(dueMs)) return dueMs
    this.seen ??= new Float64Array(REMEMBERED).fill(NaN)
    const { seen } = this
    const cell = Math.floor(dueMs / TOLERANCE_MS)
    // Two that are that close lie in one cell or in neighbours.
    for (let near = cell - 1; near <= cell + 1; near += 1) {
      const known = seen[slotOf(near)]!
      if (Math.abs(known - dueMs) < TOLERANCE_MS) return known
    }
    seen[slotOf(cell)] = dueMs
    return dueMs
  }
}

function slotOf(cell: number): number {
  return (Math.imul(cell % 2 ** 31, 0x9e3779b1) >>> 8) & (REMEMBERED - 1)
}

/** The first frame of the grid k × 1000/60 that lies after an instant. */
export function nextFrameAfter(instantMs: number): number {
  const frameNumber = Math.floor(((instantMs + TOLERANCE_MS) * FRAMES_PER_SECOND) / 1000) + 1
  return (frameNumber * 1000) / FRAMES_PER_SECOND
}
