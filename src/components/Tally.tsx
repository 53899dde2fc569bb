interface TallyProps {
  /** 1 to 5; the fifth is the stroke across. */
  count: 1 | 2 | 3 | 4 | 5
  /** Whether only the newest stroke is lit, or all of them. */
  lit?: 'newest' | 'all'
  strokeWidth?: number
  className?: string
}

/** A tally of up to five strokes. Decorative: the number is given as text beside it. */
export function Tally({ count, lit = 'newest', strokeWidth = 4, className }: TallyProps) {
  const uprights = [6, 20, 34, 48].slice(0, Math.min(count, 4))
  const colour = (newest: boolean) => (lit === 'all' || newest ? 'var(--accent)' : 'currentColor')
  return (
    <svg className={className} viewBox="-4 0 68 40" fill="none" strokeWidth={strokeWidth} aria-hidden="true">
      {uprights.map((x, index) => (
        <path key={x} d={`M${x} 4V36`} stroke={colour(index === count - 1)} />
      ))}
      {count === 5 && <path d="M-2 33L58 9" stroke={colour(true)} />}
    </svg>
  )
}
