import { describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { startSimulated } from './support.ts'

// E12, E13, E14 and E20 are tested in simulated.property.test.ts.

describe('time during an advance', () => {
  it('E15: 600 advances of 1000/60 ms end at exactly 10,000', () => {
    const engine = createSimulatedEngine()
    for (let index = 0; index < 600; index += 1) engine.advance(1000 / 60)
    expect(engine.now()).toBe(10_000)
  })

  it('E15: deadlines within 1e-6 ms of a whole millisecond are rounded to it, others are not', () => {
    const engine = createSimulatedEngine()
    for (const offMs of [-9e-7, 9e-7, -2e-6, 2e-6]) engine.setTimeout(() => {}, 100 + offMs)
    expect(engine.pending().map(({ due }) => due)).toEqual([100 - 2e-6, 100, 100, 100 + 2e-6])
  })

  it('E16: 3,000 chained delays of 1000/3 ms end at 1,000,000', () => {
    const engine = createSimulatedEngine()
    let count = 0
    const fire = () => {
      count += 1
      if (count < 3_000) engine.setTimeout(fire, 1000 / 3)
    }
    engine.setTimeout(fire, 1000 / 3)
    engine.runUntilIdle()
    expect(count).toBe(3_000)
    expect(Math.abs(engine.now() - 1_000_000)).toBeLessThan(1e-6)
  })

  it.each([37, 80, 123, 510])('E17: a machine that loops through delays of %i ms loses no transition in 20 s of frames', (periodMs) => {
    const { engine, log, note } = startSimulated()
    const machine = setup({}).createMachine({
      initial: 'tick',
      states: {
        tick: { entry: note('tick'), after: { [periodMs]: 'tock' } },
        tock: { entry: note('tock'), after: { [periodMs]: 'tick' } },
      },
    })
    createActor(machine, { clock: engine }).start()
    for (let frame = 0; frame < 1_200; frame += 1) engine.advance(1000 / 60)
    expect(log).toHaveLength(1 + Math.floor(20_000 / periodMs))
  })

  it.each([
    ['advance', 1],
    ['advanceTo', 500],
    ['runUntilIdle', undefined],
    ['step', 1],
    ['stepToNext', undefined],
  ] as const)('E18: %s inside a timer or a frame throws at once and changes nothing', (name, ms) => {
    const { engine, log, note } = startSimulated()
    const attempt = vi.fn<() => void>(() => {
      const message = `engine: ${name}(${ms ?? ''}) was called from inside a callback, while time is already moving. Set a timer instead.`
      expect(() => (engine[name] as (ms?: number) => void)(ms)).toThrow(new Error(message))
      note('tried')()
    })
    engine.setTimeout(attempt, 10)
    engine.setTimeout(note('later'), 11)
    engine.onFrame(attempt)
    engine.advance(20)
    expect(log).toEqual(['tried 10', 'later 11', `tried ${1000 / 60}`])
    expect(engine.now()).toBe(20)
  })

  it.each([-1e-9, Number.NaN, Infinity])('E19: an advance or a step of %s is a RangeError and changes nothing', (ms) => {
    const engine = createSimulatedEngine()
    engine.advance(5)
    engine.setTimeout(() => {}, 0)
    const message = `(${ms}) would leave time in no possible state. Pass 0 ms or more, and a finite number.`
    expect(() => engine.advance(ms)).toThrow(new RangeError(`engine: advance${message}`))
    engine.pause()
    expect(() => engine.step(ms)).toThrow(new RangeError(`engine: step${message}`))
    expect(() => engine.advance(ms)).toThrow(RangeError)
    expect(engine.now()).toBe(5)
    expect(engine.pending()).toHaveLength(1)
  })

  it('E21: advanceTo the past is a RangeError, advanceTo now is not', () => {
    const { engine, log, note } = startSimulated()
    engine.advance(100)
    expect(() => engine.advanceTo(99)).toThrow(
      new RangeError('engine: advanceTo(99) would turn time back from 100 ms, or never end. Pass a moment ahead.'),
    )
    for (const never of [Number.NaN, Infinity]) expect(() => engine.advanceTo(never)).toThrow(RangeError)
    engine.setTimeout(note('due'), 0)
    engine.advanceTo(100)
    expect(log).toEqual(['due 100'])
  })

  it('E22: 5,000 timers with one deadline reset themselves without recursion', () => {
    const engine = createSimulatedEngine()
    let [fired, depth, deepest] = [0, 0, 0]
    const fire = () => {
      fired += 1
      depth += 1
      deepest = Math.max(deepest, depth)
      engine.setTimeout(fire, 10)
      depth -= 1
    }
    for (let index = 0; index < 5_000; index += 1) engine.setTimeout(fire, 10)
    engine.advance(39)
    expect([fired, deepest]).toEqual([15_000, 1])
  })
})
