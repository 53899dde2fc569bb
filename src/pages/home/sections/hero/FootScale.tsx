import { evenly, uprights } from '#pictures/strokes.ts'

const PITCH = 10
const HEIGHT = 16

/** The scale at the foot of a demo. Decorative, because the numbers are next to it as text. */
export function FootScale({ count, lit }: { count: number; lit: number }) {
  return (
    <svg className="scale" viewBox={`0 0 ${(count - 1) * PITCH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={uprights(evenly(lit, count, PITCH), 0, HEIGHT)} />
      <path className="lit" d={uprights(evenly(0, lit, PITCH), 0, HEIGHT)} />
    </svg>
  )
}
