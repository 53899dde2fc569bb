import { expect, vi } from 'vitest'
import type { TimerId } from '@drei-tage/engine'
import { it, startSimulated } from './support.ts'

// E23 and E26 are tested in the property tests, and E25 there as well.

it('E24: an id of no pending timer has no effect, since ids are never reused', () => {
  const [{ engine, log, note }, stranger] = [startSimulated(), startSimulated()]
  const fired = engine.setTimeout(() => engine.clearTimeout(fired), 5)
  const cancelled = engine.setTimeout(note('cancelled'), 5)
  engine.clearTimeout(cancelled)
  const other = stranger.engine.setTimeout(stranger.note('strange'), 10)
  engine.advance(5)
  engine.setTimeout(note('kept'), 5)
  for (const id of [fired, cancelled, other, null, undefined, 0, 1, 'x', {}] as TimerId[]) engine.clearTimeout(id)
  expect(engine.pending()).toEqual([{ due: 10 }])
  engine.advance(5)
  stranger.engine.advance(10)
  expect([...log, ...stranger.log]).toEqual(['kept 10', 'strange 10'])
})

it('E27: an engine that is disposed of inside a callback ends there, holds nothing, and does nothing later', ({ browser, simulated }) => {
  const changes = vi.fn<() => void>()
  const ends = [browser, simulated].map(({ engine, note }) => {
    const leave = engine.onFrame(note('frame'))
    engine.setTimeout(() => engine.dispose(), 10)
    for (const ms of [10, 100]) engine.setTimeout(note('timer'), ms)
    return { engine, leave, id: engine.setTimeout(note('timer'), 10) }
  })
  browser.host.spend(10)
  browser.host.bringFrame()
  simulated.engine.advance(100)

  for (const { engine, leave, id } of ends) {
    engine.observe(changes)()
    engine.observe(changes)
    engine.dispose()
    leave()
    engine.clearTimeout(id)
    engine.clearTimeout(engine.setTimeout(changes, 0))
    engine.setTimeout(changes, 0)
    engine.onFrame(changes)()
    engine.onFrame(changes)
    engine.pause()
    engine.rate = 2
    expect([engine.paused, engine.rate]).toEqual([false, 1])
    engine.resume()
    engine.step(10)
    engine.stepToNext()
    expect(engine.random()).toBeLessThan(1)
  }
  for (const isShown of [false, true]) browser.host.show(isShown)
  browser.host.pass(1_000)
  simulated.engine.advance(100)
  simulated.engine.advanceTo(100)
  simulated.engine.runUntilIdle()
  for (const { engine, log } of [browser, simulated]) expect([engine.now(), engine.pending(), log]).toEqual([10, [], []])
  expect(browser.host.held).toEqual([0, 0, 0])
  expect(changes).not.toHaveBeenCalled()
})
