const PITCH = 10
const strokes = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `M${(from + index) * PITCH} 0V16`).join('')

/** The scale at the foot of a demo. Decoration: the numbers stand beside it. */
export function FootScale({ count, lit }: { count: number; lit: number }) {
  return (
    <svg className="scale" viewBox={`0 0 ${(count - 1) * PITCH} 16`} preserveAspectRatio="none" aria-hidden="true">
      <path d={strokes(lit, count)} />
      <path className="lit" d={strokes(0, lit)} />
    </svg>
  )
}
