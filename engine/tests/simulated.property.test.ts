import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { CheckedTimers } from './checked-timers.ts'
import type { Plan } from './checked-timers.ts'
import { runs } from './seed.ts'

/** Also eighths of a millisecond, which floating-point numbers represent exactly. */
const anyMs = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0, 50, 1_000, 5_000) },
  { weight: 1, arbitrary: fc.integer({ min: -20, max: -1 }) },
  { weight: 7, arbitrary: fc.integer({ min: 0, max: 480 }).map((eighths) => eighths / 8) },
)
const cancels = fc.array(fc.nat({ max: 40 }), { maxLength: 2 })
const plans: (depth?: number) => fc.Arbitrary<Plan> = fc.memo((depth) =>
  fc.record({
    delayMs: fc.oneof({ weight: 9, arbitrary: anyMs }, { weight: 1, arbitrary: fc.constant(Infinity) }),
    sets: depth > 1 ? fc.array(plans(), { maxLength: 3 }) : fc.constant([]),
    cancels,
  }),
)
const moves = fc.record({ waitsMs: fc.array(anyMs, { maxLength: 4 }), sets: fc.array(plans(3), { maxLength: 4 }), cancels })

it('E1, E2, E3, E5, E7, E8, E12, E13, E14, E17, E20, E22, E23, E25: fires the timers of a sorted list, in its order and at its times', () => {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 12 }), (script) => {
      const engine = createSimulatedEngine()
      const timers = new CheckedTimers(engine)
      let now = 0
      for (const { waitsMs, sets, cancels: cancelled } of script) {
        for (const ms of waitsMs) {
          engine.advance(Math.max(0, ms))
          now += Math.max(0, ms)
          expect(engine.now()).toBe(now)
          expect(timers.check()).toBeGreaterThan(now)
        }
        for (const plan of sets) timers.set(plan)
        for (const number of cancelled) timers.cancel(number)
      }
    }),
    { numRuns: runs(200) },
  )
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
