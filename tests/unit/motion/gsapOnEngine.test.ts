import { beforeEach, expect, it, vi } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { SimulatedEngine } from '@drei-tage/engine'
import { putOnEngine } from '#motion/gsapOnEngine.ts'

const FRAME_MS = 1000 / 60

/** GSAP on an engine of its own. `frames` returns how many frames this engine has announced. */
function start() {
  const engine = createSimulatedEngine()
  const gsap = putOnEngine(engine)
  let frames = 0
  engine.observe(({ type }) => {
    if (type === 'frame') frames += 1
  })
  return { engine, gsap, frames: () => frames }
}

/** A target whose x moves linearly from 0 to 100 within a second. */
function moveOver(gsap: ReturnType<typeof putOnEngine>, vars: gsap.TweenVars = {}) {
  const thing = { x: 0 }
  const tween = gsap.to(thing, { x: 100, duration: 1, ease: 'none', ...vars })
  return { thing, tween }
}

function frame(engine: SimulatedEngine, count = 1): void {
  for (let index = 0; index < count; index += 1) engine.advance(FRAME_MS)
}

let world: ReturnType<typeof start>

beforeEach(() => {
  world?.gsap.globalTimeline.clear()
  world = start()
})

it('follows the pause, steps and rate of the engine', () => {
  const { engine, gsap } = world
  const { thing } = moveOver(gsap)
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
  const { engine, gsap, frames } = world
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
  const { engine, gsap } = world
  moveOver(gsap)
  engine.advance(30_000)
  const { thing } = moveOver(gsap)
  frame(engine)
  expect(thing.x).toBeGreaterThan(0)
  expect(thing.x).toBeLessThan(4)
  frame(engine, 58)
  expect(thing.x).toBeLessThan(100)
  frame(engine, 2)
  expect(thing.x).toBe(100)
})

it('starts a tween created inside a timer at the instant of the timer', () => {
  const { engine, gsap } = world
  let made: ReturnType<typeof moveOver> | undefined
  engine.setTimeout(() => {
    made = moveOver(gsap)
  }, 10_000)
  engine.advance(10_500)
  expect(made?.thing.x).toBeCloseTo(50, 4)
})

it('continues after a tween has thrown, and moves the others', () => {
  const { engine, gsap } = world
  const other = vi.fn<() => void>()
  engine.onFrame(other)
  let hasThrown = false
  moveOver(gsap, {
    onUpdate: () => {
      if (hasThrown) return
      hasThrown = true
      throw new Error('broken')
    },
  })
  const { thing } = moveOver(gsap)
  expect(() => engine.advance(500)).toThrow('broken')
  expect(thing.x).toBeCloseTo(50, 4)
  expect(other).toHaveBeenCalledTimes(30)
  engine.advance(500)
  expect(thing.x).toBe(100)
})

it('moves on to another engine and leaves the first one', () => {
  const first = world
  moveOver(first.gsap)
  first.engine.advance(100)
  world = start()
  const { thing } = moveOver(world.gsap)
  const before = first.frames()
  first.engine.advance(1_000)
  expect(first.frames()).toBe(before)
  expect(thing.x).toBe(0)
  world.engine.advance(1_000)
  expect(thing.x).toBe(100)
})
