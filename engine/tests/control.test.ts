import { expect } from 'vitest'
import { it, startBrowser } from './support.ts'

const FRAME_MS = 1000 / 60

// E33, E34, E36 and what a hold does to timers are tested in browser.property.test.ts.

it('E35: after a pause in a callback the rest of its instant waits, in order, but not that of a frame', ({ simulated }) => {
  const { engine, log, note } = simulated
  engine.setTimeout(() => engine.pause(), 50)
  for (const name of ['b', 'c']) engine.setTimeout(note(name), 50)
  engine.advance(49)
  engine.onFrame(() => engine.pause())
  engine.onFrame(note('frame'))
  engine.advance(100)
  expect([log, engine.now()]).toEqual([[], 50])
  engine.resume()
  engine.advance(100)
  expect([log, engine.now()]).toEqual([['b 50', 'c 50', 'frame 50'], 50])
})

it('E35: browser time stops at the instant of the callback, and announces no frame', ({ browser: { host, engine, log, note } }) => {
  const leave = engine.onFrame(note('frame'))
  engine.setTimeout(() => engine.pause(), 100)
  engine.setTimeout(note('b'), 100)
  engine.setTimeout(note('c'), 140)
  host.spend(130)
  host.bringFrame()
  leave()
  host.pass(1_000)
  expect([engine.now(), log]).toEqual([100, []])
  engine.resume()
  host.pass(39)
  expect(log).toEqual(['b 100'])
  host.pass(1)
  expect(log).toEqual(['b 100', 'c 140'])
})

it('E38: a rate change keeps now, and recalculates the native wait', () => {
  const { host, engine } = startBrowser({ rate: 2 })
  engine.setTimeout(() => {}, 1_000)
  expect(host.nextTimerIn).toBe(500)
  host.pass(200)
  engine.rate = 2
  expect(host.timersSet).toBe(1)
  engine.rate = 0.1
  expect([engine.now(), host.nextTimerIn]).toEqual([400, 6_000])
})

it('E39: a rate changed in a callback applies from that instant, also to what browser time has to catch up', ({ simulated, browser }) => {
  for (const { engine, note } of [simulated, browser]) {
    engine.rate = 2
    engine.setTimeout(() => (engine.rate = 3), 100)
    engine.setTimeout(note('a'), 145)
    engine.setTimeout(note('b'), 146)
  }
  simulated.engine.advance(65)
  browser.host.block(65)
  expect(browser.host.nextTimerIn).toBe(1)
  for (const { engine, log } of [simulated, browser]) expect([log, engine.now()]).toEqual([['a 145'], 145])
  simulated.engine.advance(10)
  browser.host.pass(10)
  expect([simulated.engine.now(), browser.engine.now()]).toEqual([175, 175])
})

it('E39: a rate changed in a callback does not move the target of advanceTo and step', ({ simulated, browser: { host, engine } }) => {
  for (const each of [simulated.engine, engine]) each.setTimeout(() => (each.rate = 3), 40)
  simulated.engine.advanceTo(100)
  engine.pause()
  engine.step(100)
  expect([simulated.engine.now(), engine.now()]).toEqual([100, 100])
  engine.resume()
  host.pass(10)
  expect(engine.now()).toBe(130)
})

it('X4: a pause ends advanceTo and runUntilIdle; while paused they throw, and advance does nothing', ({ simulated: { engine } }) => {
  for (const ms of [10, 20]) engine.setTimeout(() => engine.pause(), ms)
  engine.setTimeout(() => {}, 30)
  engine.advanceTo(100)
  engine.advance(100)
  const message = ' cannot move time while it is paused. Call resume() first, or step(ms).'
  expect(() => engine.advanceTo(50)).toThrow(new Error(`engine: advanceTo(50)${message}`))
  expect(() => engine.runUntilIdle()).toThrow(new Error(`engine: runUntilIdle()${message}`))
  expect(engine.now()).toBe(10)
  engine.resume()
  engine.runUntilIdle()
  expect([engine.now(), engine.pending()]).toEqual([20, [{ due: 30 }]])
})

it('E41: time refuses to step unless it is paused', ({ simulated: { engine } }) => {
  engine.setTimeout(() => {}, 10)
  const message = ' was called while time runs by itself. Call pause() first.'
  expect(() => engine.step(10)).toThrow(new Error(`engine: step(10)${message}`))
  expect(() => engine.stepToNext()).toThrow(new Error(`engine: stepToNext()${message}`))
  expect(engine.now()).toBe(0)
})

it('E42: frames of a step keep to the grid even after real-time frames off the grid', ({ browser: { host, engine, log, note } }) => {
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
  expect([engine.now(), ...log.slice(3)]).toEqual([117, `frame ${7000 / 60}`])
})

it('E42: a resume inside a step lets the step finish, and time continues from there', ({ browser: { host, engine } }) => {
  engine.pause()
  engine.setTimeout(() => engine.resume(), 10)
  engine.step(50)
  expect(engine.now()).toBe(50)
  host.pass(25)
  expect(engine.now()).toBe(75)
})

it('X5: stepToNext fires everything due at the next deadline, with the frames on the way', ({ simulated: { engine, log, note } }) => {
  for (const [name, ms] of Object.entries({ a: 40, b: 40, c: 41, never: Infinity })) engine.setTimeout(note(name), ms)
  const leave = engine.onFrame(note('frame'))
  engine.pause()
  engine.stepToNext()
  expect(log.splice(0)).toEqual([`frame ${FRAME_MS}`, `frame ${2000 / 60}`, 'a 40', 'b 40'])
  for (const next of ['c 41', 'frame 50', `frame ${4000 / 60}`]) {
    engine.stepToNext()
    expect(log.splice(0)).toEqual([next])
  }
  leave()
  engine.stepToNext()
  expect([engine.now(), log]).toEqual([4000 / 60, []])
})

it('X10: is not a pause: it is not reported, and what pauses, steps or sets the rate does so as without it', () => {
  const acts = (isHeld: boolean) => {
    const { host, engine, log, note } = startBrowser()
    engine.observe(({ type }) => note(type)())
    engine.setTimeout(note('timer'), 50)
    const release = isHeld ? engine.hold() : () => {}
    engine.pause()
    engine.setTimeout(() => engine.setTimeout(note('nested'), 5), 10)
    engine.step(20)
    engine.rate = 2
    engine.resume()
    host.show(false)
    host.show()
    engine.pause()
    release()
    host.pass(1_000)
    engine.resume()
    host.pass(15)
    return log
  }
  expect(acts(true)).toEqual(acts(false))
  expect(acts(true)).toContain('timer 50')
})
