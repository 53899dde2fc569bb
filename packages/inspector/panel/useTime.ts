import type { Engine } from '@drei-tage/engine'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Session } from '../session.ts'
import type { Beat } from './beat.ts'

/** How long the panel rests after it has rendered: this many times as long as that has taken, and at most that many ms. */
const [RESTS, LONGEST_REST_MS] = [9, 800]

/**
 * Renders again at once after an act of the developer. What the page does, and that its time moves, is shown with one of the next beats:
 * however much there is to show, the page keeps most of its speed. Not in a transition: the page's own React would begin it anew each time.
 *
 * @param time The panel's own engine.
 */
export function useChanges(session: Session, time: Engine, beat: Beat): void {
  const version = session.version()
  const shown = useRef({ version, count: 0, beganMs: Infinity, restsUntilMs: 0 })
  useEffect(() => {
    const { count, beganMs, restsUntilMs } = shown.current
    const nowMs = time.now()
    const restsMs = Math.min(LONGEST_REST_MS, RESTS * Math.max(0, nowMs - beganMs))
    shown.current = { version, count, beganMs: Infinity, restsUntilMs: Math.max(restsUntilMs, nowMs + restsMs) }
  })
  const subscribe = useCallback(
    (renderAgain: () => void) => {
      const render = () => {
        shown.current.beganMs = time.now()
        shown.current.count += 1
        renderAgain()
      }
      const leave = session.subscribe((isAct) => isAct && render())
      const stop = beat.add(() => {
        const isMoving = !session.cursor() && !session.engine.paused
        const hasChanged = isMoving || shown.current.version !== session.version()
        if (hasChanged && time.now() >= shown.current.restsUntilMs) render()
      })
      return () => {
        leave()
        stop()
      }
    },
    [session, time, beat],
  )
  useSyncExternalStore(subscribe, () => shown.current.count)
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
