/** Instants less than this many ms apart count as the same. Far below any delay, far above rounding errors. */
export const TOLERANCE_MS = 1e-6

/** Frames per second on the grid of simulated and stepped time. */
const FRAMES_PER_SECOND = 60

/** The time between two frames of the grid, in ms. */
export const FRAME_MS = 1000 / FRAMES_PER_SECOND

/**
 * Rounds an instant to a whole millisecond if they differ only by a rounding error, so that 600 frames of 1000/60 ms end at exactly
 * 10,000.
 */
export function settle(instantMs: number): number {
  const wholeMs = Math.round(instantMs)
  const isOff = instantMs - wholeMs
  return isOff < TOLERANCE_MS && isOff > -TOLERANCE_MS ? wholeMs : instantMs
}

/** How many deadlines are remembered. Must be a power of 2. */
const REMEMBERED = 4_096

/**
 * Makes deadlines equal that differ only by a rounding error, such as 0.3 and 0.1 + 0.2: all get the value of the first one.
 * Whole milliseconds, which nearly all timers use, are left as they are.
 */
export class Deadlines {
  /** A hash table of the deadlines seen. Each slot holds only the last deadline whose time was hashed to it. */
  private seen: Float64Array | undefined

  /** Returns a deadline seen before that is within `TOLERANCE_MS` of `dueMs`, otherwise `dueMs` itself. */
  unify(dueMs: number): number {
    if (dueMs === Math.round(dueMs)) return dueMs
    this.seen ??= new Float64Array(REMEMBERED).fill(NaN)
    const { seen } = this
    const cell = Math.floor(dueMs / TOLERANCE_MS)
    // Two deadlines less than `TOLERANCE_MS` apart are in the same cell or in adjacent cells.
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

/** The first frame of the grid k × 1000/60 after an instant. */
export function nextFrameAfter(instantMs: number): number {
  const frameNumber = Math.floor(((instantMs + TOLERANCE_MS) * FRAMES_PER_SECOND) / 1000) + 1
  return (frameNumber * 1000) / FRAMES_PER_SECOND
}
