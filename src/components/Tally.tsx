import type { SVGAttributes } from 'react'
import { styles } from './Tally.styles.ts'

interface TallyProps extends SVGAttributes<SVGSVGElement> {
  /** 1 to 5; the fifth is the stroke across. */
  count: 1 | 2 | 3 | 4 | 5
  /** How many strokes are lit, from the first. By default only the newest is. */
  lit?: number
  strokeWidth?: number
}

/** A tally of up to five strokes. Decorative: the number is given as text beside it. */
export function Tally({ count, lit, strokeWidth = 4, ...rest }: TallyProps) {
  const uprights = [6, 20, 34, 48].slice(0, Math.min(count, 4))
  const colour = (stroke: number) => ((lit === undefined ? stroke === count : stroke <= lit) ? 'var(--accent)' : 'currentColor')
  return (
    <svg css={styles} viewBox="-4 0 68 40" fill="none" strokeWidth={strokeWidth} aria-hidden="true" {...rest}>
      {uprights.map((x, index) => (
        <path key={x} d={`M${x} 4V36`} stroke={colour(index + 1)} />
      ))}
      {count === 5 && <path d="M-2 33L58 9" stroke={colour(5)} />}
    </svg>
  )
}
