import { mirrorStyles, scaleStyles } from './ShareScale.styles.ts'
import { strokesPath } from './strokes.ts'
import type { StrokeEdge } from './strokes.ts'

interface ShareScaleProps {
  /** Total number of strokes. */
  of?: number
  /** Number of lit strokes, from the left. A fraction makes the last lit stroke shorter. */
  lit: number
  /** The upper end of a range, also counted from the left: strokes between `lit` and `half` are half lit. */
  half?: number
  /** Whether only lit and half-lit strokes are drawn. */
  bare?: boolean
  /** The line on which the strokes stand, from which they hang, or on which they are centred. */
  edge?: StrokeEdge
  /** Height of each stroke as a share of the scale, 0 to 1. By default, lit strokes are taller than the others. */
  height?: ((index: number) => number) | undefined
  className?: string
}

/**
 * A scale that shows a share by its lit strokes, which are also wider so that the scale can be read without colour. Always decorative,
 * because the value is given as text beside it. The container sets its height and, with `--lit`, `--half` and `--plain`, its colours.
 */
export function ShareScale({ of = 100, lit, half = lit, bare = false, edge = 'bottom', height, className }: ShareScaleProps) {
  const shown = Math.max(lit, half)
  const draw = (from: number, to: number, share: number) =>
    strokesPath({ count: of, from, to, lit: share === 1, height: height ?? (() => share), edge })
  return (
    <svg css={scaleStyles} className={className} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {shown < of && !bare && <path fill="var(--plain, var(--tick))" d={draw(Math.ceil(shown), of, 0.5)} />}
      {half > lit && <path fill="var(--half, color-mix(in oklab, var(--accent) 52%, var(--bg)))" d={draw(Math.ceil(lit), half, 0.78)} />}
      {lit > 0 && <path fill="var(--lit, var(--accent))" d={draw(0, lit, 1)} />}
    </svg>
  )
}

/** A scale on a line and, for comparison, a quieter one that hangs below the line. The container may set the height of the upper one (`--above`). */
export function MirroredScales({ as: Element = 'div', above, below }: { as?: 'div' | 'dd' } & Record<'above' | 'below', ShareScaleProps>) {
  return (
    <Element css={mirrorStyles} aria-hidden="true">
      <ShareScale {...above} />
      <ShareScale edge="top" {...below} />
    </Element>
  )
}
