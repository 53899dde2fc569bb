/** Distance from one stroke to the next, and a stroke's width and height, in the drawing's own px. */
const PITCH = 22
const WIDTH = 13
const HEIGHT = 104

/** Heavy strokes, one per day, which fly from a package to the form. */
export function DayStrokes({ days, className }: { days: number; className?: string }) {
  const width = days * PITCH - (PITCH - WIDTH)
  return (
    <svg
      className={className}
      data-days={days}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: days }, (_, index) => (
        <rect key={index} x={index * PITCH} width={WIDTH} height={HEIGHT} fill="var(--accent)" />
      ))}
    </svg>
  )
}
