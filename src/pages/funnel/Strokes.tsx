import { strokesPath } from './strokes.ts'

interface StrokesProps {
  /** Total number of strokes. */
  of?: number
  /** How many are lit from the left; a fraction makes the last one shorter. */
  lit: number
  /** How many are half lit, also counted from the left: the upper end of a range. */
  half?: number
}

/**
 * A scale lit according to a share. Lit strokes are also wider and taller, so it is readable without colour.
 * Always decorative: the value is given as text beside it.
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
