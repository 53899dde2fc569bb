import { Scale } from '#components/Scale.tsx'
import type { ScaleProps, StrokeHeight } from '#components/Scale.tsx'
import { mirrorStyles } from './ShareScale.styles.ts'

const HEIGHTS = { plain: 0.5, half: 0.78, lit: 1 }
const byTone: StrokeHeight = (_, tone) => HEIGHTS[tone]

interface ShareScaleProps extends Omit<ScaleProps, 'count'> {
  /** Total number of strokes. */
  of?: number
}

/** A scale that shows a share by its lit strokes, which are also taller and wider, so that the scale can be read without colour. */
export function ShareScale({ of = 100, height = byTone, ...rest }: ShareScaleProps) {
  return <Scale proportional count={of} height={height} {...rest} />
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
