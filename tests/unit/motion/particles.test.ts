// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createParticleStage } from '#motion/particles.ts'

afterEach(() => vi.restoreAllMocks())

/** A stage that only counts its drawings, on an engine of its own. `frames` returns how many frames this engine has announced. */
function start() {
  let draws = 0
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const drawn = { canvas: this, clearRect: () => (draws += 1), measureText: () => ({ width: 100 }), getImageData: () => ({ data: [] }) }
    return new Proxy(drawn, { get: (known, name) => Reflect.get(known, name) ?? (() => undefined) }) as never
  })
  const engine = createSimulatedEngine()
  let frames = 0
  engine.observe(({ type }) => {
    if (type === 'frame') frames += 1
  })
  const canvas = document.createElement('canvas')
  const stage = createParticleStage(canvas, engine)!
  stage.show('KI')
  return { engine, canvas, stage, frames: () => frames, draws: () => draws }
}

it('requests no frame while it is held, also when the pointer leaves', () => {
  const { engine, canvas, stage, frames } = start()
  canvas.dispatchEvent(new Event('pointermove'))
  engine.advance(1_000)
  expect(frames()).toBeGreaterThan(0)
  stage.hold(true)
  engine.advance(1_000)
  const before = frames()
  canvas.dispatchEvent(new Event('pointerleave'))
  engine.advance(1_000)
  expect(frames()).toBe(before)
  stage.hold(false)
  engine.advance(1_000)
  expect(frames()).toBeGreaterThan(before)
})

it('stands still once nobody has done anything for 30 s, and shows further words at once, until somebody does', () => {
  const { engine, stage, frames, draws } = start()
  engine.advance(30_000)
  const before = frames()
  engine.advance(1_000)
  expect(frames()).toBe(before)
  const drawn = draws()
  stage.show('Website')
  expect(draws()).toBe(drawn + 1)
  dispatchEvent(new Event('scroll'))
  engine.advance(1_000)
  expect(frames()).toBeGreaterThan(before)
})
