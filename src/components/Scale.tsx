import { evenly, uprights } from '#pictures/strokes.ts'
import { styles } from './Scale.styles.ts'

interface ScaleProps {
  count: number
  /** How many strokes are lit, and the index of the first of them. By default that is the leftmost stroke. */
  lit?: number
  from?: number
  /** Stroke heights as shares of the full height, 0 to 1. */
  minor?: number
  tenth?: number
  litHeight?: number
  /** Indices of strokes to omit, counted from 0. */
  without?: readonly number[]
  className?: string
}

/**
 * The site's only motif: a scale of strokes, some of them lit. All plain strokes are one path, all tenth strokes another, and all lit
 * strokes a third. Always decorative, because the value is given as text beside it. The container sets its height and, with custom
 * properties, the width of the strokes (`--stroke-width`, `--lit-width`).
 */
export function Scale({ count, lit = 0, from = 0, minor = 0.26, tenth = 0.42, litHeight = 1, without = [], className }: ScaleProps) {
  const isLit = (index: number) => index >= from && index < from + lit
  const all = evenly(0, count).filter((index) => !without.includes(index))
  const draw = (wanted: (index: number) => boolean, height: number) => uprights(all.filter(wanted), 100, 100 - 100 * height)
  return (
    <svg css={styles} className={className} viewBox={`0 0 ${Math.max(1, count - 1)} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={draw((index) => !isLit(index) && (index + 1) % 10 !== 0, minor)} />
      <path d={draw((index) => !isLit(index) && (index + 1) % 10 === 0, tenth)} />
      {lit > 0 && <path className="lit" d={draw(isLit, litHeight)} />}
    </svg>
  )
}
