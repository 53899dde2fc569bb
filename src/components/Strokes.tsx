import type { SVGAttributes } from 'react'
import { upright } from '#pictures/strokes.ts'

interface StrokesProps extends SVGAttributes<SVGSVGElement> {
  /** From left to right: the height of each stroke as a share of the drawing's, 0 to 1, and whether the stroke is lit. */
  strokes: readonly { readonly height: number; readonly lit: boolean }[]
  /** Distance from one stroke to the next, width of a stroke and height of the drawing, in px. */
  pitch: number
  strokeWidth: number
  height: number
  /** Width of a stroke that is not lit. Defaults to that of a lit one. */
  plainWidth?: number
}

/** A few strokes of a fixed size, unlike those of a `Scale`. Decorative: the text beside them says the same. */
export function Strokes({ strokes, pitch, strokeWidth, height, plainWidth = strokeWidth, ...rest }: StrokesProps) {
  const width = (strokes.length - 1) * pitch + strokeWidth
  return (
    <svg viewBox={`0 0 ${width} ${height}`} height={height} fill="var(--tick)" aria-hidden="true" {...rest}>
      {strokes.map(({ height: share, lit }, index) => (
        <path
          key={index}
          d={upright(index * pitch, height * (1 - share), height, lit ? strokeWidth : plainWidth)}
          fill={lit ? 'var(--accent)' : undefined}
        />
      ))}
    </svg>
  )
}
