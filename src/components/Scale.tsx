import type { Ref } from 'react'
import { evenly, uprights } from '#pictures/strokes.ts'
import { litWidth, PLAIN_SHARE, proportionalStyles, styles } from './Scale.styles.ts'

/** Which share of the space that a stroke leaves free is above it, for strokes that stand on, hang from or are centred on a line. */
const ABOVE = { bottom: 1, middle: 0.5, top: 0 }

type Tone = 'plain' | 'half' | 'lit'
/** Height of a stroke as a share of the scale, 0 to 1. */
export type StrokeHeight = (index: number, tone: Tone) => number

/** Heights of a ruler: every tenth stroke is taller than its neighbours, and lit strokes are the tallest. */
export const tens =
  (minor = 0.26, tenth = 0.42): StrokeHeight =>
  (index, tone) => {
    if (tone !== 'plain') return 1
    return (index + 1) % 10 === 0 ? tenth : minor
  }
/** All strokes are as tall as the scale. */
export const full: StrokeHeight = () => 1

export interface ScaleProps {
  count: number
  /** How many strokes are lit, from the left. A fraction makes the last of them shorter. */
  lit?: number
  /** Strokes from there to this one are half lit. */
  half?: number
  height?: StrokeHeight | undefined
  /** The line on which the strokes stand, from which they hang, or on which they are centred. */
  edge?: keyof typeof ABOVE
  /** Indices of strokes to omit, counted from 0. */
  without?: readonly number[]
  /** Whether only lit and half-lit strokes are drawn. */
  bare?: boolean
  /** Its height, unless the container sets it. */
  heightPx?: number
  /** Whether strokes become wider with the scale, instead of having the widths that custom properties say. */
  proportional?: boolean
  className?: string
  'data-part'?: string
  ref?: Ref<SVGSVGElement>
}

/**
 * The site's only motif: a scale of strokes, some of them lit. All plain strokes are one path, all half-lit strokes another, and all lit
 * strokes a third. Always decorative, because the value is given as text beside it. The container sets its height and, with custom
 * properties, the colours (`--plain`, `--half`, `--lit`) and widths (`--stroke-width`, `--lit-width`) of strokes.
 */
export function Scale({
  count,
  lit = 0,
  half = lit,
  height = tens(),
  edge = 'bottom',
  without = [],
  bare = false,
  heightPx,
  proportional = false,
  ...rest
}: ScaleProps) {
  const widest = proportional ? litWidth(count) : 0
  const draw = (tone: Tone, from: number, to: number) => {
    const tall = (index: number) => 100 * height(index, tone) * Math.min(1, to - index)
    const bottom = (index: number) => 100 - (100 - tall(index)) * (1 - ABOVE[edge])
    const drawn = evenly(Math.ceil(from), Math.ceil(to)).filter((index) => !without.includes(index))
    const d = uprights(drawn, bottom, (index) => bottom(index) - tall(index))
    return d && <path className={tone} d={d} strokeWidth={(tone === 'lit' ? widest : widest * PLAIN_SHARE) || undefined} />
  }
  return (
    <svg
      css={proportional ? proportionalStyles : styles}
      viewBox={`${-widest / 2} 0 ${Math.max(1, count - 1) + widest} 100`}
      preserveAspectRatio="none"
      height={heightPx ?? '100%'}
      aria-hidden="true"
      {...rest}
    >
      {!bare && draw('plain', Math.max(lit, half), count)}
      {draw('half', lit, half)}
      {draw('lit', 0, lit)}
    </svg>
  )
}
