import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { SimulatedEngine } from '@drei-tage/engine'
import { CheckedTimers } from './checked-timers.ts'
import type { Plan } from './checked-timers.ts'

const wholeMs = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0, 50, 1_000, 5_000) },
  { weight: 1, arbitrary: fc.integer({ min: -20, max: -1 }) },
)
/** Also eighths of a millisecond, which floating-point numbers represent exactly. */
const anyMs = fc.oneof(
  wholeMs,
  fc.integer({ min: 0, max: 480 }).map((eighths) => eighths / 8),
)

/** Lets time pass in some way, sets and cancels timers, and so on. Timers that fire do so as well. */
function check<Way>(delays: fc.Arbitrary<number>, ways: fc.Arbitrary<Way>, pass: (engine: SimulatedEngine, ms: number, way: Way) => void) {
  const cancels = fc.array(fc.nat({ max: 40 }), { maxLength: 2 })
  const plans: (depth?: number) => fc.Arbitrary<Plan> = fc.memo((depth) =>
    fc.record({
      delayMs: fc.oneof({ weight: 9, arbitrary: delays }, { weight: 1, arbitrary: fc.constant(Infinity) }),
      sets: depth > 1 ? fc.array(plans(), { maxLength: 3 }) : fc.constant([]),
      cancels,
    }),
  )
  const moves = fc.record({ waitMs: delays, times: fc.nat({ max: 3 }), way: ways, sets: fc.array(plans(3), { maxLength: 4 }), cancels })
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 12 }), (script) => {
      const engine = createSimulatedEngine()
      const timers = new CheckedTimers(engine)
      let now = 0
      for (const move of script) {
        const ms = Math.max(0, move.waitMs) * move.times
        pass(engine, ms, move.way)
        now += ms
        expect(engine.now()).toBe(now)
        expect(timers.check()).toBeGreaterThan(now)
        for (const plan of move.sets) timers.set(plan)
        for (const number of move.cancels) timers.cancel(number)
      }
    }),
  )
}

it('E1, E2, E3, E5, E7, E8, E12, E13, E20, E22, E23, E25: fires the timers of a sorted list, in its order and at its times', () => {
  check(anyMs, fc.constant(null), (engine, ms) => engine.advance(ms))
})

it('E14, E17: behaves the same however an advance is split', () => {
  check(wholeMs, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (engine, ms, cuts) => {
    const start = engine.now()
    for (const share of [...cuts.toSorted((a, b) => a - b), 1]) engine.advance(Math.max(0, start + ms * share - engine.now()))
  })
})

it('E38: behaves the same in whole milliseconds at any rate, since time snaps to them', () => {
  check(wholeMs, fc.double({ min: 0.05, max: 20, noNaN: true }), (engine, ms, rate) => {
    engine.rate = rate
    engine.advance(ms / rate)
  })
})

it('E42: behaves the same in steps, with pauses at any moment', () => {
  check(anyMs, fc.boolean(), (engine, ms, isStep) => {
    if (!isStep) return engine.advance(ms)
    engine.pause()
    engine.advance(1_000)
    engine.step(ms)
    engine.resume()
  })
})

it('E60: announces the same frames however an advance is split', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 70, noNaN: true }), { maxLength: 30 }), (pieces) => {
      const frames: number[] = []
      const engine = createSimulatedEngine()
      engine.onFrame(({ now }) => frames.push(now))
      for (const ms of pieces) engine.advance(ms)
      const count = Math.floor((engine.now() * 60) / 1000 + 1e-7)
      expect(frames).toEqual(Array.from({ length: count }, (_, index) => ((index + 1) * 1000) / 60))
    }),
  )
})
