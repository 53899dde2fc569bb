import { PERMILLE_MAX, VALUE_MAX_EURO, VISITORS_MAX, VISITORS_MIN, VISITORS_STEP } from './funnelFigures.ts'
import type { ScenarioField } from './funnelFigures.ts'
import { formatScenarioField } from './scenario.ts'

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

/** The index in `VALUE_POSITIONS` of the value nearest by ratio. €500 and €510 have the same. */
function nearestValue(euro: number): number {
  let nearest = 0
  VALUE_POSITIONS.forEach((value, index) => {
    const best = VALUE_POSITIONS[nearest] as number
    if (Math.abs(Math.log(value / euro)) < Math.abs(Math.log(best / euro))) nearest = index
  })
  return nearest
}

/** A slider, and the ruler under it, on which the strokes up to the slider's position are lit. */
interface Slider {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Number of strokes on the ruler. The last is at `max`. */
  readonly strokes: number
  /** The values at the ends and in the middle of the ruler. */
  readonly scale: readonly [number, number, number]
  positionOf(value: number): number
  valueAt(position: number): number
}

const VISITORS: Slider = {
  min: VISITORS_MIN,
  max: VISITORS_MAX,
  step: VISITORS_STEP,
  strokes: 100,
  scale: [VISITORS_MIN, VISITORS_MAX / 2, VISITORS_MAX],
  positionOf: (visitors) => visitors,
  valueAt: (position) => position,
}

/** In percentage points. Finer values can be typed. */
const RATE: Slider = {
  min: 0,
  max: 100,
  step: 0.5,
  strokes: 100,
  scale: [0, PERMILLE_MAX / 2, PERMILLE_MAX],
  positionOf: (permille) => permille / 10,
  valueAt: (position) => position * 10,
}

const VALUE: Slider = {
  min: 1,
  max: VALUE_POSITIONS.length,
  step: 1,
  strokes: VALUE_POSITIONS.length,
  scale: [FIRST_EURO, 1_000, VALUE_MAX_EURO],
  positionOf: (euro) => nearestValue(euro) + 1,
  valueAt: (position) => VALUE_POSITIONS[position - 1] as number,
}

const SLIDERS: Readonly<Record<ScenarioField, Slider>> = {
  visitors: VISITORS,
  interestPermille: RATE,
  leadPermille: RATE,
  customerPermille: RATE,
  valueEuro: VALUE,
}

/** Attributes of a field's slider. */
export function sliderProps(field: ScenarioField, value: number) {
  const { min, max, step, positionOf } = SLIDERS[field]
  return { min, max, step, value: positionOf(value) }
}

/** The values named below the ruler of a field: at its ends and in its middle. */
export const scaleValues = (field: ScenarioField) => SLIDERS[field].scale

/** The text that a slider at `position` puts into its field. */
export function textAt(field: ScenarioField, position: number): string {
  return formatScenarioField(field, SLIDERS[field].valueAt(position))
}

/** How many strokes the ruler of a field has, and how many of them are lit for a value. The last of them may be lit in part. */
export function litStrokes(field: ScenarioField, value: number): { of: number; lit: number } {
  const { max, strokes, positionOf } = SLIDERS[field]
  return { of: strokes, lit: (positionOf(value) / max) * strokes }
}

/** Whether a stroke of the ruler for the customer value is at a power of ten, and therefore tall. */
export function isPowerOfTen(stroke: number): boolean {
  return stroke % STEPS.length === 0
}
