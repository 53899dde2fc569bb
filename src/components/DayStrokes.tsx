import { Strokes } from './Strokes.tsx'

/** Heavy strokes, one per day. */
export function DayStrokes({ days, ...rest }: { days: number; className?: string }) {
  return (
    <Strokes
      {...rest}
      data-days={days}
      strokes={Array.from({ length: days }, () => ({ height: 1, lit: true }))}
      pitch={22}
      strokeWidth={13}
      height={104}
      preserveAspectRatio="none"
    />
  )
}
