import { expect } from 'vitest'
import { createActor, setup } from 'xstate'
import { createSimulatedEngine, labelled } from '@drei-tage/engine'
import type { EngineChange } from '@drei-tage/engine'
import { it, startSimulated, throwing } from './support.ts'

it('X1: pending() lists labels, in firing order', ({ simulated: { engine } }) => {
  for (const [label, ms] of Object.entries({ second: 20, never: Infinity, first: 10 })) engine.setTimeout(() => {}, ms, label)
  engine.setTimeout(() => {}, 20)
  expect(engine.pending()).toEqual([
    { due: 10, label: 'first' },
    { due: 20, label: 'second' },
    { due: 20 },
    { due: Infinity, label: 'never' },
  ])
})

it('X1, E27: a labelled clock labels the timers of an actor, and a stopped actor leaves none', ({ simulated: { engine } }) => {
  const machine = setup({}).createMachine({ after: { 100: {} } })
  const actor = createActor(machine, { clock: labelled(engine, 'faq') }).start()
  expect(engine.pending()).toEqual([{ due: 100, label: 'faq' }])
  actor.stop()
  expect(engine.pending()).toEqual([])
})

it('X2: observers are notified of timers, frames, rate, pause and the end, causes before effects', ({ simulated: { engine } }) => {
  const changes: EngineChange[] = []
  engine.observe((change) => changes.push(change))
  engine.setTimeout(() => engine.setTimeout(() => {}, 30), 10, 'outer')
  engine.clearTimeout(engine.setTimeout(() => {}, 5, 'gone'))
  engine.onFrame(() => {})
  engine.rate = 2
  engine.advance(10)
  for (const act of ['resume', 'pause', 'pause', 'resume', 'resume'] as const) engine[act]()
  engine.dispose()
  engine.setTimeout(() => {}, 10)
  expect(changes).toEqual([
    { type: 'timer.set', now: 0, due: 10, label: 'outer' },
    { type: 'timer.set', now: 0, due: 5, label: 'gone' },
    { type: 'timer.cleared', now: 0, due: 5, label: 'gone' },
    { type: 'rate', now: 0, rate: 2 },
    { type: 'timer.fired', now: 10, due: 10, label: 'outer' },
    { type: 'timer.set', now: 10, due: 40 },
    { type: 'frame', now: 1000 / 60, delta: 1000 / 60 },
    { type: 'paused', now: 20 },
    { type: 'resumed', now: 20 },
    { type: 'disposed', now: 20 },
  ])
})

it('X2: an observer that throws is reported and does not stop the others', ({ browser: { host, engine, log, note } }) => {
  engine.observe(throwing('nosy'))
  const leave = engine.observe(note('observed'))
  engine.setTimeout(note('fired'), 10)
  host.pass(10)
  leave()
  engine.pause()
  expect(log).toEqual(['observed 0', 'observed 10', 'fired 10'])
  expect(host.reported).toEqual([new Error('nosy'), new Error('nosy'), new Error('nosy')])
})

it('X3: the same seed gives the same numbers, and randomState makes a sequence repeatable', ({ simulated: { engine } }) => {
  expect([engine.random(), engine.random(), engine.random()]).toEqual([0.3678755429573357, 0.08161311969161034, 0.8205357783008367])
  engine.randomState = 1
  expect(engine.random()).toBe(0.3678755429573357)
  expect(createSimulatedEngine({ seed: engine.randomState }).random()).toBe(0.08161311969161034)
  expect(createSimulatedEngine({ seed: 4_000_000_000 }).randomState).toBe(4_000_000_000)
  engine.randomState = -1
  expect(engine.randomState).toBe(2 ** 32 - 1)
})

it('X7: deadlines that are mathematically equal are one instant, however many others are known', ({ simulated: { engine } }) => {
  const dues = Array.from({ length: 20 }, (_, index) => ((index + 1) * 1000) / 7 + 0.1)
  for (const offMs of [0, 4e-7, -4e-7]) for (const due of dues) engine.setTimeout(() => {}, due + offMs)
  expect([...new Set(engine.pending().map(({ due }) => due))]).toEqual(dues)
})

it('X7: deadlines less than 1e-6 ms apart are one, whichever is set first, and others are not', ({ simulated: { engine, log, note } }) => {
  engine.setTimeout(note('later'), 0.500_002)
  engine.setTimeout(note('sooner'), 0.500_000_4)
  engine.setTimeout(note('as soon'), 0.499_999_7)
  engine.advance(1)
  expect(log).toEqual(['sooner 0.5000004', 'as soon 0.5000004', 'later 0.500002'])
})

it('X11: advanceAsync lets promises settle between instants, and fires what they set', async ({ simulated: { engine, log, note } }) => {
  const after = (ms: number) => new Promise<void>((resolve) => void engine.setTimeout(resolve, ms))
  const walk = async () => {
    for (const name of ['one', 'two', 'three']) {
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
      await after(name === 'three' ? 0 : 100)
      note(name)()
    }
  }
  void walk()
  engine.setTimeout(() => {
    engine.rate = 2
  }, 100)
  engine.setTimeout(note('there'), 200)
  await engine.advanceAsync(150)
  expect([log, engine.now()]).toEqual([['one 100', 'there 200', 'two 200', 'three 200'], 200])
})

it('X11: advanceAsync calls what advance calls, frames included', async () => {
  const [sync, split] = [startSimulated(), startSimulated()]
  for (const { engine, note } of [sync, split]) {
    engine.onFrame(note('frame'))
    for (const ms of [0, 16.6, 100 / 3, 50, 50]) engine.setTimeout(() => engine.setTimeout(note(`after ${ms}`), 50), ms)
  }
  sync.engine.advance(120)
  await split.engine.advanceAsync(120)
  expect(split.log).toEqual(sync.log)
})

it('X11: advanceAsync rejects at the end, and where promises or timers go on without end', async ({ simulated: { engine, log, note } }) => {
  await expect(engine.advanceAsync(NaN)).rejects.toThrow(RangeError)
  engine.setTimeout(throwing('one'), 10)
  engine.setTimeout(note('after'), 20)
  await expect(engine.advanceAsync(30)).rejects.toThrow('one')
  engine.setTimeout(() => engine.pause(), 10)
  await engine.advanceAsync(30)
  expect([log, engine.now()]).toEqual([['after 20'], 40])
  engine.resume()
  let isOver = false
  const again = (): void => void (isOver || engine.setTimeout(() => void Promise.resolve().then(again), 0))
  again()
  await expect(engine.advanceAsync(1)).rejects.toThrow('more than 10000 callbacks at 40 ms')
  isOver = true
  const chain = (): void => void engine.setTimeout(chain, 0)
  chain()
  await expect(engine.advanceAsync(1)).rejects.toThrow('more than 10000 callbacks at 40 ms')
  engine.dispose()
  await engine.advanceAsync(30)
  expect(engine.now()).toBe(40)
})
