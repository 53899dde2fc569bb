import { gsap } from 'gsap'
import type { Engine } from '@drei-tage/engine'
import { engine } from '../actors/engine.ts'

/** Frames without a running tween after which GSAP lets go of the engine's frames. */
const IDLE_FRAMES = 12

/**
 * Takes GSAP off its own clock and puts it on `time`: tweens move, stand still, slow down and can be stepped with it.
 *
 * GSAP has one root for the whole page, so there is one engine for it as well; calling this again moves it to another.
 *
 * @returns The same GSAP. While no tween runs it asks for no frame.
 */
export function putOnEngine(time: Pick<Engine, 'now' | 'onFrame'>): typeof gsap {
  const { ticker } = gsap
  let leave: (() => void) | undefined
  let waking = false

  const update = (nowMs: number) => {
    // GSAP reads both while it updates: the time for whatever is paused or scaled, the frame to notice that it is idle.
    ticker.time = nowMs / 1000
    ticker.frame += 1
    gsap.updateRoot(ticker.time)
  }
  ticker.remove(gsap.updateRoot)
  ticker.sleep()
  gsap.config({ autoSleep: IDLE_FRAMES })

  // Every new tween wakes the ticker, whether it sleeps or not. Without these two it would start frames of its own.
  ticker.wake = () => {
    if (leave || waking) return
    waking = true
    try {
      // First to the present, or the new tween would count from the last update and be over at once;
      // only then to the frames, because an update that finds nothing to do goes back to sleep.
      update(time.now())
    } finally {
      waking = false
      leave = time.onFrame(({ now }) => update(now))
    }
  }
  ticker.sleep = () => {
    leave?.()
    leave = undefined
  }
  return gsap
}

const gsapOnEngine = putOnEngine(engine)
export { gsapOnEngine as gsap }
