import type { Engine } from '@drei-tage/engine'
import { useEffect, useReducer, useState } from 'react'
import type { Session } from '../session.ts'

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
