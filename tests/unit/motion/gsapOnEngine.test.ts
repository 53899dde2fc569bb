import { expect, it, vi } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { putOnEngine } from '#motion/gsapOnEngine.ts'

const FRAME_MS = 1000 / 60

/** GSAP on an engine of its own. `frames` returns how many frames this engine has announced. */
function start() {
  const engine = createSimulatedEngine()
  const gsap = putOnEngine(engine)
  gsap.globalTimeline.clear()
  let frames = 0
  engine.observe(({ type }) => {
    if (type === 'frame') frames += 1
  })
  return { engine, gsap, frames: () => frames }
}

/** A target whose x moves linearly from 0 to 100 within a second. */
function moveOver(gsap: ReturnType<typeof putOnEngine>, vars: gsap.TweenVars = {}) {
  const thing = { x: 0 }
  gsap.to(thing, { x: 100, duration: 1, ease: 'none', ...vars })
  return thing
}

it('follows the pause, steps and rate of the engine', () => {
  const { engine, gsap } = start()
  const thing = moveOver(gsap)
  engine.advance(500)
  engine.pause()
  engine.advance(10_000)
  expect(thing.x).toBeCloseTo(50, 4)
  engine.step(FRAME_MS)
  expect(thing.x).toBeCloseTo(50 + 100 / 60, 4)
  engine.resume()
  engine.rate = 0.1
  engine.advance(2_500)
  expect(thing.x).toBeCloseTo(75 + 100 / 60, 4)
})

it('requests no frame before there is a tween, nor shortly after the last one has ended, each time', () => {
  const { engine, gsap, frames } = start()
  engine.advance(5_000)
  expect(frames()).toBe(0)
  for (const tweens of [1, 2]) {
    moveOver(gsap)
    engine.advance(5_000)
    expect(frames()).toBeGreaterThanOrEqual(60 * tweens)
    expect(frames()).toBeLessThan(90 * tweens)
  }
})

it('runs a tween created after an idle period over its full duration', () => {
  const { engine, gsap } = start()
  moveOver(gsap)
  engine.advance(30_000)
  const thing = moveOver(gsap)
  engine.advance(FRAME_MS)
  expect(thing.x).toBeGreaterThan(0)
  expect(thing.x).toBeLessThan(4)
  engine.advance(58 * FRAME_MS)
  expect(thing.x).toBeLessThan(100)
  engine.advance(2 * FRAME_MS)
  expect(thing.x).toBe(100)
})

it('starts a tween created inside a timer at the instant of the timer', () => {
  const { engine, gsap } = start()
  let made: ReturnType<typeof moveOver> | undefined
  engine.setTimeout(() => void (made = moveOver(gsap)), 10_000)
  engine.advance(10_500)
  expect(made?.x).toBeCloseTo(50, 4)
})

it('continues after a tween has thrown, and moves the others', () => {
  const { engine, gsap } = start()
  const other = vi.fn<() => void>()
  engine.onFrame(other)
  const onUpdate = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new Error('broken')
  })
  moveOver(gsap, { onUpdate })
  const thing = moveOver(gsap)
  expect(() => engine.advance(500)).toThrow('broken')
  expect(thing.x).toBeCloseTo(50, 4)
  expect(other).toHaveBeenCalledTimes(30)
  engine.advance(500)
  expect(thing.x).toBe(100)
})
