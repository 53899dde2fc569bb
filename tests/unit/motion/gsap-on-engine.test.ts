import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSimulatedEngine } from '../../../engine/index.ts'
import type { SimulatedEngine } from '../../../engine/index.ts'
import { gsap, putOnEngine } from '../../../src/motion/gsap-on-engine.ts'

/** One engine for all tests: GSAP's root never goes back in time. */
const engine: SimulatedEngine = createSimulatedEngine()
putOnEngine(engine)

/** How far a tween of 100 in 1 s moves within a frame. */
const A_FRAME = 1.7

const moveTo = (x: number, seconds: number, vars: gsap.TweenVars = {}) => {
  const target = { x: 0 }
  gsap.to(target, { x, duration: seconds, ease: 'none', ...vars })
  return target
}

describe('GSAP on the engine', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    engine.rate = 1
    gsap.globalTimeline.clear()
    engine.advance(1_000)
    vi.useRealTimers()
  })

  it('moves a tween with engine time, and with nothing else', () => {
    const target = moveTo(100, 1)

    vi.advanceTimersByTime(5_000)
    expect(target.x).toBe(0)
    engine.advance(500)
    expect(Math.abs(target.x - 50)).toBeLessThan(A_FRAME)
    engine.advance(520)
    expect(target.x).toBe(100)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts a tween made after an idle time at its beginning', () => {
    moveTo(1, 0.1)
    engine.advance(60_000)
    const target = moveTo(100, 1)

    engine.advance(20)
    expect(target.x).toBeGreaterThan(0)
    expect(target.x).toBeLessThan(5)
  })

  it('freezes every tween while the engine is paused, and goes on from there', () => {
    const target = moveTo(100, 1)
    engine.advance(500)
    const frozen = target.x

    engine.pause()
    engine.advance(10_000)
    expect(target.x).toBe(frozen)
    engine.resume()
    engine.advance(520)
    expect(target.x).toBe(100)
  })

  it('plays in slow motion at the rate of the engine', () => {
    const target = moveTo(100, 1)
    engine.rate = 0.1

    engine.advance(5_000)
    expect(Math.abs(target.x - 50)).toBeLessThan(A_FRAME)
  })

  it('goes on from where a paused tween stood, however long it stood', () => {
    const target = { x: 0 }
    const tween = gsap.to(target, { x: 100, duration: 1, ease: 'none' })
    engine.advance(500)
    const frozen = target.x

    tween.pause()
    engine.advance(30_000)
    expect(target.x).toBe(frozen)
    tween.resume()
    engine.advance(250)
    expect(Math.abs(target.x - frozen - 25)).toBeLessThan(2 * A_FRAME)
  })

  it('asks for no frame once nothing moves', () => {
    moveTo(100, 0.2)
    engine.advance(2_500)
    let updates = 0
    const { updateRoot } = gsap
    const counting = vi.spyOn(gsap, 'updateRoot').mockImplementation((time) => {
      updates += 1
      return updateRoot(time)
    })

    engine.advance(10_000)
    expect(updates).toBe(0)
    moveTo(100, 0.2)
    engine.advance(100)
    expect(updates).toBeGreaterThan(5)
    counting.mockRestore()
  })
})
