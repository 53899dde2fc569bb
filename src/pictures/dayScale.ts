/** The days of the ruler under the headline, and how many of them, from day 1, are lit. */
export interface RulerDays {
  readonly all: number
  readonly lit: number
}

/** A length that scales with the ruler: a percentage of its width, clamped to limits in px. */
interface Length {
  readonly least: number
  readonly percent: number
  readonly most: number
}
export const LIT_WIDTH: Length = { least: 4, percent: 0.62, most: 9 }
export const HEIGHT: Length = { least: 88, percent: 8.8, most: 136 }

/** Width of an unlit stroke, in px. More than 120 days would touch each other on phones, so their strokes are thinner. */
export function thinPx(days: number): number {
  return days > 120 ? 1 : 1.5
}

/** Height of an unlit day's stroke at rest, as a share of the ruler's height, 0 to 1. Lit strokes have the full height. */
export function heightOf(day: number): number {
  return day % 10 === 0 ? 0.42 : 0.26
}

/** A length as CSS, for elements in a container that is as wide as the ruler. */
export function asCss({ least, percent, most }: Length): string {
  return `clamp(${least}px, ${percent}cqi, ${most}px)`
}

/** A length in px, for a ruler that is `widthPx` wide. */
export function inPx({ least, percent, most }: Length, widthPx: number): number {
  return Math.min(most, Math.max(least, (percent / 100) * widthPx))
}
