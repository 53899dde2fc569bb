import { strokesPath } from './strokes.ts'

interface StrokesProps {
  /** How many strokes make the whole. */
  of?: number
  /** How many are lit from the left; a fraction makes the last one shorter. */
  lit: number
  /** How many are half lit, counted from the left too: the far end of a range. */
  half?: number
}

/**
 * A scale lit by a share. What is lit is also wider and taller than what is not, so it can be read without colour.
 * Always decoration: the value stands as text beside it.
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
