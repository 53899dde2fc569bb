import { describe, expect, it, vi } from 'vitest'
import { createSimulatedEngine, labelled } from '@drei-tage/engine'
import { startBrowser, startSimulated, throwing } from './support.ts'

const FRAME_MS = 1000 / 60

describe('errors', () => {
  it('E28: simulated time continues after an error and throws it at the end', () => {
    const { engine, log, note } = startSimulated()
    engine.setTimeout(throwing('broken'), 10)
    engine.setTimeout(note('after'), 10)
    engine.setTimeout(note('after'), 20)
    expect(() => engine.advance(30)).toThrow(new Error('broken'))
    expect(log).toEqual(['after 10', 'after 20'])
    expect(engine.now()).toBe(30)
    engine.advance(1)
  })

  it('E28: several errors are thrown as one AggregateError, in order', () => {
    const engine = createSimulatedEngine()
    engine.setTimeout(throwing('one'), 10)
    engine.setTimeout(throwing('two'), 20)
    engine.setTimeout(() => {
      throw undefined
    }, 30)
    let thrown: unknown
    try {
      engine.advanceTo(30)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(AggregateError)
    expect((thrown as AggregateError).message).toBe('engine: 3 callbacks threw')
    expect((thrown as AggregateError).errors).toEqual([new Error('one'), new Error('two'), undefined])
  })

  it('E28: step, stepToNext and runUntilIdle throw the errors of callbacks as well', () => {
    const engine = createSimulatedEngine()
    for (const ms of [10, 20, 30]) engine.setTimeout(throwing(`at ${ms}`), ms)
    engine.pause()
    expect(() => engine.step(10)).toThrow('at 10')
    expect(() => engine.stepToNext()).toThrow('at 20')
    engine.resume()
    expect(() => engine.runUntilIdle()).toThrow('at 30')
  })

  it('E28: with onError, both kinds of time hand errors to it alone', () => {
    const onError = vi.fn<(error: unknown) => void>()
    const simulated = startSimulated({ onError })
    simulated.engine.setTimeout(throwing('one'), 10)
    simulated.engine.advance(10)
    const { host, engine } = startBrowser({ onError })
    engine.setTimeout(throwing('two'), 10)
    host.pass(10)
    expect(onError.mock.calls).toEqual([[new Error('one')], [new Error('two')]])
    expect(host.reported).toEqual([])
  })

  it('E28: browser time passes errors to reportError and continues', () => {
    const { host, engine, log, note } = startBrowser()
    engine.setTimeout(throwing('broken'), 10)
    engine.setTimeout(note('after'), 10)
    engine.setTimeout(note('after'), 20)
    host.pass(30)
    expect(host.reported).toEqual([new Error('broken')])
    expect(log).toEqual(['after 10', 'after 20'])
  })

  it('E29: a frame callback that throws stops neither the others nor later frames', () => {
    const { engine, log, note } = startSimulated()
    const leave = engine.onFrame(throwing('broken'))
    engine.onFrame(note('other'))
    expect(() => engine.advance(FRAME_MS)).toThrow('broken')
    expect(() => engine.advance(FRAME_MS)).toThrow('broken')
    expect(log).toHaveLength(2)
    leave()
    engine.advance(FRAME_MS)
  })

  it('E32: an error thrown by onError is logged to the console each time and swallowed', () => {
    const logged = [['engine: onError threw', new Error('worse'), 'when it was told of', new Error('bad')]]
    const { host, engine, log, note } = startBrowser({ onError: throwing('worse') })
    engine.setTimeout(throwing('bad'), 10)
    engine.setTimeout(note('after'), 10)
    host.pass(10)
    expect(host.logged).toEqual(logged)
    expect(log).toEqual(['after 10'])
    engine.setTimeout(throwing('bad'), 10)
    host.pass(10)
    expect(host.logged).toHaveLength(2)

    const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
    const simulated = startSimulated({ onError: throwing('worse') })
    simulated.engine.setTimeout(throwing('bad'), 10)
    simulated.engine.advance(10)
    expect(spy.mock.calls).toEqual(logged)
    spy.mockRestore()
  })
})

describe('endless loops', () => {
  it('E30: an endless chain of 0 ms is stopped after 10,000 callbacks, and the clock stays usable', () => {
    const { engine, log, note } = startSimulated()
    let count = 0
    let id = engine.setTimeout(again, 100)
    function again() {
      count += 1
      id = engine.setTimeout(again, 0)
    }
    engine.setTimeout(note('later'), 150)
    expect(() => engine.advance(200)).toThrow(
      new Error(
        'engine: more than 10000 callbacks at 100 ms. Probably a timer of 0 ms that sets itself again without end. Give it a delay.',
      ),
    )
    expect(count).toBe(10_000)
    expect(engine.now()).toBe(100)
    engine.clearTimeout(id)
    engine.advance(50)
    expect(log).toEqual(['later 150'])
  })

  it('E30: the error names the label of the timer', () => {
    const engine = createSimulatedEngine()
    const again = () => void engine.setTimeout(again, 0, 'blinker, after 0 ms')
    again()
    expect(() => engine.advance(1)).toThrow("engine: more than 10000 callbacks at 0 ms, the last of them 'blinker, after 0 ms'. Probably")
  })

  it('E30: a chain of 10,000 callbacks at one instant is allowed', () => {
    const engine = createSimulatedEngine()
    let count = 0
    const again = () => {
      count += 1
      if (count < 10_000) engine.setTimeout(again, 0)
    }
    engine.setTimeout(again, 0)
    engine.advance(0)
    expect(count).toBe(10_000)
  })

  it('E30: timers set before an instant do not count, and each instant counts anew, frames too', () => {
    const engine = createSimulatedEngine()
    let count = 0
    const burst = () => {
      for (let index = 0; index < 6_000; index += 1) {
        engine.setTimeout(() => {
          count += 1
        }, 0)
      }
    }
    for (let index = 0; index < 12_000; index += 1) engine.setTimeout(() => {}, 10)
    engine.onFrame(burst)
    engine.setTimeout(burst, 16)
    engine.advance(2000 / 60)
    expect(count).toBe(18_000)
  })

  it('E30: browser time continues with the rest, and with everything else, in the next task', () => {
    const { host, engine, log, note } = startBrowser()
    let count = 0
    const times = new Set<number>()
    const again = () => {
      count += 1
      times.add(engine.now())
      engine.setTimeout(again, 0)
    }
    engine.setTimeout(again, 10)
    engine.setTimeout(note('other'), 12)
    host.latenessMs = 1
    host.pass(11)
    expect(count).toBe(10_000)
    expect(host.reported).toEqual([expect.objectContaining({ message: expect.stringContaining('10000 callbacks at 10 ms') })])
    expect(host.nextTimerIn).toBe(0)
    host.pass(1)
    expect(count).toBe(20_000)
    expect([...times]).toEqual([10, 11])
    host.pass(2)
    expect(log).toHaveLength(1)
  })

  it('E31: runUntilIdle stops at its limit and lists pending timers', () => {
    const engine = createSimulatedEngine()
    let count = 0
    const again = () => {
      count += 1
      engine.setTimeout(again, 100, 'loop')
    }
    engine.setTimeout(again, 100, 'loop')
    expect(() => engine.runUntilIdle({ limit: 20 })).toThrow(
      new Error(
        'engine: still not idle after 20 timers. Pending: loop at 2100 ms. ' +
          'Probably a timer that repeats without end. Use advance(ms), or stop it first.',
      ),
    )
    expect(count).toBe(20)
    expect(engine.now()).toBe(2_000)
    expect(() => engine.runUntilIdle()).toThrow('engine: still not idle after 10000 timers.')
    expect(count).toBe(10_020)
    engine.advance(100)
    expect(count).toBe(10_021)
  })

  it('E31: does not throw at exactly the limit, and frames do not count', () => {
    const { engine, log, note } = startSimulated()
    const leave = engine.onFrame(note('frame'))
    for (const ms of [10, 10, 50]) engine.setTimeout(() => {}, ms)
    engine.runUntilIdle({ limit: 3 })
    expect(log).toHaveLength(3)
    expect(engine.now()).toBe(50)
    leave()
    engine.runUntilIdle({ limit: 0 })
    for (let index = 0; index < 2; index += 1) engine.setTimeout(() => {}, 5)
    expect(() => engine.runUntilIdle({ limit: 1 })).toThrow('a timer without a label at 55 ms')
  })

  it('E31: only some of many pending timers are listed', () => {
    const engine = createSimulatedEngine()
    const named = labelled(engine, 'faq')
    for (let ms = 1; ms <= 8; ms += 1) named.setTimeout(() => {}, ms)
    expect(() => engine.runUntilIdle({ limit: 1 })).toThrow('faq at 2 ms, faq at 3 ms, faq at 4 ms, faq at 5 ms, faq at 6 ms and 2 more. ')
    engine.advance(2)
    expect(() => engine.runUntilIdle({ limit: 0 })).toThrow('faq at 7 ms, faq at 8 ms. Probably')
  })

  it.each([-1, Number.NaN])('E31: a limit of %s is a RangeError', (limit) => {
    expect(() => createSimulatedEngine().runUntilIdle({ limit })).toThrow(
      new RangeError(`engine: runUntilIdle({ limit: ${limit} }) is not a number of timers. Pass 0 or more.`),
    )
  })
})
