import { css } from '@emotion/react'
import { evenly, uprights } from '../pictures/strokes.ts'

interface ScaleProps {
  /** How many strokes. */
  count: number
  /** How many of them are lit, from the left (or beginning at `from`). */
  lit?: number
  from?: number
  /** Stroke heights as shares of the whole, 0 to 1. */
  minor?: number
  tenth?: number
  litHeight?: number
  /** Leaves these strokes out, counted from 0. */
  without?: readonly number[]
  className?: string
}

const styles = css`
  display: block;
  width: 100%;
  overflow: visible;
  path {
    vector-effect: non-scaling-stroke;
    fill: none;
    stroke: var(--tick);
    stroke-width: 1.5px;
  }
  .lit {
    stroke: var(--accent);
    stroke-width: var(--lit-width, clamp(4px, 0.62cqi, 9px));
  }
`

/**
 * The one motif: a scale of strokes, some of them lit. One path each for the plain, the tenth and the lit strokes.
 * Always decoration: the value it shows stands as text beside it.
 */
export function Scale({ count, lit = 0, from = 0, minor = 0.26, tenth = 0.42, litHeight = 1, without = [], className = '' }: ScaleProps) {
  const isLit = (index: number) => index >= from && index < from + lit
  const all = evenly(0, count).filter((index) => !without.includes(index))
  const draw = (wanted: (index: number) => boolean, height: number) => uprights(all.filter(wanted), 100, 100 - 100 * height)
  return (
    <svg
      className={`scale-strokes ${className}`}
      css={styles}
      viewBox={`0 0 ${count - 1} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={draw((index) => !isLit(index) && (index + 1) % 10 !== 0, minor)} />
      <path d={draw((index) => !isLit(index) && (index + 1) % 10 === 0, tenth)} />
      {lit > 0 && <path className="lit" d={draw(isLit, litHeight)} />}
    </svg>
  )
}
