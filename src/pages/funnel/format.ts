const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** A whole number in German groups: 1.000. */
export function formatCount(count: number): string {
  return whole.format(count)
}

/** Whole euros: 25.000 €, with a space that does not break. */
export function formatEuro(euro: number): string {
  return `${whole.format(euro)}\u00a0€`
}

/** A share given in permille as a per cent with at most one decimal: 12,5 %. */
export function formatPermille(permille: number): string {
  return `${tenths.format(permille / 10)}\u00a0%`
}

/** A difference with its sign: +500, −1.200, 0. Minus is the real sign, as wide as the plus. */
export function formatDifference(difference: number, unit = ''): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return `${sign}${whole.format(Math.abs(difference))}${unit}`
}

/** Fills `{name}` in a text. A name without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
