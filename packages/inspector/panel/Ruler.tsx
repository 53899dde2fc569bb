/** @jsxImportSource react */
import type { KeyboardEvent } from 'react'
import type { Session } from '../session.ts'
import { seconds } from './format.ts'

/** Possible intervals between the strokes of the ruler, in ms. */
const STEPS_MS = [1, 2, 5, 10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000, 60_000, 300_000, 600_000, 3_600_000]
const MOST_STROKES = 90
/** Every n-th stroke is long and has a label. */
const LONG_STROKE = 10
/** Resolution of the ruler: entries that fall into the same part are drawn as one stroke. */
const PARTS = 900

/**
 * Rounds a time in ms to a value that the range input can represent. Otherwise the input would round the last digits itself, and
 * React would mistake that for a change by the user.
 */
const kept = (ms: number) => Math.ceil(ms * 1_000) / 1_000

interface RulerProps {
  session: Session
  /** The actor whose entries are highlighted. */
  chosen: string | undefined
}

/** Recorded time as a ruler: every entry is a stroke, and the hand can be dragged back and forth. */
export function Ruler({ session, chosen }: RulerProps) {
  const { entries } = session.history()
  const cursor = session.cursor()
  const endMs = Math.max(1, session.endMs())
  const atMs = cursor?.atMs ?? endMs
  const place = (ms: number) => Math.round((Math.min(ms, endMs) / endMs) * PARTS)

  const [all, lit] = [new Set<number>(), new Set<number>()]
  for (const { atMs: ms, actor } of entries) (actor === chosen ? lit : all).add(place(ms))
  const strokes = (places: ReadonlySet<number>) => [...places].map((at) => `M${at} 0V36`).join('')

  const stepMs = STEPS_MS.find((step) => endMs / step <= MOST_STROKES) ?? endMs
  const marks = Array.from({ length: Math.floor(endMs / stepMs) + 1 }, (_, index) => index)
  const markAt = (index: number) => (index * stepMs * PARTS) / endMs
  // At the end there is no room for another.
  const figures = marks.filter((index) => index % LONG_STROKE === 0 && markAt(index) < 0.95 * PARTS)

  const point = cursor?.point ?? entries.length
  const goByKey = (event: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowLeft: () => session.lookAtPoint(point - 1),
      ArrowDown: () => session.lookAtPoint(point - 1),
      ArrowRight: () => cursor && session.lookAtPoint(point + 1),
      ArrowUp: () => cursor && session.lookAtPoint(point + 1),
      PageDown: () => session.lookAtTime(atMs - 1_000),
      PageUp: () => cursor && session.lookAtTime(atMs + 1_000),
      Home: () => session.lookAtTime(0),
      End: () => session.lookAtTime(endMs),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  return (
    <div className="ruler">
      <svg viewBox={`0 0 ${PARTS} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={marks.map((index) => `M${markAt(index)} 100V${index % LONG_STROKE === 0 ? 62 : 80}`).join('')} />
        <path className="sent" d={strokes(all)} />
        <path className="lit" d={strokes(lit)} />
        <path className="hand" d={`M${place(atMs)} 0V100`} />
      </svg>
      {figures.map((index) => (
        <span key={index} className="quiet small" aria-hidden="true" style={{ left: `${(markAt(index) * 100) / PARTS}%` }}>
          {seconds(index * stepMs)}
        </span>
      ))}
      <input
        type="range"
        min={0}
        max={kept(endMs)}
        step="any"
        value={kept(atMs)}
        aria-label="Recorded time"
        aria-valuetext={cursor ? `${seconds(atMs)}, after ${point} of ${entries.length} entries` : `now, ${seconds(endMs)}`}
        onChange={(event) => session.lookAtTime(Number(event.target.value))}
        onKeyDown={goByKey}
      />
    </div>
  )
}
