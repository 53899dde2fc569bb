import { describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { SimulatedEngine } from '@drei-tage/engine'

/** Chains `count` timers and records when each fired. */
function chain(engine: SimulatedEngine, ms: number, count = Infinity): number[] {
  const times: number[] = []
  const fire = () => {
    times.push(engine.now())
    if (times.length < count) engine.setTimeout(fire, ms)
  }
  engine.setTimeout(fire, ms)
  return times
}

/** Starts a machine that alternates between two states and counts the transitions. */
function startLoop(engine: SimulatedEngine, periodMs: number) {
  let transitions = -1
  const machine = setup({}).createMachine({
    initial: 'tick',
    states: { tick: { after: { [periodMs]: 'tock' } }, tock: { after: { [periodMs]: 'tick' } } },
  })
  const actor = createActor(machine, { clock: engine })
  actor.subscribe(() => {
    transitions += 1
  })
  actor.start()
  return () => transitions
}

describe('time during an advance', () => {
  it('E12: a callback sees its own deadline', () => {
    const engine = createSimulatedEngine()
    const seen: number[] = []
    engine.setTimeout(() => seen.push(engine.now()), 3)
    engine.setTimeout(() => seen.push(engine.now()), 70.5)
    engine.advance(100)
    expect(seen).toEqual([3, 70.5])
    expect(engine.now()).toBe(100)
  })

  it('E13: a timer set in a callback counts from its deadline and fires in the same advance', () => {
    const engine = createSimulatedEngine()
    const times = chain(engine, 200)
    engine.advance(1_000)
    expect(times).toEqual([200, 400, 600, 800, 1_000])
    expect(engine.pending()).toEqual([{ due: 1_200 }])
  })

  it('E13: 200 delays of 200 ms end at exactly 40,000 ms', () => {
    const engine = createSimulatedEngine()
    const times = chain(engine, 200, 200)
    while (times.length < 200) engine.advance(1000 / 60)
    expect(times.at(-1)).toBe(40_000)
  })

  it('E14: one advance and any split of it have the same effect', () => {
    const trace = (cuts: readonly number[]) => {
      const engine = createSimulatedEngine()
      const log: string[] = []
      for (const ms of [7, 16.6, 50, 200]) {
        const fire = () => {
          log.push(`${ms} at ${engine.now()}`)
          engine.setTimeout(fire, ms)
        }
        engine.setTimeout(fire, ms)
      }
      for (const ms of cuts) engine.advance(ms)
      expect(engine.now()).toBe(2_000)
      return log
    }
    const whole = trace([2_000])
    expect(trace(Array.from({ length: 120 }, () => 1000 / 60))).toEqual(whole)
    expect(trace([0, 1_999.5, 0.25, 0.25])).toEqual(whole)
    expect(whole).toHaveLength(285 + 120 + 40 + 10)
  })

  it('E15: 600 advances of 1000/60 ms end at exactly 10,000', () => {
    const engine = createSimulatedEngine()
    for (let index = 0; index < 600; index += 1) engine.advance(1000 / 60)
    expect(engine.now()).toBe(10_000)
  })

  it('E15: deadlines within 1e-6 ms of a whole millisecond are rounded to it, others are not', () => {
    const engine = createSimulatedEngine()
    engine.setTimeout(() => {}, 100 - 9e-7)
    engine.setTimeout(() => {}, 100 + 9e-7)
    engine.setTimeout(() => {}, 100 - 2e-6)
    engine.setTimeout(() => {}, 100 + 2e-6)
    expect(engine.pending().map(({ due }) => due)).toEqual([100 - 2e-6, 100, 100, 100 + 2e-6])
  })

  it('E16: 3,000 chained delays of 1000/3 ms end at 1,000,000', () => {
    const engine = createSimulatedEngine()
    const times = chain(engine, 1000 / 3, 3_000)
    engine.advance(1_000_001)
    expect(times).toHaveLength(3_000)
    expect(Math.abs(times.at(-1)! - 1_000_000)).toBeLessThan(1e-6)
  })

  it('E17: machines that loop through delays lose no transition in 60 s of frames', () => {
    const engine = createSimulatedEngine()
    const periods = Array.from({ length: 12 }, (_, index) => 37 + index * 43)
    const counts = periods.map((periodMs) => startLoop(engine, periodMs))
    for (let frame = 0; frame < 3_600; frame += 1) engine.advance(1000 / 60)
    expect(engine.now()).toBe(60_000)
    expect(counts.map((count) => count())).toEqual(periods.map((periodMs) => Math.floor(60_000 / periodMs)))
  })

  it.each([
    ['advance(1)', (engine: SimulatedEngine) => engine.advance(1)],
    ['advanceTo(500)', (engine: SimulatedEngine) => engine.advanceTo(500)],
    ['runUntilIdle()', (engine: SimulatedEngine) => engine.runUntilIdle()],
    ['step(1)', (engine: SimulatedEngine) => engine.step(1)],
    ['stepToNext()', (engine: SimulatedEngine) => engine.stepToNext()],
  ])('E18: %s inside a callback throws at once and changes nothing', (call, move) => {
    const engine = createSimulatedEngine()
    const message = `engine: ${call} was called from inside a callback, while time is already moving. Set a timer instead.`
    const attempt = vi.fn<() => void>(() => {
      expect(() => move(engine)).toThrow(new Error(message))
      expect(engine.now()).toBe(10)
      expect(later).not.toHaveBeenCalled()
    })
    const later = vi.fn<() => void>()
    engine.setTimeout(attempt, 10)
    engine.setTimeout(later, 11)
    engine.advance(20)
    expect(attempt).toHaveBeenCalledTimes(1)
    expect(later).toHaveBeenCalledTimes(1)
    expect(engine.now()).toBe(20)
  })

  it('E18: moving time inside a frame throws as well', () => {
    const engine = createSimulatedEngine()
    engine.onFrame(() => engine.advance(1))
    expect(() => engine.advance(17)).toThrow('engine: advance(1) was called from inside a callback')
  })

  it.each([-1, -1e-9, Number.NaN, Infinity, -Infinity])('E19: an advance or a step of %s is a RangeError and changes nothing', (ms) => {
    const engine = createSimulatedEngine()
    engine.advance(5)
    engine.setTimeout(() => {}, 0)
    expect(() => engine.advance(ms)).toThrow(RangeError)
    expect(() => engine.advance(ms)).toThrow(`engine: advance(${ms}) would leave time in no possible state.`)
    engine.pause()
    expect(() => engine.step(ms)).toThrow(RangeError)
    expect(() => engine.advance(ms)).toThrow(RangeError)
    expect(engine.now()).toBe(5)
    expect(engine.pending()).toHaveLength(1)
  })

  it('E20: advance(0) fires everything due at this instant and does not move time', () => {
    const engine = createSimulatedEngine()
    const now = vi.fn<() => void>()
    const soon = vi.fn<() => void>()
    engine.advance(5)
    engine.setTimeout(now, 0)
    engine.setTimeout(soon, 0.001)
    engine.advance(0)
    expect(now).toHaveBeenCalledTimes(1)
    expect(soon).not.toHaveBeenCalled()
    expect(engine.now()).toBe(5)
  })

  it('E21: advanceTo the past is a RangeError, advanceTo now is not', () => {
    const engine = createSimulatedEngine()
    engine.advance(100)
    expect(() => engine.advanceTo(99)).toThrow(
      new RangeError('engine: advanceTo(99) would turn time back from 100 ms, or never end. Pass a moment ahead.'),
    )
    expect(() => engine.advanceTo(Number.NaN)).toThrow(RangeError)
    expect(() => engine.advanceTo(Infinity)).toThrow(RangeError)
    expect(engine.now()).toBe(100)
    const due = vi.fn<() => void>()
    engine.setTimeout(due, 0)
    engine.advanceTo(100)
    expect(due).toHaveBeenCalledTimes(1)
    engine.advanceTo(150.5)
    expect(engine.now()).toBe(150.5)
  })

  it('E22: 20,000 timers with one deadline reset themselves in order and without recursion', () => {
    const engine = createSimulatedEngine()
    const counts = new Uint8Array(20_000)
    let depth = 0
    let deepest = 0
    let last = -1
    for (let index = 0; index < counts.length; index += 1) {
      const fire = () => {
        depth += 1
        deepest = Math.max(deepest, depth)
        if (index !== (last + 1) % counts.length) throw new Error(`${index} fired after ${last}`)
        last = index
        counts[index]! += 1
        engine.setTimeout(fire, 10)
        depth -= 1
      }
      engine.setTimeout(fire, 10)
    }
    engine.advance(39)
    expect(counts.every((count) => count === 3)).toBe(true)
    expect(deepest).toBe(1)
  })
})
