import type { Engine } from '@drei-tage/engine'
import { useEffect, useReducer, useState } from 'react'
import type { Session } from '../session.ts'
import type { Zoom } from './useZoom.ts'

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

/** Plays recorded time at the rate of the page's engine, to its end or until stopped. When zoomed in, plays only the visible part. */
export function usePlayback(session: Session, time: Engine, { window }: Zoom) {
  const [isPlaying, setPlaying] = useState(false)
  const [isLooping, setLooping] = useState(false)
  const { fromMs = 0, toMs } = window ?? {}
  useEffect(() => {
    if (!isPlaying) return
    return time.onFrame(({ delta }) => {
      const cursor = session.cursor()
      const lastMs = toMs ?? session.endMs()
      const atMs = (cursor?.atMs ?? Infinity) + delta * session.engine.rate
      if (cursor && atMs < lastMs) session.lookAtTime(atMs)
      else if (cursor && isLooping) session.lookAtTime(fromMs)
      else {
        if (cursor) session.lookAtTime(lastMs)
        setPlaying(false)
      }
    })
  }, [isPlaying, isLooping, fromMs, toMs, session, time])

  const play = () => {
    const cursor = session.cursor()
    // From the end, playing starts over.
    if (cursor && cursor.atMs >= (toMs ?? session.endMs())) session.lookAtTime(fromMs)
    setPlaying(true)
  }
  return {
    isPlaying,
    isLooping,
    setLooping,
    /** Plays or stops recorded time while looking back, otherwise the page's own time. */
    toggle() {
      if (!session.cursor()) return session.engine.paused ? session.resume() : session.pause()
      if (isPlaying) setPlaying(false)
      else play()
    },
  }
}
