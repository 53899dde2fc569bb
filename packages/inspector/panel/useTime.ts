import type { Engine } from '@drei-tage/engine'
import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { Session } from '../session.ts'

/** How long the panel waits at most for the page to be idle before it shows what the page has done, in ms. */
const LATEST_MS = 100

/** Renders again at once after an act of the developer, and else when the page is idle, so that a busy page keeps its speed. */
export function useChanges(session: Session): void {
  const subscribe = useCallback(
    (render: () => void) => {
      let waiting: number | undefined
      const show = () => {
        waiting = undefined
        render()
      }
      return session.subscribe((isAct) => {
        // Not all browsers say when they are idle.
        if (isAct || !('requestIdleCallback' in globalThis)) show()
        // The idleness of the browser, which the engine does not know.
        // oxlint-disable-next-line no-restricted-globals
        else waiting ??= requestIdleCallback(show, { timeout: LATEST_MS })
      })
    },
    [session],
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
