import { describe, expect, it, vi } from 'vitest'
import { assign, createActor, sendParent, setup } from 'xstate'
import { createEngine, createSimulatedEngine } from '@drei-tage/engine'
import { FakeHost } from './fake-host.ts'

/** An engine and a log of the names of fired timers. */
function start() {
  const engine = createSimulatedEngine()
  const log: string[] = []
  const note = (name: string) => () => {
    log.push(`${name} ${engine.now()}`)
  }
  return { engine, log, note }
}

describe('order', () => {
  it('E1: timers with one deadline fire in the order in which they were set', () => {
    const { engine, log, note } = start()
    engine.setTimeout(note('a'), 100)
    engine.setTimeout(note('b'), 100)
    engine.advance(60)
    engine.setTimeout(note('c'), 40)
    engine.setTimeout(note('earlier'), 39)
    engine.advance(10)
    engine.setTimeout(note('d'), 30)
    engine.advance(30)
    expect(log).toEqual(['earlier 99', 'a 100', 'b 100', 'c 100', 'd 100'])
  })

  it('E1: the order holds for thousands of timers among others', () => {
    const engine = createSimulatedEngine()
    const log: number[] = []
    for (let index = 0; index < 3_000; index += 1) {
      engine.setTimeout(() => log.push(index), 500)
      engine.setTimeout(() => {}, index)
    }
    engine.advance(500)
    expect(log).toEqual(Array.from({ length: 3_000 }, (_, index) => index))
  })

  it('E2: a delay of 0 set in a callback fires at the same instant, after everything already due', () => {
    const { engine, log, note } = start()
    engine.setTimeout(() => {
      engine.setTimeout(note('nested'), 0)
      note('first')()
    }, 10)
    engine.setTimeout(note('second'), 10)
    engine.setTimeout(note('later'), 11)
    engine.advance(20)
    expect(log).toEqual(['first 10', 'second 10', 'nested 10', 'later 11'])
  })

  it('E2: a delay of 0 never fires inside setTimeout', () => {
    const { engine, log, note } = start()
    engine.setTimeout(note('a'), 0)
    expect(log).toEqual([])
    engine.advance(0)
    expect(log).toEqual(['a 0'])
  })

  it('E3: a negative delay counts as 0', () => {
    const { engine, log, note } = start()
    engine.advance(100)
    engine.setTimeout(note('zero'), 0)
    engine.setTimeout(note('negative'), -50)
    engine.setTimeout(note('endless'), -Infinity)
    expect(engine.pending()).toEqual([{ due: 100 }, { due: 100 }, { due: 100 }])
    engine.advance(0)
    expect(log).toEqual(['zero 100', 'negative 100', 'endless 100'])
  })

  it('E4: a delay that is not a number counts as 0 and warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { engine, log, note } = start()
    engine.advance(7)
    engine.setTimeout(note('NaN'), Number.NaN)
    engine.setTimeout(note('missing'), undefined as unknown as number)
    engine.setTimeout(note('text'), '200' as unknown as number)
    engine.setTimeout(note('null'), null as unknown as number)
    engine.setTimeout(note('object'), Object.create(null) as unknown as number)
    engine.advance(0)
    expect(log).toEqual(['NaN 7', 'missing 7', 'text 7', 'null 7', 'object 7'])
    expect(warn.mock.calls).toEqual([['engine: setTimeout() got NaN where a delay in ms belongs, and fires at once. Pass a number.']])
    createSimulatedEngine().setTimeout(note(''), undefined as unknown as number)
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('got undefined'))
    warn.mockRestore()
  })

  it('E4: a negative delay is a number and gives no warning', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    engine.setTimeout(() => {}, -1)
    expect(host.warnings).toEqual([])
    engine.setTimeout(() => {}, Number.NaN)
    engine.setTimeout(() => {}, Number.NaN)
    expect(host.warnings).toHaveLength(1)
  })

  it('E5: a delay of Infinity never fires, is listed and can be cancelled', () => {
    const { engine, log, note } = start()
    const id = engine.setTimeout(note('never'), Infinity)
    const other = engine.setTimeout(note('neither'), Infinity)
    engine.setTimeout(note('soon'), 5)
    engine.advance(1e12)
    expect(log).toEqual(['soon 5'])
    expect(engine.pending()).toEqual([{ due: Infinity }, { due: Infinity }])
    engine.clearTimeout(id)
    expect(engine.pending()).toEqual([{ due: Infinity }])
    engine.setTimeout(note('after'), 5)
    engine.runUntilIdle()
    expect(engine.now()).toBe(1e12 + 5)
    engine.clearTimeout(other)
    expect(engine.pending()).toEqual([])
  })

  it('E5: a delay of Infinity sets no native timer', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    engine.setTimeout(() => {}, Infinity)
    expect(host.timersSet).toBe(0)
    engine.setTimeout(() => {}, 10)
    host.pass(100)
    expect(host.timersSet).toBe(1)
    expect(host.openTimers).toBe(0)
  })

  it('E6: delays have no upper limit', () => {
    const { engine, log, note } = start()
    const year = 365 * 24 * 3_600_000
    engine.setTimeout(note('year'), year)
    engine.setTimeout(note('limit'), 2 ** 31)
    engine.advance(2 ** 31 - 1)
    expect(log).toEqual([])
    engine.advance(1)
    expect(log).toEqual([`limit ${2 ** 31}`])
    engine.advanceTo(year - 1)
    expect(log).toHaveLength(1)
    engine.advance(1)
    expect(log[1]).toBe(`year ${year}`)
  })

  it('E6: native waits are split into pieces of at most 2^30 ms', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    const fn = vi.fn<() => void>()
    engine.setTimeout(fn, 2 ** 31 + 5)
    expect(host.nextTimerIn).toBe(2 ** 30)
    host.pass(2 ** 30)
    expect(host.nextTimerIn).toBe(2 ** 30)
    host.pass(2 ** 30)
    expect(host.nextTimerIn).toBe(5)
    host.pass(4)
    expect(fn).not.toHaveBeenCalled()
    host.pass(1)
    expect(fn).toHaveBeenCalledTimes(1)
    expect(host.timersSet).toBe(3)
  })

  it('E7: fractions of a millisecond count', () => {
    const { engine, log, note } = start()
    engine.setTimeout(note('later'), 16.6)
    engine.setTimeout(note('sooner'), 16.2)
    engine.advance(16.1)
    expect(log).toEqual([])
    engine.advanceTo(16.5)
    expect(log).toEqual(['sooner 16.2'])
    engine.advanceTo(16.6)
    expect(log).toEqual(['sooner 16.2', 'later 16.6'])
  })

  it('E8: a timer due exactly at the end of an advance fires in it', () => {
    const { engine, log, note } = start()
    engine.setTimeout(note('a'), 100)
    engine.advance(99)
    expect(log).toEqual([])
    engine.advance(1)
    expect(log).toEqual(['a 100'])
  })

  it('E8: accumulated rounding errors do not matter', () => {
    const { engine, log, note } = start()
    engine.setTimeout(note('a'), 0.7)
    for (let index = 0; index < 7; index += 1) engine.advance(0.1)
    expect(log).toEqual(['a 0.7'])
  })

  it('E9: at one instant, timers fire before the frame', () => {
    const { engine, log, note } = start()
    engine.onFrame(note('frame'))
    engine.setTimeout(note('on the grid'), 50)
    engine.setTimeout(note('a rounding error behind it'), 1000 / 60 + 1e-9)
    engine.setTimeout(() => engine.setTimeout(note('nested'), 0), 50)
    engine.advance(50)
    expect(log).toEqual([
      `a rounding error behind it ${1000 / 60 + 1e-9}`,
      `frame ${1000 / 60 + 1e-9}`,
      `frame ${2000 / 60}`,
      'on the grid 50',
      'nested 50',
      'frame 50',
    ])
  })

  it('E9: a timer that a frame callback sets for the same instant fires after it, without a second frame', () => {
    const { engine, log, note } = start()
    engine.onFrame(() => {
      note('frame')()
      if (engine.now() === 50) engine.setTimeout(note('timer'), 0)
    })
    engine.advance(50)
    expect(log.slice(2)).toEqual(['frame 50', 'timer 50'])
    engine.advance(0)
    expect(log).toHaveLength(4)
  })

  it('E9: in browser time, everything due before a frame has fired when it starts', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    const log: string[] = []
    engine.onFrame(() => log.push('frame'))
    engine.setTimeout(() => log.push('timer'), 5)
    host.spend(5)
    host.bringFrame()
    expect(log).toEqual(['timer', 'frame'])
  })

  it('E10: regions of a parallel machine with equal delays move in document order', () => {
    const engine = createSimulatedEngine()
    const machine = setup({ types: { context: {} as { log: string[] } } }).createMachine({
      context: { log: [] },
      type: 'parallel',
      states: {
        zebra: {
          initial: 'on',
          states: {
            on: { after: { 100: { target: 'off', actions: assign({ log: ({ context }) => [...context.log, 'zebra'] }) } } },
            off: {},
          },
        },
        apple: {
          initial: 'on',
          states: {
            on: { after: { 100: { target: 'off', actions: assign({ log: ({ context }) => [...context.log, 'apple'] }) } } },
            off: {},
          },
        },
      },
    })
    const actor = createActor(machine, { clock: engine }).start()
    engine.advance(99)
    expect(actor.getSnapshot().context.log).toEqual([])
    engine.advance(1)
    expect(actor.getSnapshot().context.log).toEqual(['zebra', 'apple'])
  })

  it('E11: of a parent and its invoked child due at one instant, the child transitions first and is then stopped', () => {
    const engine = createSimulatedEngine()
    const log: string[] = []
    const child = setup({}).createMachine({
      initial: 'waiting',
      states: { waiting: { after: { 100: 'done' } }, done: { entry: [() => log.push('child'), sendParent({ type: 'child.moved' })] } },
    })
    const parent = setup({ actors: { child } }).createMachine({
      initial: 'waiting',
      states: {
        waiting: { invoke: { src: 'child' }, after: { 100: 'left' }, on: { 'child.moved': { actions: () => log.push('told') } } },
        left: { entry: () => log.push('parent') },
      },
    })
    const actor = createActor(parent, { clock: engine }).start()
    engine.advance(100)
    expect(log).toEqual(['child', 'told', 'parent'])
    expect(actor.getSnapshot().children).toEqual({})
    expect(engine.pending()).toEqual([])
  })
})
