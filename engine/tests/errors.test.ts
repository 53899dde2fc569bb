import { expect, vi } from 'vitest'
import { labelled } from '@drei-tage/engine'
import { it, startBrowser, startSimulated, throwing } from './support.ts'

it('E28, E29: simulated time continues after errors and throws them at the end, several as one', ({ simulated: { engine, log, note } }) => {
  engine.setTimeout(throwing('one'), 10)
  engine.setTimeout(note('after'), 10)
  engine.setTimeout(throwing('two'), 20)
  engine.setTimeout(() => {
    throw undefined
  }, 30)
  expect(() => engine.advance(15)).toThrow(new Error('one'))
  const leave = engine.onFrame(throwing('three'))
  engine.onFrame(note('frame'))
  const errors = [new Error('three'), new Error('two'), undefined, new Error('three')]
  expect(() => engine.advanceTo(40)).toThrow(new AggregateError(errors, 'engine: 4 callbacks threw'))
  expect([log, engine.now()]).toEqual([['after 10', `frame ${1000 / 60}`, `frame ${2000 / 60}`], 40])
  leave()
  for (const ms of [50, 60, 70]) engine.setTimeout(throwing(`at ${ms}`), ms - 40)
  engine.pause()
  expect(() => engine.step(10)).toThrow('at 50')
  expect(() => engine.stepToNext()).toThrow('at 60')
  engine.resume()
  expect(() => engine.runUntilIdle()).toThrow('at 70')
  engine.advance(1)
})

it('E28: browser time passes errors to reportError and continues; with onError, both kinds of time pass them to it alone', () => {
  const onError = vi.fn<(error: unknown) => void>()
  const [plain, told, simulated] = [startBrowser(), startBrowser({ onError }), startSimulated({ onError })]
  for (const { engine, note } of [plain, told, simulated]) {
    engine.setTimeout(throwing('broken'), 10)
    engine.setTimeout(note('after'), 10)
  }
  for (const { host } of [plain, told]) host.pass(30)
  simulated.engine.advance(10)
  expect([plain.host.reported, told.host.reported]).toEqual([[new Error('broken')], []])
  expect(onError.mock.calls).toEqual([[new Error('broken')], [new Error('broken')]])
  for (const { log } of [plain, told, simulated]) expect(log).toEqual(['after 10'])
})

it('E32: an error thrown by onError is logged to the console each time and swallowed', () => {
  const logged = ['engine: onError threw', new Error('worse'), 'when it was told of', new Error('bad')]
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [browser, simulated] = [startBrowser({ onError: throwing('worse') }), startSimulated({ onError: throwing('worse') })]
  for (const { engine, note } of [browser, simulated]) {
    for (const ms of [10, 20]) engine.setTimeout(throwing('bad'), ms)
    engine.setTimeout(note('after'), 20)
  }
  browser.host.pass(20)
  simulated.engine.advance(20)
  expect([browser.host.logged, consoleError.mock.calls]).toEqual([
    [logged, logged],
    [logged, logged],
  ])
  expect([...browser.log, ...simulated.log]).toEqual(['after 20', 'after 20'])
  consoleError.mockRestore()
})

it('E30: a chain of 0 ms ends after 10,000 callbacks, and the clock stays usable', ({ simulated: { engine, log, note } }) => {
  let left = 9_999
  let id = engine.setTimeout(again, 100)
  function again() {
    if (left > 0) id = engine.setTimeout(again, 0, 'blinker, after 0 ms')
    left -= 1
  }
  engine.setTimeout(note('later'), 250)
  engine.advance(100)
  expect(left).toBe(-1)

  left = Infinity
  engine.setTimeout(again, 100)
  const message =
    "engine: more than 10000 callbacks at 200 ms, the last of them 'blinker, after 0 ms'. " +
    'Probably a timer of 0 ms that sets itself again without end. Give it a delay.'
  expect(() => engine.advance(200)).toThrow(new Error(message))
  expect(engine.now()).toBe(200)
  engine.clearTimeout(id)
  engine.advance(50)
  expect(log).toEqual(['later 250'])
})

it('E30: timers set before an instant do not count, and each instant counts anew, frames too', ({ simulated: { engine } }) => {
  let count = 0
  const burst = () => {
    for (let index = 0; index < 6_000; index += 1) engine.setTimeout(() => void (count += 1), 0)
  }
  for (let index = 0; index < 12_000; index += 1) engine.setTimeout(() => {}, 10)
  engine.onFrame(burst)
  engine.setTimeout(burst, 16)
  engine.advance(2000 / 60)
  expect(count).toBe(18_000)
})

it('E30: browser time continues with the rest, and with everything else, in the next task', ({ browser: { host, engine, log, note } }) => {
  const times: number[] = []
  const again = () => {
    times.push(engine.now())
    engine.setTimeout(again, 0)
  }
  engine.setTimeout(again, 10)
  engine.setTimeout(note('other'), 12)
  host.latenessMs = 1
  host.pass(11)
  expect(times).toHaveLength(10_000)
  expect(host.reported).toEqual([expect.objectContaining({ message: expect.stringContaining('10000 callbacks at 10 ms. Probably') })])
  expect(host.nextTimerIn).toBe(0)
  host.pass(1)
  expect([times.length, ...new Set(times)]).toEqual([20_000, 10, 11])
  host.pass(2)
  expect(log).toHaveLength(1)
})

it('E31: runUntilIdle stops at its limit, 10,000 by default, and lists pending timers', ({ simulated: { engine, log, note } }) => {
  const again = () => {
    note('again')()
    engine.setTimeout(again, 100)
  }
  engine.setTimeout(again, 100)
  const message =
    'engine: still not idle after 20 timers. Pending: a timer without a label at 2100 ms. ' +
    'Probably a timer that repeats without end. Use advance(ms), or stop it first.'
  expect(() => engine.runUntilIdle({ limit: 20 })).toThrow(new Error(message))
  expect([log.length, engine.now()]).toEqual([20, 2_000])
  expect(() => engine.runUntilIdle()).toThrow('engine: still not idle after 10000 timers.')
  engine.advance(100)
  expect(log).toHaveLength(10_021)
})

it('E31: exactly the limit is no error, frames do not count, and some timers are listed', ({ simulated: { engine, log, note } }) => {
  const leave = engine.onFrame(note('frame'))
  for (const ms of [10, 10, 50]) engine.setTimeout(() => {}, ms)
  engine.runUntilIdle({ limit: 3 })
  expect([log.length, engine.now()]).toEqual([3, 50])
  leave()
  engine.runUntilIdle({ limit: 0 })
  const named = labelled(engine, 'faq')
  for (let ms = 1; ms <= 8; ms += 1) named.setTimeout(() => {}, ms)
  const message = 'Pending: faq at 52 ms, faq at 53 ms, faq at 54 ms, faq at 55 ms, faq at 56 ms and 2 more. '
  expect(() => engine.runUntilIdle({ limit: 1 })).toThrow(message)
  engine.advance(2)
  expect(() => engine.runUntilIdle({ limit: 0 })).toThrow('faq at 57 ms, faq at 58 ms. Probably')
})
