/** `value` held between `low` and `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

/** The value `ratio` of the way from `from` to `to`. */
export function mix(from: number, to: number, ratio: number): number {
  return from + (to - from) * ratio
}

/** A number as short as SVG allows, rounded to one decimal: `0.5` is `.5`, `-0.04` is `0`. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0'
  return String(rounded).replace(/^(-?)0\./, '$1.')
}
