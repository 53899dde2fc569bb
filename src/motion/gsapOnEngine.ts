import { gsap } from 'gsap'
import type { Engine } from '@drei-tage/engine'
import { engine } from '#runtime/engine.ts'

/** Frames without a running tween after which GSAP unsubscribes from the engine's frames. */
const IDLE_FRAMES = 12

/**
 * Replaces GSAP's own clock with `time`, so that tweens run, stop, slow down and step with the engine.
 *
 * GSAP has one root timeline for the whole page, so only one engine can drive it. Calling this function again switches to another engine.
 *
 * @returns the same GSAP. While no tween is running it requests no frames.
 */
export function putOnEngine(time: Pick<Engine, 'now' | 'onFrame'>): typeof gsap {
  const { ticker } = gsap
  let leave: (() => void) | undefined
  let waking = false

  const update = (nowMs: number) => {
    // GSAP reads both values while it updates: the time for paused or scaled tweens, the frame number to detect that it is idle.
    ticker.time = nowMs / 1000
    ticker.frame += 1
    gsap.updateRoot(ticker.time)
  }
  ticker.remove(gsap.updateRoot)
  ticker.sleep()
  gsap.config({ autoSleep: IDLE_FRAMES })

  // Every new tween wakes the ticker, even if it is awake. Without these two overrides GSAP would request its own frames.
  ticker.wake = () => {
    if (leave || waking) return
    waking = true
    try {
      // First updates GSAP to the present, because otherwise the new tween would start at the time of the last update and be over at once.
      // Subscribes only afterwards, because an update that finds nothing to do puts the ticker to sleep again.
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
