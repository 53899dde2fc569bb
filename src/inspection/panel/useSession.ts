import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { Engine } from '../../../engine/index.ts'
import type { Session } from '../session.ts'

/** Renders again whenever something happens in the session. */
export function useSession(session: Session): void {
  useSyncExternalStore(session.subscribe, session.version)
}

/**
 * The page's engine time in ms, a new one for every frame while it moves.
 *
 * @param time The panel's own engine, which gives the frames.
 */
export function usePageTime(session: Session, time: Engine): number {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isMoving = !session.engine.paused
  useEffect(() => (isMoving ? time.onFrame(renderAgain) : undefined), [isMoving, time])
  return session.engine.now()
}

/** Plays recorded time at the rate of the page's engine until it ends or is stopped. */
export function usePlayback(session: Session, time: Engine) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    return time.onFrame(({ delta }) => {
      const cursor = session.cursor()
      const atMs = (cursor?.atMs ?? Infinity) + delta * session.engine.rate
      if (cursor && atMs < session.endMs()) session.lookAtTime(atMs)
      else {
        if (cursor) session.lookAtTime(session.endMs())
        setPlaying(false)
      }
    })
  }, [isPlaying, session, time])
  return { isPlaying, play: () => setPlaying(true), stop: () => setPlaying(false) }
}
