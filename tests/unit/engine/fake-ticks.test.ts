import { describe, expect, it, vi } from 'vitest'
import { FakeTicks } from './fake-ticks.ts'

describe('the host of the tests', () => {
  it.each([-1, 0.5, 2 ** 30 + 1, Number.NaN, Infinity])('refuses a native timer of %s ms', (ms) => {
    expect(() => new FakeTicks().setTimer(() => {}, ms)).toThrow(`a native timer of ${ms} ms`)
  })

  it('refuses to clear what is not set', () => {
    const ticks = new FakeTicks()
    const timer = ticks.setTimer(() => {}, 10)
    const frame = ticks.requestFrame(() => {})
    ticks.clearTimer(timer)
    ticks.cancelFrame(frame)
    expect(() => ticks.clearTimer(timer)).toThrow('cleared a native timer that is not set')
    expect(() => ticks.cancelFrame(frame)).toThrow('cancelled a frame that is not asked for')
    expect(() => ticks.bringFirstTimer()).toThrow('no native timer is set')
  })

  it('brings timers and frames when they are due, and none of them while the thread is busy', () => {
    const ticks = new FakeTicks()
    const log: string[] = []
    ticks.setTimer(() => log.push(`timer ${ticks.real - 5_000}`), 20)
    ticks.requestFrame(() => log.push(`frame ${Math.round(ticks.real - 5_000)}`))
    ticks.pass(19)
    expect(log).toEqual(['frame 17'])
    ticks.pass(1)
    expect(log).toEqual(['frame 17', 'timer 20'])
    ticks.setTimer(() => log.push('second'), 2)
    ticks.setTimer(() => log.push('first'), 1)
    ticks.pass(2)
    expect(log.slice(2)).toEqual(['first', 'second'])
    const late = vi.fn<() => void>()
    ticks.setTimer(late, 5)
    ticks.spend(30)
    expect(late).not.toHaveBeenCalled()
    ticks.block(30)
    expect(late).toHaveBeenCalledTimes(1)
    expect(ticks.real).toBe(5_082)
  })

  it('brings no frame to a page that nobody sees', () => {
    const ticks = new FakeTicks()
    const fn = vi.fn<() => void>()
    ticks.hide()
    ticks.requestFrame(fn)
    ticks.block(100)
    ticks.pass(100)
    expect(fn).not.toHaveBeenCalled()
    ticks.show()
    ticks.block(100)
    expect(fn).toHaveBeenCalledTimes(1)
  })
})
