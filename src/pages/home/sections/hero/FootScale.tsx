import { ticksPath } from './ticks.ts'

const TICKS = { pitch: 10, height: 16 }

/** The scale at the foot of a demo. Decoration: the numbers stand beside it. */
export function FootScale({ count, lit }: { count: number; lit: number }) {
  return (
    <svg className="scale" viewBox={`0 0 ${(count - 1) * TICKS.pitch} ${TICKS.height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={ticksPath(lit, count, TICKS)} />
      <path className="lit" d={ticksPath(0, lit, TICKS)} />
    </svg>
  )
}
