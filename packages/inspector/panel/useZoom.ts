import { useState } from 'react'
import type { Session } from '../session.ts'

/** Shortest range, in ms. */
const SHORTEST_MS = 20

/** The range of recorded time that the ruler shows: everything, or a part around the selected moment. */
export function useZoom(session: Session) {
  const [window, setWindow] = useState<{ fromMs: number; toMs: number }>()
  return {
    /** Undefined if the ruler shows everything, however long the recording becomes. */
    window,
    all: () => setWindow(undefined),
    /** Scales the range: 0.5 zooms in, 2 zooms out. */
    by(factor: number) {
      const endMs = session.endMs()
      const atMs = session.cursor()?.atMs ?? endMs
      const lengthMs = Math.max(SHORTEST_MS, (window ? window.toMs - window.fromMs : endMs) * factor)
      if (lengthMs >= endMs) return setWindow(undefined)
      const fromMs = Math.min(Math.max(0, atMs - lengthMs / 2), endMs - lengthMs)
      setWindow({ fromMs, toMs: fromMs + lengthMs })
    },
  }
}

export type Zoom = ReturnType<typeof useZoom>
