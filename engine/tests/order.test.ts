import { describe, expect, it, vi } from 'vitest'
import { createActor, sendParent, setup } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { startBrowser, startSimulated } from './support.ts'

const FRAME_MS = 1000 / 60

// E1, E2, E3, E7, E12, E13, E14, E20 and E22 are tested in simulated.property.test.ts.

describe('order', () => {
  it('E4: a delay that is not a number counts as 0 and warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { engine, log, note } = startSimulated()
    engine.advance(7)
    engine.setTimeout(note('negative'), -1)
    expect(warn).not.toHaveBeenCalled()
    for (const delay of [Number.NaN, undefined, '200', null]) engine.setTimeout(note(typeof delay), delay as number)
    engine.advance(0)
    expect(log).toEqual(['negative 7', 'number 7', 'undefined 7', 'string 7', 'object 7'])
    expect(warn.mock.calls).toEqual([['engine: setTimeout() got NaN where a delay in ms belongs, and fires at once. Pass a number.']])
    warn.mockRestore()

    const { host, engine: another } = startBrowser()
    another.setTimeout(() => {}, undefined as unknown as number)
    expect(host.warnings).toEqual([expect.stringContaining('got undefined')])
  })

  it('E5: a delay of Infinity never fires, is listed and can be cancelled', () => {
    const { engine, log, note } = startSimulated()
    const ids = [1, 2].map(() => engine.setTimeout(note('never'), Infinity))
    engine.advance(1e12)
    expect(engine.pending()).toEqual([{ due: Infinity }, { due: Infinity }])
    engine.setTimeout(note('after'), 5)
    engine.runUntilIdle()
    for (const id of ids) engine.clearTimeout(id)
    expect([log, engine.pending()]).toEqual([[`after ${1e12 + 5}`], []])

    const browser = startBrowser()
    browser.engine.setTimeout(() => {}, Infinity)
    expect(browser.host.timersSet).toBe(0)
  })

  it('E6: delays have no upper limit, and native waits are cut into pieces of at most 2^30 ms', () => {
    const { engine, host, log, note } = startBrowser()
    engine.setTimeout(note('a'), 2 ** 31 + 5)
    for (const waitMs of [2 ** 30, 2 ** 30, 5]) {
      expect(host.nextTimerIn).toBe(waitMs)
      host.pass(waitMs)
    }
    expect([log, host.timersSet]).toEqual([[`a ${2 ** 31 + 5}`], 3])
  })

  it('E8: accumulated rounding errors do not matter', () => {
    const { engine, log, note } = startSimulated()
    engine.setTimeout(note('a'), 0.7)
    for (let index = 0; index < 7; index += 1) engine.advance(0.1)
    expect(log).toEqual(['a 0.7'])
  })

  it('E9: at one instant, timers fire before the frame', () => {
    const { engine, log, note } = startSimulated()
    engine.onFrame(note('frame'))
    engine.setTimeout(note('a rounding error behind it'), FRAME_MS + 1e-9)
    engine.setTimeout(() => engine.setTimeout(note('nested'), 0), 50)
    engine.advance(50)
    const first = `a rounding error behind it ${FRAME_MS + 1e-9}`
    expect(log).toEqual([first, `frame ${FRAME_MS + 1e-9}`, `frame ${2000 / 60}`, 'nested 50', 'frame 50'])
    engine.onFrame(() => engine.setTimeout(note('set by a frame'), 0))
    engine.advance(FRAME_MS)
    expect(log.slice(5)).toEqual([`frame ${4000 / 60}`, `set by a frame ${4000 / 60}`])
  })

  it('E10, E11: at one instant, an invoked child transitions before its parent, and regions in document order', () => {
    const { engine, log, note } = startSimulated()
    const child = setup({}).createMachine({
      initial: 'waiting',
      states: { waiting: { after: { 100: 'done' } }, done: { entry: [note('child'), sendParent({ type: 'child.moved' })] } },
    })
    const region = (name: string) => ({ initial: 'on', states: { on: { after: { 100: 'off' } }, off: { entry: note(name) } } })
    const parent = setup({ actors: { child } }).createMachine({
      type: 'parallel',
      invoke: { src: 'child' },
      on: { 'child.moved': { actions: note('told') } },
      states: { zebra: region('zebra'), apple: region('apple') },
    })
    createActor(parent, { clock: engine }).start()
    engine.advance(100)
    expect(log).toEqual(['child 100', 'told 100', 'zebra 100', 'apple 100'])
  })
})

describe('time during an advance', () => {
  it('E15: 600 advances of 1000/60 ms end at exactly 10,000', () => {
    const engine = createSimulatedEngine()
    for (let index = 0; index < 600; index += 1) engine.advance(FRAME_MS)
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
    expect([count, engine.now()]).toEqual([3_000, expect.closeTo(1_000_000, 6)])
  })

  it.each([37, 510])('E17: a machine that loops through delays of %i ms loses no transition in 20 s of frames', (periodMs) => {
    const { engine, log, note } = startSimulated()
    const state = (target: string) => ({ entry: note(target), after: { [periodMs]: target } })
    createActor(setup({}).createMachine({ initial: 'tick', states: { tick: state('tock'), tock: state('tick') } }), {
      clock: engine,
    }).start()
    for (let frame = 0; frame < 1_200; frame += 1) engine.advance(FRAME_MS)
    expect(log).toHaveLength(1 + Math.floor(20_000 / periodMs))
  })

  it('E18: time cannot be moved from inside a timer or a frame: each attempt throws at once and changes nothing', () => {
    const { engine, log, note } = startSimulated()
    const attempt = () => {
      const message = ' was called from inside a callback, while time is already moving. Set a timer instead.'
      expect(() => engine.advance(1)).toThrow(new Error(`engine: advance(1)${message}`))
      expect(() => engine.advanceTo(500)).toThrow(new Error(`engine: advanceTo(500)${message}`))
      expect(() => engine.runUntilIdle()).toThrow(new Error(`engine: runUntilIdle()${message}`))
      expect(() => engine.step(1)).toThrow(new Error(`engine: step(1)${message}`))
      expect(() => engine.stepToNext()).toThrow(new Error(`engine: stepToNext()${message}`))
      note('tried')()
    }
    engine.setTimeout(attempt, 10)
    engine.setTimeout(note('later'), 11)
    engine.onFrame(attempt)
    engine.advance(20)
    expect([...log, engine.now()]).toEqual(['tried 10', 'later 11', `tried ${FRAME_MS}`, 20])
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
    expect([engine.now(), engine.pending()]).toEqual([5, [{ due: 5 }]])
  })

  it('E21: advanceTo the past is a RangeError, advanceTo now is not', () => {
    const { engine, log, note } = startSimulated()
    engine.advance(100)
    for (const never of [99, Number.NaN, Infinity]) {
      const message = `engine: advanceTo(${never}) would turn time back from 100 ms, or never end. Pass a moment ahead.`
      expect(() => engine.advanceTo(never)).toThrow(new RangeError(message))
    }
    engine.setTimeout(note('due'), 0)
    engine.advanceTo(100)
    expect(log).toEqual(['due 100'])
  })
})
