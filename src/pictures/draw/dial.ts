import { short } from './numbers.ts'
import { svgFile } from './svg.ts'
import type { Palette } from './svg.ts'

export interface DialOptions {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly strokes?: number
  /** First lit stroke, clockwise from twelve, and how many are lit. */
  readonly litFrom?: number
  readonly litCount?: number
  /** Centre, inner radius and stroke length, in px. */
  readonly centreX?: number
  readonly centreY?: number
  readonly radius?: number
  readonly length?: number
}

/** Strokes around a centre like the minutes of a clock; every tenth is longer, the lit ones stand out. */
export function dial(options: DialOptions): string {
  const { width, height, palette, strokes = 90, litFrom = 0, litCount = 3 } = options
  const { centreX = width / 2, centreY = height / 2, radius = 250, length = 54 } = options
  let ink = ''
  let lit = ''
  for (let i = 0; i < strokes; i++) {
    const isLit = (i - litFrom + strokes) % strokes < litCount
    const angle = (i / strokes) * 2 * Math.PI - Math.PI / 2
    const outer = radius + length * (isLit ? 2.5 : i % 10 === 0 ? 1.35 : 1)
    const at = (r: number) => `${short(centreX + Math.cos(angle) * r)} ${short(centreY + Math.sin(angle) * r)}`
    const stroke = `M${at(radius)}L${at(outer)}`
    if (isLit) lit += stroke
    else ink += stroke
  }
  return svgFile(
    { width, height },
    palette.ground,
    `<path stroke="${palette.ink}" stroke-opacity=".75" stroke-width="3" d="${ink}"/><path stroke="${palette.lit}" stroke-width="8" d="${lit}"/>`,
  )
}
