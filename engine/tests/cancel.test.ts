import { describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { TimerId } from '@drei-tage/engine'
import { TimerQueue } from '../timer-queue.ts'
import { startBrowser, startSimulated } from './support.ts'

// E23 and E26 are tested in the property tests.

describe('cancelling', () => {
  it('E24: an id of no pending timer has no effect, since ids are never reused', () => {
    const { engine, log, note } = startSimulated()
    const stranger = startSimulated()
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

  it.each([
    ['the oldest', (ids: TimerId[]) => ids.shift()!],
    ['the newest', (ids: TimerId[]) => ids.pop()!],
    ['one in the middle', (ids: TimerId[]) => ids.splice(50, 1)[0]!],
  ])('E25: cancelled timers kept in memory stay bounded when %s of 100 is cancelled each time', (_, choose) => {
    const queue = new TimerQueue()
    const timers = Array.from({ length: 100 }, (__, index) => queue.add(1_000 + index, () => {}, undefined))
    let mostHeld = 0
    for (let index = 0; index < 5_000; index += 1) {
      queue.cancel(choose(timers as unknown as TimerId[]) as unknown as ReturnType<TimerQueue['add']>)
      timers.push(queue.add(1_000 + (index % 500), () => {}, undefined))
      // Asking for the next deadline in every other step spreads timers over all parts of the queue.
      if (index % 2 === 0) queue.peek()
      mostHeld = Math.max(mostHeld, queue.held)
    }
    expect(queue.size).toBe(100)
    expect(mostHeld).toBeLessThanOrEqual(3 * 100 + 1_024 + 1)
    expect(queue.list()).toHaveLength(100)
    for (const timer of timers) queue.cancel(timer)
    expect(queue.held).toBe(0)
  })

  it('E25: a cancelled timer releases its callback immediately', () => {
    const queue = new TimerQueue()
    const timer = queue.add(10, () => {}, undefined)
    queue.add(20, () => {}, undefined)
    queue.cancel(timer)
    expect([timer.fn, queue.held]).toEqual([null, 2])
    expect([queue.peek()!.due, queue.held]).toEqual([20, 1])
  })

  it('E27: a stopped actor leaves no timer', () => {
    const engine = createSimulatedEngine()
    const child = setup({}).createMachine({ after: { 70: {} } })
    const machine = setup({ actors: { child } }).createMachine({
      type: 'parallel',
      states: { a: { after: { 50: {} }, invoke: { src: 'child' } }, b: { after: { 60: {} } } },
    })
    const actor = createActor(machine, { clock: engine }).start()
    expect(engine.pending()).toEqual([{ due: 50 }, { due: 60 }, { due: 70 }])
    actor.stop()
    expect(engine.pending()).toEqual([])
  })

  it('E27: a disposed browser engine holds nothing, and later calls do nothing', () => {
    const { host, engine, log, note } = startBrowser()
    const held = () => [host.openTimers, host.openFrames, host.listeners]
    const leave = engine.onFrame(note('frame'))
    const id = engine.setTimeout(note('timer'), 100)
    host.pass(10)
    expect(held()).toEqual([1, 1, 1])
    engine.dispose()
    expect(held()).toEqual([0, 0, 0])

    const changes = vi.fn<() => void>()
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
    host.hide()
    host.show()
    host.pass(1_000)
    expect(engine.random()).toBeLessThan(1)
    expect([engine.now(), engine.pending(), held(), log]).toEqual([10, [], [0, 0, 0], []])
    expect(changes).not.toHaveBeenCalled()
  })

  it('E27: a disposed simulated engine does nothing', () => {
    const { engine, log, note } = startSimulated()
    engine.advance(5)
    engine.dispose()
    engine.setTimeout(note('timer'), 0)
    engine.advance(100)
    engine.advanceTo(100)
    engine.runUntilIdle()
    expect([engine.now(), log]).toEqual([5, []])
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
    expect([browser.host.openTimers, browser.host.openFrames, browser.host.listeners]).toEqual([0, 0, 0])
  })
})
