import { describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { createEngine, createSimulatedEngine } from '@drei-tage/engine'
import type { TimerId } from '@drei-tage/engine'
import { TimerQueue } from '../../../engine/timer-queue.ts'
import { FakeHost } from './fake-host.ts'

describe('cancelling', () => {
  it('E23: a timer cancelled by another one of the same instant does not fire', () => {
    const engine = createSimulatedEngine()
    const log: string[] = []
    engine.setTimeout(() => {
      log.push('a')
      engine.clearTimeout(b)
      engine.clearTimeout(d)
    }, 10)
    const b = engine.setTimeout(() => log.push('b'), 10)
    engine.setTimeout(() => log.push('c'), 10)
    const d = engine.setTimeout(() => log.push('d'), 0)
    engine.setTimeout(() => log.push('e'), 11)
    engine.clearTimeout(d)
    engine.advance(20)
    expect(log).toEqual(['a', 'c', 'e'])
  })

  it('E24: an id of no pending timer has no effect', () => {
    const engine = createSimulatedEngine()
    const stranger = createSimulatedEngine()
    const kept = vi.fn<() => void>()
    const strange = vi.fn<() => void>()
    const ids: TimerId[] = []
    const fired = engine.setTimeout(() => engine.clearTimeout(fired), 5)
    const cancelled = engine.setTimeout(() => {}, 5)
    ids.push(fired, cancelled)
    engine.setTimeout(kept, 10)
    const other = stranger.setTimeout(strange, 10)
    engine.clearTimeout(cancelled)
    engine.clearTimeout(cancelled)
    engine.advance(5)
    for (const id of [...ids, other, null, undefined, 0, 1, 2, 'x', {}] as TimerId[]) engine.clearTimeout(id)
    expect(engine.pending()).toEqual([{ due: 10 }])
    engine.advance(5)
    stranger.advance(10)
    expect(kept).toHaveBeenCalledTimes(1)
    expect(strange).toHaveBeenCalledTimes(1)
  })

  it('E24: an id is never reused', () => {
    const engine = createSimulatedEngine()
    const ids = new Set<TimerId>()
    for (let index = 0; index < 1_000; index += 1) {
      const id = engine.setTimeout(() => {}, index % 7)
      ids.add(id)
      if (index % 3 === 0) engine.clearTimeout(id)
      if (index % 11 === 0) engine.advance(1)
    }
    expect(ids.size).toBe(1_000)
  })

  it('E25: 100,000 timers set and cancelled leave nothing pending', () => {
    const engine = createSimulatedEngine()
    for (let index = 0; index < 100_000; index += 1) engine.clearTimeout(engine.setTimeout(() => {}, index % 977))
    expect(engine.pending()).toEqual([])
    engine.runUntilIdle({ limit: 0 })
  })

  it.each([
    ['the oldest', (ids: TimerId[]) => ids.shift()!],
    ['the newest', (ids: TimerId[]) => ids.pop()!],
    ['one in the middle', (ids: TimerId[]) => ids.splice(50, 1)[0]!],
  ])('E25: cancelled timers kept in memory stay bounded when %s of 100 is cancelled each time', (_, choose) => {
    const queue = new TimerQueue()
    const timers = Array.from({ length: 100 }, (__, index) => queue.add(1_000 + index, () => {}, undefined))
    let mostHeld = 0
    for (let index = 0; index < 20_000; index += 1) {
      queue.cancel(choose(timers as unknown as TimerId[]) as unknown as ReturnType<TimerQueue['add']>)
      timers.push(queue.add(1_000 + (index % 500), () => {}, undefined))
      // Half of the time the next deadline is queried, so that timers end up in every part of the queue.
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
    expect(timer.fn).toBe(null)
    expect(queue.held).toBe(2)
    expect(queue.peek()!.due).toBe(20)
    expect(queue.held).toBe(1)
  })

  it('E26: cancelling works while paused and while hidden', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    const fn = vi.fn<() => void>()
    const whilePaused = engine.setTimeout(fn, 10)
    const whileHidden = engine.setTimeout(fn, 20)
    engine.pause()
    engine.clearTimeout(whilePaused)
    expect(engine.pending()).toEqual([{ due: 20 }])
    engine.resume()
    host.hide()
    engine.clearTimeout(whileHidden)
    expect(engine.pending()).toEqual([])
    host.show()
    host.pass(1_000)
    expect(fn).not.toHaveBeenCalled()
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

  it('E27: a disposed browser engine holds nothing', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    const fn = vi.fn<() => void>()
    const leave = engine.onFrame(fn)
    const id = engine.setTimeout(fn, 100)
    host.pass(10)
    fn.mockClear()
    expect([host.openTimers, host.openFrames, host.listeners]).toEqual([1, 1, 1])
    engine.dispose()
    expect([host.openTimers, host.openFrames, host.listeners]).toEqual([0, 0, 0])
    expect(engine.pending()).toEqual([])
    expect(engine.now()).toBe(10)

    const changes = vi.fn<() => void>()
    engine.observe(changes)()
    engine.observe(changes)
    engine.dispose()
    leave()
    engine.clearTimeout(id)
    engine.clearTimeout(engine.setTimeout(fn, 0))
    engine.setTimeout(fn, 0)
    engine.onFrame(fn)()
    engine.onFrame(fn)
    engine.pause()
    expect(engine.paused).toBe(false)
    engine.resume()
    engine.rate = 2
    expect(engine.rate).toBe(1)
    engine.step(10)
    engine.stepToNext()
    host.hide()
    host.show()
    host.pass(1_000)
    expect(engine.random()).toBeLessThan(1)
    expect(engine.pending()).toEqual([])
    expect(engine.now()).toBe(10)
    expect([host.openTimers, host.openFrames, host.listeners]).toEqual([0, 0, 0])
    expect(fn).not.toHaveBeenCalled()
    expect(changes).not.toHaveBeenCalled()
  })

  it('E27: a disposed simulated engine does nothing', () => {
    const engine = createSimulatedEngine()
    const fn = vi.fn<() => void>()
    engine.setTimeout(fn, 10)
    engine.advance(5)
    engine.dispose()
    engine.setTimeout(fn, 0)
    engine.advance(100)
    engine.advanceTo(100)
    engine.runUntilIdle()
    expect(engine.now()).toBe(5)
    expect(fn).not.toHaveBeenCalled()
  })

  it('E27: disposing inside a callback ends the run there', () => {
    const engine = createSimulatedEngine()
    const fn = vi.fn<() => void>()
    engine.setTimeout(() => engine.dispose(), 10)
    engine.setTimeout(fn, 10)
    engine.onFrame(fn)
    engine.advance(100)
    expect(engine.now()).toBe(10)
    expect(fn).not.toHaveBeenCalled()
  })

  it('E27: disposing inside a callback in browser time leaves nothing either', () => {
    const host = new FakeHost()
    const engine = createEngine({ host })
    const fn = vi.fn<() => void>()
    engine.onFrame(fn)
    engine.setTimeout(fn, 100)
    engine.setTimeout(() => engine.dispose(), 5)
    host.spend(5)
    host.bringFrame()
    expect([host.openTimers, host.openFrames, host.listeners]).toEqual([0, 0, 0])
    expect(engine.now()).toBe(5)
    expect(fn).not.toHaveBeenCalled()
  })
})
