import type { Engine } from '@drei-tage/engine'
import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { Session } from '../session.ts'

/** How often the panel shows what the page does, in ms, so that a busy page keeps its speed. */
const SHOW_MS = 100

/** Renders again at once after an act of the developer, and every `SHOW_MS` while the page does something. */
export function useChanges(session: Session, time: Engine): void {
  const subscribe = useCallback(
    (render: () => void) => {
      let isBehind = false
      let sinceMs = SHOW_MS
      const show = () => {
        isBehind = false
        sinceMs = 0
        render()
      }
      const ends = [
        session.subscribe((isAct) => {
          isBehind = true
          if (isAct || sinceMs >= SHOW_MS) show()
        }),
        time.onFrame(({ delta }) => {
          sinceMs += delta
          if (isBehind && sinceMs >= SHOW_MS) show()
        }),
      ]
      return () => ends.forEach((end) => end())
    },
    [session, time],
  )
  useSyncExternalStore(subscribe, session.version)
}

/**
 * The page's engine time in ms, updated every frame while it moves.
 *
 * @param time The panel's own engine, which provides the frames.
 */
export function usePageTime(session: Session, time: Engine): number {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isMoving = !session.engine.paused
  useEffect(() => (isMoving ? time.onFrame(renderAgain) : undefined), [isMoving, time])
  return session.engine.now()
}

/** Plays recorded time at the rate of the page's engine, to its end or until stopped. */
export function usePlayback(session: Session, time: Engine) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    return time.onFrame(({ delta }) => {
      const cursor = session.cursor()
      if (cursor) session.lookAtTime(cursor.atMs + delta * session.engine.rate)
      if (!cursor || session.cursor()?.atMs === session.endMs()) setPlaying(false)
    })
  }, [isPlaying, session, time])

  return {
    isPlaying,
    /** Plays or stops recorded time while looking back, otherwise the page's own time. */
    toggle() {
      const cursor = session.cursor()
      if (!cursor) return session.engine.paused ? session.resume() : session.pause()
      // From the end, playing starts over.
      if (!isPlaying && cursor.atMs >= session.endMs()) session.lookAtTime(0)
      setPlaying(!isPlaying)
    },
  }
}
