import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Session } from '../session.ts'
import { realNow } from '../session/inTurns.ts'
import type { Beat } from './beat.ts'

/** How long the panel rests after it has rendered: this many times as long as that has taken, and at most that many ms. */
const [RESTS, LONGEST_REST_MS] = [9, 800]

/**
 * Renders again at once after an act of the developer. What the page does, and that its time moves, is shown with one of the next beats:
 * however much there is to show, the page keeps most of its speed. Not in a transition: the page's own React would begin it anew each time.
 */
export function useChanges(session: Session, beat: Beat): void {
  const version = session.version()
  const shown = useRef({ version, count: 0, beganMs: Infinity, restsUntilMs: 0 })
  useEffect(() => {
    const { count, beganMs, restsUntilMs } = shown.current
    const nowMs = realNow()
    const restsMs = Math.min(LONGEST_REST_MS, RESTS * Math.max(0, nowMs - beganMs))
    shown.current = { version, count, beganMs: Infinity, restsUntilMs: Math.max(restsUntilMs, nowMs + restsMs) }
  })
  const subscribe = useCallback(
    (renderAgain: () => void) => {
      const render = () => {
        shown.current.beganMs = realNow()
        shown.current.count += 1
        renderAgain()
      }
      const leave = session.subscribe((isAct) => isAct && render())
      const stop = beat.add(() => {
        const isMoving = !session.cursor() && !session.engine.paused
        const hasChanged = isMoving || shown.current.version !== session.version()
        if (hasChanged && realNow() >= shown.current.restsUntilMs) render()
      })
      return () => {
        leave()
        stop()
      }
    },
    [session, beat],
  )
  useSyncExternalStore(subscribe, () => shown.current.count)
}
