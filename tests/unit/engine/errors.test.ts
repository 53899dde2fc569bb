import { describe, expect, it, vi } from 'vitest'
import { createEngine, createSimulatedEngine, labelled } from '@drei-tage/engine'
import { FakeHost } from './fake-host.ts'

function fail(message: string): () => never {
  return () => {
    throw new Error(message)
  }
}

describe('errors and endless loops', () => {
  it('E28: simulated time continues after an error and throws it at the end', () => {
    const engine = createSimulatedEngine()
    const after = vi.fn<() => void>()
    const error = new Error('broken')
    engine.setTimeout(() => {
      throw error
    }, 10)
    engine.setTimeout(after, 10)
    engine.setTimeout(after, 20)
    expect(() => engine.advance(30)).toThrow(error)
    expect(after).toHaveBeenCalledTimes(2)
    expect(engine.now()).toBe(30)
    engine.advance(1)
  })

  it('E28: several errors are thrown as one AggregateError, in order', () => {
    const engine = createSimulatedEngine()
    engine.setTimeout(fail('one'), 10)
    engine.setTimeout(fail('two'), 20)
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
    for (const ms of [10, 20, 30]) engine.setTimeout(fail(`at ${ms}`), ms)
    engine.pause()
    expect(() => engine.step(10)).toThrow('at 10')
    expect(() => engine.stepToNext()).toThrow('at 20')
    engine.resume()
    expect(() => engine.runUntilIdle()).toThrow('at 30')
  })

  it('E28: simulated time with onError throws nothing', () => {
    const onError = vi.fn<(error: unknown) => void>()
    const engine = createSimulatedEngine({ onError })
    engine.setTimeout(fail('one'), 10)
    engine.setTimeout(fail('two'), 20)
    engine.advance(10)
    expect(onError.mock.calls).toEqual([[new Error('one')]])
    engine.advance(10)
    expect(onError).toHaveBeenCalledTimes(2)
  })

  it('E28: browser time passes errors to reportError and continues', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    const after = vi.fn<() => void>()
    engine.setTimeout(fail('broken'), 10)
    engine.setTimeout(after, 10)
    engine.setTimeout(after, 20)
    host.pass(30)
    expect(host.reported).toEqual([new Error('broken')])
    expect(after).toHaveBeenCalledTimes(2)
  })

  it('E28: browser time passes errors to onError instead, if given', () => {
    const host = new FakeHost()
    const onError = vi.fn<(error: unknown) => void>()
    const engine = createEngine({ host, onError })
    engine.setTimeout(fail('broken'), 10)
    host.pass(10)
    expect(onError.mock.calls).toEqual([[new Error('broken')]])
    expect(host.reported).toEqual([])
  })

  it('E29: a frame callback that throws stops neither the others nor later frames', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    const other = vi.fn<() => void>()
    engine.onFrame(fail('broken'))
    engine.onFrame(other)
    host.pass(1000 / 60 + 0.1)
    host.pass(1000 / 60)
    expect(other).toHaveBeenCalledTimes(2)
    expect(host.reported).toEqual([new Error('broken'), new Error('broken')])
  })

  it('E29: in simulated time errors of frame callbacks are thrown at the end', () => {
    const engine = createSimulatedEngine()
    const other = vi.fn<() => void>()
    const leave = engine.onFrame(fail('broken'))
    engine.onFrame(other)
    expect(() => engine.advance(1000 / 60)).toThrow('broken')
    expect(() => engine.advance(1000 / 60)).toThrow('broken')
    expect(other).toHaveBeenCalledTimes(2)
    leave()
    engine.advance(1000 / 60)
  })

  it('E30: an endless chain of 0 ms is stopped after 10,000 callbacks, and the clock stays usable', () => {
    const engine = createSimulatedEngine()
    let count = 0
    let id = engine.setTimeout(again, 100)
    function again() {
      count += 1
      id = engine.setTimeout(again, 0)
    }
    const later = vi.fn<() => void>()
    engine.setTimeout(later, 150)
    expect(() => engine.advance(200)).toThrow(
      new Error(
        'engine: more than 10000 callbacks at 100 ms. Probably a timer of 0 ms that sets itself again without end. Give it a delay.',
      ),
    )
    expect(count).toBe(10_000)
    expect(engine.now()).toBe(100)
    expect(later).not.toHaveBeenCalled()
    engine.clearTimeout(id)
    engine.advance(50)
    expect(later).toHaveBeenCalledTimes(1)
    expect(engine.now()).toBe(150)
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

  it('E30: any number of timers may be due at an instant if they were set before it', () => {
    const engine = createSimulatedEngine()
    let count = 0
    for (let index = 0; index < 25_000; index += 1) {
      engine.setTimeout(() => {
        count += 1
      }, 10)
    }
    engine.advance(10)
    expect(count).toBe(25_000)
  })

  it('E30: each instant is counted separately, frame instants too', () => {
    const engine = createSimulatedEngine()
    let count = 0
    const burst = () => {
      for (let index = 0; index < 6_000; index += 1) {
        engine.setTimeout(() => {
          count += 1
        }, 0)
      }
    }
    engine.onFrame(burst)
    engine.setTimeout(burst, 16)
    engine.advance(2000 / 60)
    expect(count).toBe(18_000)
  })

  it('E30: browser time continues with the rest, and with everything else, in the next task', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    let count = 0
    const times = new Set<number>()
    const again = () => {
      count += 1
      times.add(engine.now())
      engine.setTimeout(again, 0)
    }
    const other = vi.fn<() => void>()
    engine.setTimeout(again, 10)
    engine.setTimeout(other, 12)
    host.latenessMs = 1
    host.pass(11)
    expect(count).toBe(10_000)
    expect(host.reported).toEqual([expect.objectContaining({ message: expect.stringContaining('10000 callbacks at 10 ms') })])
    expect(host.nextTimerIn).toBe(0)
    host.pass(1)
    expect(count).toBe(20_000)
    expect([...times]).toEqual([10, 11])
    host.pass(2)
    expect(other).toHaveBeenCalledTimes(1)
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

  it('E31: a limit that is reached exactly is enough', () => {
    const engine = createSimulatedEngine()
    for (const ms of [10, 10, 30]) engine.setTimeout(() => {}, ms)
    engine.runUntilIdle({ limit: 3 })
    expect(engine.now()).toBe(30)
    engine.runUntilIdle({ limit: 0 })
    engine.setTimeout(() => {}, 5)
    engine.setTimeout(() => {}, 5)
    expect(() => engine.runUntilIdle({ limit: 1 })).toThrow('a timer without a label at 35 ms')
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

  it('E31: an endless chain stops runUntilIdle as it stops an advance', () => {
    const engine = createSimulatedEngine()
    const again = () => {
      engine.setTimeout(again, 0)
    }
    engine.setTimeout(again, 1)
    expect(() => engine.runUntilIdle({ limit: Infinity })).toThrow('engine: more than 10000 callbacks at 1 ms.')
  })

  it('E31: frames fire on the way to the last timer, and do not prolong the run', () => {
    const engine = createSimulatedEngine()
    const frames = vi.fn<() => void>()
    engine.onFrame(frames)
    engine.setTimeout(() => {}, 50)
    engine.runUntilIdle()
    expect(frames).toHaveBeenCalledTimes(3)
    expect(engine.now()).toBe(50)
  })

  it('E32: an error thrown by onError is logged to the console each time and swallowed', () => {
    const host = new FakeHost()
    const engine = createEngine({ host, onError: fail('worse') })
    const after = vi.fn<() => void>()
    engine.setTimeout(fail('bad'), 10)
    engine.setTimeout(after, 10)
    host.pass(10)
    expect(host.logged).toEqual([['engine: onError threw', new Error('worse'), 'when it was told of', new Error('bad')]])
    expect(after).toHaveBeenCalledTimes(1)
    engine.setTimeout(fail('bad'), 10)
    host.pass(10)
    expect(host.logged).toHaveLength(2)
  })

  it('E32: an error thrown by onError is swallowed in simulated time too', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const engine = createSimulatedEngine({ onError: fail('worse') })
    const after = vi.fn<() => void>()
    engine.setTimeout(fail('bad'), 10)
    engine.setTimeout(after, 10)
    engine.advance(10)
    expect(log.mock.calls).toEqual([['engine: onError threw', new Error('worse'), 'when it was told of', new Error('bad')]])
    expect(after).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
