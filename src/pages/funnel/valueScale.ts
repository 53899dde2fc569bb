import { VALUE_MAX_EURO } from '#machines/funnel-stages/funnel-figures.ts'

/** Smallest value on the ruler, in euros. Smaller values can be typed. */
const FIRST_EURO = 10
/** The positions within one power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9]

/** Customer values at the positions of the ruler, in euros: 10, 15, 20 … 90,000, 100,000. Logarithmic, like a slide rule. */
export const VALUE_POSITIONS: readonly number[] = (() => {
  const values: number[] = []
  for (let power = FIRST_EURO; power < VALUE_MAX_EURO; power *= 10) values.push(...STEPS.map((step) => step * power))
  return [...values, VALUE_MAX_EURO]
})()

/** Whether the value at a position is a power of ten, which gets a tall mark on the ruler. */
export function isMajorPosition(position: number): boolean {
  return position % STEPS.length === 0
}

/** The position nearest to a value by ratio. €500 and €510 have the same position. */
export function positionOfValue(euro: number): number {
  let nearest = 0
  VALUE_POSITIONS.forEach((value, position) => {
    const best = VALUE_POSITIONS[nearest] ?? FIRST_EURO
    if (Math.abs(Math.log(value / euro)) < Math.abs(Math.log(best / euro))) nearest = position
  })
  return nearest
}
