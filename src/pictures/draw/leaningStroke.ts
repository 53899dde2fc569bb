import { short } from './numbers.ts'
import { svgFile } from './svg.ts'
import type { Palette } from './svg.ts'

export interface LeaningStrokeOptions {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly strokes?: number
  /** Which stroke leans, counted from 0, and by how many radians. */
  readonly index?: number
  readonly lean?: number
  /** Where the strokes begin and end, in px from the top. */
  readonly top?: number
  readonly bottom?: number
}

/** How far below the leaning stroke its neighbours are cut off, in px. */
const CUT_PX = 26

/** A row of upright strokes; one leans over, and those under it are cut short. */
export function leaningStroke(options: LeaningStrokeOptions): string {
  const { width, height, palette, strokes = 45, index = 26, lean = 0.3, top = 120, bottom = 480 } = options
  const pitch = width / strokes
  const length = bottom - top
  const reach = (Math.sin(lean) * length) / pitch
  let ink = ''
  for (let i = 0; i < strokes; i++) {
    if (i === index) continue
    const after = i - index
    const under = after > 0 && after < reach
    ink += `M${short((i + 0.5) * pitch)} ${bottom}V${short(under ? bottom - (after * pitch) / Math.tan(lean) + CUT_PX : top)}`
  }
  const leaning = `M${short((index + 0.5) * pitch)} ${bottom}l${short(Math.sin(lean) * length)} ${short(-Math.cos(lean) * length)}`
  return svgFile(
    { width, height },
    palette.ground,
    `<path stroke="${palette.ink}" stroke-width="${short(pitch * 0.42)}" d="${ink}"/>` +
      `<path stroke="${palette.lit}" stroke-width="${short(pitch * 0.62)}" d="${leaning}"/>`,
  )
}
