import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { SimulatedEngine, TimerId } from '@drei-tage/engine'
import { Model, PER_MS } from './model.ts'
import type { Firing, Plan } from './model.ts'

/** The highest name that a plan may cancel. Names are numbers, assigned in the order of the script. */
const NAMES = 40

const delays = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 60 * PER_MS }).map((eighths) => eighths / PER_MS) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0, 50, 1_000, 5_000) },
  { weight: 1, arbitrary: fc.integer({ min: -20, max: -1 }) },
)

/** A timer that sets others when it fires, recursively. Names are assigned later. */
const plans: (depth?: number) => fc.Arbitrary<Plan> = fc.memo((depth) =>
  fc.record({
    name: fc.constant(0),
    delayMs: delays,
    sets: depth > 1 ? fc.array(plans(depth - 1), { maxLength: 3 }) : fc.constant([]),
    cancels: fc.array(fc.nat({ max: NAMES }), { maxLength: 2 }),
  }),
)

/** A wait of `passMs`, and then timers that are set and cancelled from outside. */
interface Move {
  readonly passMs: number
  readonly sets: readonly Plan[]
  readonly cancels: readonly number[]
}

function named(moves: readonly Move[]): Move[] {
  let count = 0
  const name = (plan: Plan): Plan => {
    const own = count
    count += 1
    return { ...plan, name: own, sets: plan.sets.map(name) }
  }
  return moves.map((move) => ({ ...move, sets: move.sets.map(name) }))
}

const scripts = fc
  .array(
    fc.record({
      passMs: fc.integer({ min: 0, max: 200 * PER_MS }).map((eighths) => eighths / PER_MS),
      sets: fc.array(plans(3), { maxLength: 4 }),
      cancels: fc.array(fc.nat({ max: NAMES }), { maxLength: 2 }),
    }),
    { maxLength: 12 },
  )
  .map(named)

/** The same script with whole ms only. */
function inWholeMs(moves: readonly Move[]): Move[] {
  const rounded = (plan: Plan): Plan => ({ ...plan, delayMs: Math.round(plan.delayMs), sets: plan.sets.map(rounded) })
  return moves.map((move) => ({ ...move, passMs: Math.round(move.passMs), sets: move.sets.map(rounded) }))
}

/** @param advance Lets `ms` pass before the move with this index. */
function play(moves: readonly Move[], engine: SimulatedEngine, advance: (ms: number, index: number) => void) {
  const ids = new Map<number, TimerId>()
  const fired: Firing[] = []
  const set = (plan: Plan): void => {
    const id = engine.setTimeout(() => {
      fired.push({ name: plan.name, now: Math.round(engine.now() * PER_MS) })
      for (const name of plan.cancels) engine.clearTimeout(ids.get(name))
      plan.sets.forEach(set)
    }, plan.delayMs)
    ids.set(plan.name, id)
  }
  for (const [index, { passMs, sets, cancels }] of moves.entries()) {
    advance(passMs, index)
    sets.forEach(set)
    for (const name of cancels) engine.clearTimeout(ids.get(name))
  }
  return { fired, pending: engine.pending().map(({ due }) => Math.round(due * PER_MS)), now: Math.round(engine.now() * PER_MS) }
}

function expected(moves: readonly Move[]) {
  const model = new Model()
  for (const { passMs, sets, cancels } of moves) {
    model.moveTo(model.now + passMs * PER_MS)
    for (const plan of sets) model.set(plan)
    for (const name of cancels) model.cancel(name)
  }
  return { fired: model.fired, pending: model.pending, now: model.now }
}

/** Plays scripts on engines whose time `advanceBy` moves in some way, and checks that they do what the model does. */
function check<T>(
  way: fc.Arbitrary<T>,
  advanceBy: (engine: SimulatedEngine, way: T) => (ms: number, index: number) => void,
  all = scripts,
) {
  fc.assert(
    fc.property(all, way, (moves, chosen) => {
      const engine = createSimulatedEngine()
      expect(play(moves, engine, advanceBy(engine, chosen))).toEqual(expected(moves))
    }),
  )
}

/** Some of them, used in turn. */
const several = <T>(one: fc.Arbitrary<T>) =>
  fc.array(one, { minLength: 1, maxLength: 5 }).map((list) => (index: number) => list[index % list.length]!)

describe('simulated time', () => {
  it('E1, E2, E3, E7, E8, E12, E13, E20, E23: fires the timers of a sorted list, in its order and at its times', () => {
    check(fc.constant(null), (engine) => (ms) => engine.advance(ms))
  })

  it('E14: behaves the same however an advance is split', () => {
    const cuts = several(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }))
    check(cuts, (engine, cutsOf) => (ms, index) => {
      const start = engine.now()
      const shares = cutsOf(index).toSorted((a, b) => a - b)
      for (const share of [...shares, 1]) engine.advance(Math.max(0, start + ms * share - engine.now()))
    })
  })

  it('E38: behaves the same in whole milliseconds at any rate, since time snaps to them', () => {
    const rates = several(fc.double({ min: 0.05, max: 20, noNaN: true }))
    const advanceAtRate = (engine: SimulatedEngine, rateOf: (index: number) => number) => (ms: number, index: number) => {
      engine.rate = rateOf(index)
      engine.advance(ms / engine.rate)
    }
    check(rates, advanceAtRate, scripts.map(inWholeMs))
  })

  it('E42: behaves the same in steps, with pauses at any moment', () => {
    check(several(fc.boolean()), (engine, isStep) => (ms, index) => {
      if (!isStep(index)) return engine.advance(ms)
      engine.pause()
      engine.advance(1_000)
      engine.step(ms)
      engine.resume()
    })
  })

  it('E25: keeps the order and a bounded size through any mix of many timers', () => {
    const batches = fc.array(
      fc.record({
        count: fc.integer({ min: 1, max: 300 }),
        seed: fc.nat(),
        spanMs: fc.constantFrom(0, 1, 100, 10_000, 1e9),
        cancelled: fc.constantFrom(0, 0.3, 0.97, 1),
        advanceMs: fc.constantFrom(0, 1, 50, 5_000, 1e8),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(batches, (moves) => {
        const engine = createSimulatedEngine()
        const random = createSimulatedEngine({ seed: moves[0]!.seed })
        const waiting = new Map<TimerId, { due: number; order: number }>()
        let order = 0
        let last = { due: -1, order: -1 }
        for (const { count, spanMs, cancelled, advanceMs } of moves) {
          for (let index = 0; index < count; index += 1) {
            const timer = { due: engine.now() + Math.floor(random.random() * spanMs), order }
            order += 1
            const id: TimerId = engine.setTimeout(() => {
              if (timer.due < last.due || (timer.due === last.due && timer.order < last.order)) {
                throw new Error(`${JSON.stringify(timer)} fired after ${JSON.stringify(last)}`)
              }
              if (engine.now() !== timer.due) throw new Error(`fired at ${engine.now()} and not at ${timer.due}`)
              last = timer
              waiting.delete(id)
            }, timer.due - engine.now())
            waiting.set(id, timer)
          }
          for (const id of waiting.keys()) {
            if (random.random() >= cancelled) continue
            engine.clearTimeout(id)
            waiting.delete(id)
          }
          engine.advance(advanceMs)
          const left = [...waiting.values()].toSorted((a, b) => a.due - b.due || a.order - b.order)
          expect(left.every(({ due }) => due > engine.now())).toBe(true)
          expect(engine.pending()).toEqual(left.map(({ due }) => ({ due })))
        }
      }),
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
})
