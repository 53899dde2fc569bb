import { strokesPath } from './strokes.ts'

interface StrokesProps {
  /** Total number of strokes. */
  of?: number
  /** Number of lit strokes, from the left. A fraction makes the last lit stroke shorter. */
  lit: number
  /** The upper end of a range, also counted from the left: strokes between `lit` and `half` are half lit. */
  half?: number
}

/**
 * A scale that shows a share by its lit strokes, which are also wider and taller so that the scale can be read without colour. Always
 * decorative, because the value is given as text beside it.
 */
export function Strokes({ of = 100, lit, half = lit }: StrokesProps) {
  const shown = Math.max(lit, half)
  return (
    <svg className="strokes" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" data-of={of} data-lit={lit}>
      {shown < of && <path className="plain" d={strokesPath({ count: of, from: Math.ceil(shown), height: 0.5 })} />}
      {half > lit && <path className="half" d={strokesPath({ count: of, from: Math.ceil(lit), to: half, height: 0.78 })} />}
      {lit > 0 && <path className="lit" d={strokesPath({ count: of, to: lit, lit: true })} />}
    </svg>
  )
}
