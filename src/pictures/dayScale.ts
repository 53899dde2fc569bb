/** Number of days on the ruler under the headline, and how many of them, from day 1, are lit. Source: docs/FACTS.md, section 4. */
export const LAST_DAY = 90
export const LIT_DAYS = 3

/** A length that scales with the ruler: a percentage of its width, clamped to limits in px. */
interface Length {
  readonly least: number
  readonly percent: number
  readonly most: number
}
export const LIT_WIDTH: Length = { least: 4, percent: 0.62, most: 9 }
export const HEIGHT: Length = { least: 88, percent: 8.8, most: 136 }
/** Width of an unlit stroke, in px. */
export const THIN_PX = 1.5

/** Height of a day's stroke at rest, in per cent of the ruler's height. */
export function heightOf(day: number): number {
  if (day <= LIT_DAYS) return 100
  return day % 10 === 0 ? 42 : 26
}

/** A length as CSS, for elements in a container that is as wide as the ruler. */
export function asCss({ least, percent, most }: Length): string {
  return `clamp(${least}px, ${percent}cqi, ${most}px)`
}

/** A length in px, for a ruler that is `widthPx` wide. */
export function inPx({ least, percent, most }: Length, widthPx: number): number {
  return Math.min(most, Math.max(least, (percent / 100) * widthPx))
}
