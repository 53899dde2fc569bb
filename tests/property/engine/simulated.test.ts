import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { SimulatedEngine, TimerId } from '@drei-tage/engine'
import { Model, PER_MS } from './model.ts'
import type { Firing, Plan } from './model.ts'
import { runs } from '../seed.ts'

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

describe('simulated time', () => {
  it('E1, E2, E3, E7, E8, E12, E13, E20, E23: fires the timers of a sorted list, in its order and at its times', () => {
    fc.assert(
      fc.property(scripts, (moves) => {
        const engine = createSimulatedEngine()
        expect(play(moves, engine, (ms) => engine.advance(ms))).toEqual(expected(moves))
      }),
      { numRuns: runs(300) },
    )
  })

  it('E14: behaves the same however an advance is split', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
    fc.assert(
      fc.property(scripts, fc.array(cuts, { minLength: 1, maxLength: 5 }), (moves, cutsByMove) => {
        const engine = createSimulatedEngine()
        const advanceInPieces = (ms: number, index: number) => {
          const end = engine.now() + ms
          for (const share of cutsByMove[index % cutsByMove.length]!.toSorted((a, b) => a - b)) {
            engine.advance(Math.max(0, end - ms + ms * share - engine.now()))
          }
          engine.advance(Math.max(0, end - engine.now()))
        }
        expect(play(moves, engine, advanceInPieces)).toEqual(expected(moves))
      }),
      { numRuns: runs(100) },
    )
  })

  it('E38: behaves the same in whole milliseconds at any rate, since time snaps to them', () => {
    const rates = fc.array(fc.double({ min: 0.05, max: 20, noNaN: true }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(scripts.map(inWholeMs), rates, (moves, ratesByMove) => {
        const engine = createSimulatedEngine()
        const advanceAtRate = (ms: number, index: number) => {
          engine.rate = ratesByMove[index % ratesByMove.length]!
          engine.advance(ms / engine.rate)
        }
        expect(play(moves, engine, advanceAtRate)).toEqual(expected(moves))
      }),
      { numRuns: runs(100) },
    )
  })

  it('E42: behaves the same in steps, with pauses at any moment', () => {
    fc.assert(
      fc.property(scripts, fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), (moves, stepsByMove) => {
        const engine = createSimulatedEngine()
        const advanceOrStep = (ms: number, index: number) => {
          if (!stepsByMove[index % stepsByMove.length]) return engine.advance(ms)
          engine.pause()
          engine.advance(1_000)
          engine.step(ms)
          engine.resume()
        }
        expect(play(moves, engine, advanceOrStep)).toEqual(expected(moves))
      }),
      { numRuns: runs(100) },
    )
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
      { numRuns: runs(100) },
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
