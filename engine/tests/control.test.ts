import { describe, expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { startBrowser, startSimulated } from './support.ts'

// E33, E34, E36 and what a hold does to timers are tested in browser.property.test.ts.

describe('pause', () => {
  it('E35: after a pause in a callback the rest of its instant waits, in order', () => {
    const { engine, log, note } = startSimulated()
    engine.setTimeout(() => engine.pause(), 50)
    engine.setTimeout(note('b'), 50)
    engine.setTimeout(note('c'), 50)
    engine.advance(49)
    engine.onFrame(note('frame'))
    engine.advance(100)
    expect(log).toEqual([])
    expect(engine.now()).toBe(50)
    engine.resume()
    engine.advance(0)
    expect(log).toEqual(['b 50', 'c 50', 'frame 50'])
  })

  it('E35: browser time stops at the instant of the callback, not at the time of its wake-up', () => {
    const { host, engine, log, note } = startBrowser()
    engine.setTimeout(() => engine.pause(), 100)
    engine.setTimeout(note('b'), 100)
    engine.setTimeout(note('c'), 140)
    host.block(130)
    host.pass(1_000)
    expect(engine.now()).toBe(100)
    engine.resume()
    host.pass(39)
    expect(log).toEqual(['b 100'])
    host.pass(1)
    expect(log).toEqual(['b 100', 'c 140'])
  })

  it('E35: a timer that pauses also holds back the frame of its wake-up', () => {
    const { host, engine, log, note } = startBrowser()
    engine.onFrame(note('frame'))
    engine.setTimeout(() => engine.pause(), 5)
    host.spend(5)
    host.bringFrame()
    expect(log).toEqual([])
    expect(host.openFrames).toBe(0)
  })

  it('E35: a pause in a frame callback lets this frame reach all subscribers, but no later frame', () => {
    const { engine, log, note } = startSimulated()
    engine.onFrame(() => engine.pause())
    engine.onFrame(note('second'))
    engine.advance(100)
    expect(log).toEqual([`second ${1000 / 60}`])
    expect(engine.now()).toBe(1000 / 60)
  })

  it('E37: pausing or resuming twice has no further effect', () => {
    const { host, engine, log, note } = startBrowser()
    engine.observe(({ type }) => note(type)())
    for (const act of ['resume', 'pause', 'pause', 'resume', 'resume'] as const) engine[act]()
    host.pass(100)
    engine.resume()
    expect([log, engine.now()]).toEqual([['paused 0', 'resumed 0'], 100])
  })
})

describe('rate', () => {
  it('E38: a rate change keeps now and deadlines, and recalculates the native wait', () => {
    const { host, engine, log, note } = startBrowser({ rate: 2 })
    engine.setTimeout(note('a'), 1_000)
    expect(host.nextTimerIn).toBe(500)
    host.pass(200)
    engine.rate = 2
    expect(host.timersSet).toBe(1)
    engine.rate = 0.1
    expect([engine.now(), host.nextTimerIn]).toEqual([400, 6_000])
    host.pass(5_999)
    expect(log).toEqual([])
    host.pass(1)
    expect(log).toEqual(['a 1000'])
  })

  it('E39: a rate changed in a callback applies from that instant', () => {
    const { engine, log, note } = startSimulated()
    engine.setTimeout(() => (engine.rate = 2), 40)
    engine.setTimeout(note('a'), 140)
    engine.advance(90)
    expect(log).toEqual(['a 140'])
    expect(engine.now()).toBe(140)
    engine.advance(10)
    expect(engine.now()).toBe(160)
  })

  it('E39: in browser time, the rest to catch up passes at the new rate', () => {
    const { host, engine, log, note } = startBrowser()
    engine.setTimeout(() => (engine.rate = 3), 100)
    engine.setTimeout(note('a'), 190)
    engine.setTimeout(note('b'), 191)
    host.block(130)
    expect(log).toEqual(['a 190'])
    expect(engine.now()).toBe(190)
    expect(host.nextTimerIn).toBe(1)
    host.pass(10)
    expect(engine.now()).toBe(220)
  })

  it('E39: a rate changed in a callback does not move the target of advanceTo and step', () => {
    const [{ engine: simulated }, { host, engine }] = [startSimulated(), startBrowser()]
    for (const each of [simulated, engine]) each.setTimeout(() => (each.rate = 3), 40)
    simulated.advanceTo(100)
    engine.pause()
    engine.step(100)
    expect([simulated.now(), engine.now()]).toEqual([100, 100])
    engine.resume()
    host.pass(10)
    expect(engine.now()).toBe(130)
  })

  it.each([0, -1, Number.NaN, Infinity])('E40: a rate of %s is a RangeError and keeps the old rate', (rate) => {
    const engine = createSimulatedEngine({ rate: 2 })
    expect(() => (engine.rate = rate)).toThrow(
      new RangeError(`engine: a rate of ${rate} would stop time or turn it back. Pass a finite number above 0, or call pause().`),
    )
    expect(engine.rate).toBe(2)
    expect(() => createSimulatedEngine({ rate })).toThrow(RangeError)
  })
})

describe('step', () => {
  it('E41: time refuses to step unless it is paused', () => {
    const { engine } = startSimulated()
    engine.setTimeout(() => {}, 10)
    expect(() => engine.step(10)).toThrow(new Error('engine: step(10) was called while time runs by itself. Call pause() first.'))
    expect(() => engine.stepToNext()).toThrow('engine: stepToNext() was called while time runs by itself.')
    expect(engine.now()).toBe(0)
  })

  it('E42: frames of a step keep to the grid even after real-time frames off the grid', () => {
    const { host, engine, log, note } = startBrowser()
    engine.onFrame(note('frame'))
    host.spend(37)
    host.bringFrame()
    engine.pause()
    engine.step(30)
    expect(log).toEqual(['frame 37', 'frame 50', `frame ${4000 / 60}`])
    engine.resume()
    host.spend(40)
    engine.pause()
    engine.step(10)
    expect(engine.now()).toBe(117)
    expect(log.slice(3)).toEqual([`frame ${7000 / 60}`])
  })

  it('E42: a resume inside a step lets the step finish, and time continues from there', () => {
    const { host, engine } = startBrowser()
    engine.pause()
    engine.setTimeout(() => engine.resume(), 10)
    engine.step(50)
    expect(engine.now()).toBe(50)
    host.pass(25)
    expect(engine.now()).toBe(75)
  })

  it('X5: stepToNext moves to the next deadline and fires everything due there, with the frames on the way', () => {
    const { engine, log, note } = startSimulated()
    engine.setTimeout(note('a'), 40)
    engine.setTimeout(note('b'), 40)
    engine.setTimeout(note('c'), 41)
    engine.setTimeout(note('never'), Infinity)
    const leave = engine.onFrame(note('frame'))
    engine.pause()
    engine.stepToNext()
    expect(log).toEqual([`frame ${1000 / 60}`, `frame ${2000 / 60}`, 'a 40', 'b 40'])
    engine.stepToNext()
    expect(log.slice(4)).toEqual(['c 41'])
    engine.stepToNext()
    engine.stepToNext()
    expect(log.slice(5)).toEqual(['frame 50', `frame ${4000 / 60}`])
    leave()
    engine.stepToNext()
    expect(engine.now()).toBe(4000 / 60)
    expect(log).toHaveLength(7)
  })
})

describe('advance and the rate', () => {
  it('X4: advance follows the rate, advanceTo and runUntilIdle do not', () => {
    const { engine } = startSimulated({ rate: 0.1 })
    engine.advance(1_000)
    expect(engine.now()).toBe(100)
    engine.advanceTo(150)
    expect(engine.now()).toBe(150)
    engine.setTimeout(() => {}, 50)
    engine.runUntilIdle()
    expect(engine.now()).toBe(200)
  })

  it('X4: while paused, advance does nothing; advanceTo and runUntilIdle throw', () => {
    const { engine, log, note } = startSimulated()
    engine.setTimeout(note('a'), 0)
    engine.pause()
    engine.advance(100)
    expect(() => engine.advanceTo(50)).toThrow(
      new Error('engine: advanceTo(50) cannot move time while it is paused. Call resume() first, or step(ms).'),
    )
    expect(() => engine.runUntilIdle()).toThrow('engine: runUntilIdle() cannot move time while it is paused.')
    expect(engine.now()).toBe(0)
    expect(log).toEqual([])
  })

  it('X4: a callback that pauses also ends advanceTo and runUntilIdle there', () => {
    const { engine } = startSimulated()
    engine.setTimeout(() => engine.pause(), 10)
    engine.setTimeout(() => engine.pause(), 20)
    engine.setTimeout(() => {}, 30)
    engine.advanceTo(100)
    expect(engine.now()).toBe(10)
    engine.resume()
    engine.runUntilIdle()
    expect(engine.now()).toBe(20)
    expect(engine.pending()).toEqual([{ due: 30 }])
  })
})

describe('a hold', () => {
  it('X10: is not a pause: it is not reported, and what pauses, steps or sets the rate does so as without it', () => {
    const acts = (isHeld: boolean) => {
      const { host, engine, log, note } = startBrowser()
      engine.observe(({ type, now }) => log.push(`${type} ${now}`))
      engine.setTimeout(note('timer'), 50)
      const release = isHeld ? engine.hold() : () => {}
      log.push(String(engine.paused))
      engine.pause()
      engine.setTimeout(() => engine.setTimeout(note('nested'), 5), 10)
      engine.step(20)
      engine.rate = 2
      engine.resume()
      host.hide()
      host.show()
      engine.pause()
      release()
      log.push(String(engine.paused))
      host.pass(1_000)
      engine.resume()
      host.pass(15)
      return log
    }
    expect(acts(true)).toEqual(acts(false))
    expect(acts(true)).toContain('timer 50')
  })

  it('X10: ends when the last of several holds is released; releasing one twice does not release another', () => {
    const { host, engine } = startBrowser()
    const [first, second] = [engine.hold(), engine.hold()]
    host.spend(10)
    first()
    first()
    expect(engine.now()).toBe(0)
    second()
    expect(engine.now()).toBe(10)
  })
})
