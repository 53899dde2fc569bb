const STROKES = 100
/** Share of a stage's width over which the funnel is level. Over the rest, it narrows to the height of the next stage. */
const LEVEL_SHARE = 0.56
const STROKE_WIDTH = 0.5

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}

/**
 * Height of the funnel at `place`, as a share of the full height, 0 to 1.
 *
 * @param place From 0 at the left end to 1 at the right end.
 * @param shares Height of each stage, 0 to 1.
 */
export function heightAt(place: number, shares: readonly number[]): number {
  const stage = Math.min(shares.length - 1, Math.floor(place * shares.length))
  const own = shares[stage] ?? 0
  const next = shares[stage + 1] ?? own
  const within = place * shares.length - stage
  return own + (next - own) * smooth(Math.max(0, (within - LEVEL_SHARE) / (1 - LEVEL_SHARE)))
}

/** A funnel on its side, drawn as a hundred strokes in a box of 100 x 100. Heights are to scale. */
export function silhouettePath(shares: readonly number[]): string {
  const slot = 100 / (STROKES - 1 + STROKE_WIDTH)
  let path = ''
  for (let index = 0; index < STROKES; index++) {
    const height = 100 * heightAt((index + 0.5) / STROKES, shares)
    path += `M${(index * slot).toFixed(2)} ${(50 - height / 2).toFixed(1)}h${(slot * STROKE_WIDTH).toFixed(2)}v${height.toFixed(1)}h-${(slot * STROKE_WIDTH).toFixed(2)}z`
  }
  return path
}
