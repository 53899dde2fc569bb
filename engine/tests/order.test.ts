import { expect, vi } from 'vitest'
import { createActor, sendParent, setup } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { it, startSimulated } from './support.ts'

const FRAME_MS = 1000 / 60

// E1, E2, E3, E5, E7, E12, E13, E14, E17, E20 and E22 are tested in simulated.property.test.ts.

it('E4: a delay that is not a number counts as 0 and warns once', ({ simulated: { engine, log, note }, browser }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  engine.advance(7)
  engine.setTimeout(note('negative'), -1)
  expect(warn).not.toHaveBeenCalled()
  for (const delay of [Number.NaN, undefined, '200', null]) engine.setTimeout(note(typeof delay), delay as number)
  engine.advance(0)
  expect(log).toEqual(['negative 7', 'number 7', 'undefined 7', 'string 7', 'object 7'])
  expect(warn.mock.calls).toEqual([['engine: setTimeout() got NaN where a delay in ms belongs, and fires at once. Pass a number.']])
  warn.mockRestore()

  browser.engine.setTimeout(() => {}, undefined as unknown as number)
  expect(browser.host.warnings).toEqual([expect.stringContaining('got undefined')])
})

it('E6: delays have no upper limit, and native waits are at most 2^30 ms', ({ browser: { engine, host, log, note } }) => {
  engine.setTimeout(note('a'), 2 ** 31 + 5)
  for (const waitMs of [2 ** 30, 2 ** 30, 5]) {
    expect(host.nextTimerIn).toBe(waitMs)
    host.pass(waitMs)
  }
  expect([log, host.timersSet]).toEqual([[`a ${2 ** 31 + 5}`], 3])
})

it('E8: accumulated rounding errors do not matter', ({ simulated: { engine, log, note } }) => {
  engine.setTimeout(note('a'), 0.7)
  for (let index = 0; index < 7; index += 1) engine.advance(0.1)
  expect(log).toEqual(['a 0.7'])
})

it('E9: at one instant, timers fire before the frame', ({ simulated: { engine, log, note } }) => {
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

it('E10, E11: an invoked child transitions before its parent, and regions in document order', ({ simulated: { engine, log, note } }) => {
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

it('E15, E16: instants within 1e-6 ms of a whole one are rounded to it, so that thirds of a second sum up', ({ simulated: { engine } }) => {
  const chain = (left: number) => void (left > 0 && engine.setTimeout(() => chain(left - 1), 1000 / 3))
  chain(3_000)
  engine.runUntilIdle()
  expect(engine.now()).toBe(1_000_000)
  for (let index = 0; index < 600; index += 1) engine.advance(FRAME_MS)
  expect(engine.now()).toBe(1_010_000)
  for (const offMs of [-9e-7, 9e-7, -2e-6, 2e-6]) engine.setTimeout(() => {}, 100 + offMs)
  expect(engine.pending().map(({ due }) => due - 1_010_100)).toEqual([-2e-6, 0, 0, 2e-6].map((ms) => expect.closeTo(ms, 8)))
})

it('E18: an attempt to move time inside a callback throws and changes nothing', ({ simulated: { engine, log, note } }) => {
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

it.each([-1e-9, Number.NaN, Infinity])('E19, E21, E31, E40: %s where it is impossible is a RangeError, and changes nothing', (value) => {
  const engine = createSimulatedEngine({ rate: 2 })
  engine.advance(5)
  engine.setTimeout(() => {}, 0)
  const refuses = (act: () => void, message: string) => expect(act).toThrow(new RangeError(`engine: ${message}`))
  const impossible = `(${value}) would leave time in no possible state. Pass 0 ms or more, and a finite number.`
  const noRate = `a rate of ${value} would stop time or turn it back. Pass a finite number above 0, or call pause().`
  refuses(() => engine.advance(value), `advance${impossible}`)
  const past = `advanceTo(${10 + value}) would turn time back from 10 ms, or never end. Pass a moment ahead.`
  refuses(() => engine.advanceTo(10 + value), past)
  refuses(() => (engine.rate = value), noRate)
  refuses(() => createSimulatedEngine({ rate: value }), noRate)
  const limits = `runUntilIdle({ limit: ${value} }) is not a number of timers. Pass 0 or more.`
  if (value !== Infinity) refuses(() => engine.runUntilIdle({ limit: value }), limits)
  engine.pause()
  refuses(() => engine.step(value), `step${impossible}`)
  refuses(() => engine.advance(value), `advance${impossible}`)
  expect([engine.now(), engine.rate, engine.pending()]).toEqual([10, 2, [{ due: 10 }]])
})

it('E21, X4: advanceTo and runUntilIdle ignore the rate, which advance follows', () => {
  const { engine, log, note } = startSimulated({ rate: 0.1 })
  engine.advance(1_000)
  for (const ms of [0, 50, 100]) engine.setTimeout(note('due'), ms)
  for (const ms of [100, 150]) engine.advanceTo(ms)
  engine.runUntilIdle()
  expect(log).toEqual(['due 100', 'due 150', 'due 200'])
  expect(() => (engine.rate = 0)).toThrow(RangeError)
})
