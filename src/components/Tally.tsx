interface TallyProps {
  /** 1 to 5; the fifth is the stroke across. */
  count: 1 | 2 | 3 | 4 | 5
  /** How many strokes are lit, from the first. By default only the newest is. */
  lit?: number
  strokeWidth?: number
  className?: string
}

/** A tally of up to five strokes. Decorative: the number is given as text beside it. */
export function Tally({ count, lit, strokeWidth = 4, className }: TallyProps) {
  const uprights = [6, 20, 34, 48].slice(0, Math.min(count, 4))
  const colour = (stroke: number) => ((lit === undefined ? stroke === count : stroke <= lit) ? 'var(--accent)' : 'currentColor')
  return (
    <svg className={className} viewBox="-4 0 68 40" fill="none" strokeWidth={strokeWidth} aria-hidden="true">
      {uprights.map((x, index) => (
        <path key={x} d={`M${x} 4V36`} stroke={colour(index + 1)} />
      ))}
      {count === 5 && <path d="M-2 33L58 9" stroke={colour(5)} />}
    </svg>
  )
}
