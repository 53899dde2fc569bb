/** Share of a stage's width over which the funnel is level. Over the rest, it narrows to the height of the next stage. */
const LEVEL_SHARE = 0.56

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}

/**
 * Height of the funnel at `atRatio`, as a share of the full height, 0 to 1.
 *
 * @param atRatio From 0 at the left end to 1 at the right end.
 * @param shares Height of each stage, 0 to 1.
 */
export function heightAt(atRatio: number, shares: readonly number[]): number {
  const stage = Math.min(shares.length - 1, Math.floor(atRatio * shares.length))
  const own = shares[stage] ?? 0
  const next = shares[stage + 1] ?? own
  const within = atRatio * shares.length - stage
  return own + (next - own) * smooth(Math.max(0, (within - LEVEL_SHARE) / (1 - LEVEL_SHARE)))
}
