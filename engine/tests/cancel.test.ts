import { describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { TimerId } from '@drei-tage/engine'
import { startBrowser, startSimulated } from './support.ts'

// E23, E25 and E26 are tested in the property tests.

describe('cancelling', () => {
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

  it('E27: a stopped actor leaves no timer', () => {
    const engine = createSimulatedEngine()
    const child = setup({}).createMachine({ after: { 70: {} } })
    const machine = setup({ actors: { child } }).createMachine({ after: { 50: {} }, invoke: { src: 'child' } })
    const actor = createActor(machine, { clock: engine }).start()
    expect(engine.pending()).toEqual([{ due: 50 }, { due: 70 }])
    actor.stop()
    expect(engine.pending()).toEqual([])
  })

  it('E27: a disposed engine holds nothing, and later calls do nothing', () => {
    const [browser, simulated] = [startBrowser(), startSimulated()]
    const changes = vi.fn<() => void>()
    simulated.engine.advance(5)
    for (const { engine, note } of [browser, simulated]) {
      const leave = engine.onFrame(note('frame'))
      const id = engine.setTimeout(note('timer'), 100)
      browser.host.pass(5)
      engine.dispose()

      engine.observe(changes)()
      engine.observe(changes)
      engine.dispose()
      leave()
      engine.clearTimeout(id)
      engine.clearTimeout(engine.setTimeout(note('timer'), 0))
      engine.setTimeout(note('timer'), 0)
      engine.onFrame(note('frame'))()
      engine.onFrame(note('frame'))
      engine.pause()
      engine.rate = 2
      expect([engine.paused, engine.rate]).toEqual([false, 1])
      engine.resume()
      engine.step(10)
      engine.stepToNext()
    }
    browser.host.show(false)
    browser.host.show()
    browser.host.pass(1_000)
    simulated.engine.advance(100)
    simulated.engine.advanceTo(100)
    simulated.engine.runUntilIdle()
    for (const { engine, log } of [browser, simulated]) {
      expect(engine.random()).toBeLessThan(1)
      expect([engine.now(), engine.pending(), log]).toEqual([5, [], []])
    }
    expect(browser.host.held).toEqual([0, 0, 0])
    expect(changes).not.toHaveBeenCalled()
  })

  it('E27: disposing inside a callback ends the run there, and leaves nothing', () => {
    const [simulated, browser] = [startSimulated(), startBrowser()]
    for (const { engine, note } of [simulated, browser]) {
      engine.onFrame(note('frame'))
      engine.setTimeout(() => engine.dispose(), 10)
      engine.setTimeout(note('timer'), 10)
      engine.setTimeout(note('timer'), 100)
    }
    simulated.engine.advance(100)
    browser.host.spend(10)
    browser.host.bringFrame()
    for (const { engine, log } of [simulated, browser]) expect([engine.now(), log]).toEqual([10, []])
    expect(browser.host.held).toEqual([0, 0, 0])
  })
})
