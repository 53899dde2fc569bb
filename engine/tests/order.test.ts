import { describe, expect, it, vi } from 'vitest'
import { createActor, sendParent, setup } from 'xstate'
import { startBrowser, startSimulated } from './support.ts'

// E1, E2, E3, E7 and E8 are tested in simulated.property.test.ts.

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
    startSimulated().engine.setTimeout(() => {}, undefined as unknown as number)
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('got undefined'))
    warn.mockRestore()

    const browser = startBrowser()
    browser.engine.setTimeout(() => {}, Number.NaN)
    expect(browser.host.warnings).toHaveLength(1)
  })

  it('E5: a delay of Infinity never fires, is listed and can be cancelled', () => {
    const { engine, log, note } = startSimulated()
    const id = engine.setTimeout(note('never'), Infinity)
    const other = engine.setTimeout(note('neither'), Infinity)
    engine.advance(1e12)
    expect(engine.pending()).toEqual([{ due: Infinity }, { due: Infinity }])
    engine.clearTimeout(id)
    engine.setTimeout(note('after'), 5)
    engine.runUntilIdle()
    expect(log).toEqual([`after ${1e12 + 5}`])
    engine.clearTimeout(other)
    expect(engine.pending()).toEqual([])

    const browser = startBrowser()
    browser.engine.setTimeout(() => {}, Infinity)
    expect(browser.host.timersSet).toBe(0)
  })

  it('E6: delays have no upper limit, and native waits are cut into pieces of at most 2^30 ms', () => {
    const { engine, host, log, note } = startBrowser()
    engine.setTimeout(note('a'), 2 ** 31 + 5)
    expect(host.nextTimerIn).toBe(2 ** 30)
    host.pass(2 ** 30)
    expect(host.nextTimerIn).toBe(2 ** 30)
    host.pass(2 ** 30)
    expect(host.nextTimerIn).toBe(5)
    host.pass(5)
    expect(log).toEqual([`a ${2 ** 31 + 5}`])
    expect(host.timersSet).toBe(3)
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
    engine.onFrame(() => engine.setTimeout(note('set by a frame'), 0))
    engine.advance(1000 / 60)
    expect(log.slice(6)).toEqual([`frame ${4000 / 60}`, `set by a frame ${4000 / 60}`])
  })

  it('E10: regions of a parallel machine with equal delays move in document order', () => {
    const { engine, log, note } = startSimulated()
    const region = (name: string) => ({ initial: 'on', states: { on: { after: { 100: 'off' } }, off: { entry: note(name) } } })
    const machine = setup({}).createMachine({ type: 'parallel', states: { zebra: region('zebra'), apple: region('apple') } })
    createActor(machine, { clock: engine }).start()
    engine.advance(100)
    expect(log).toEqual(['zebra 100', 'apple 100'])
  })

  it('E11: of a parent and its invoked child due at one instant, the child transitions first', () => {
    const { engine, log, note } = startSimulated()
    const child = setup({}).createMachine({
      initial: 'waiting',
      states: { waiting: { after: { 100: 'done' } }, done: { entry: [note('child'), sendParent({ type: 'child.moved' })] } },
    })
    const parent = setup({ actors: { child } }).createMachine({
      initial: 'waiting',
      states: {
        waiting: { invoke: { src: 'child' }, after: { 100: 'left' }, on: { 'child.moved': { actions: note('told') } } },
        left: { entry: note('parent') },
      },
    })
    createActor(parent, { clock: engine }).start()
    engine.advance(100)
    expect(log).toEqual(['child 100', 'told 100', 'parent 100'])
  })
})
