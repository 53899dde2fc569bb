import { describe, expect, it, vi } from 'vitest'
import { FakeHost } from './fake-host.ts'

describe('the fake host', () => {
  it.each([-1, 0.5, 2 ** 30 + 1, Number.NaN, Infinity])('refuses a native timer of %s ms', (ms) => {
    expect(() => new FakeHost().setTimer(() => {}, ms)).toThrow(`a native timer of ${ms} ms`)
  })

  it('refuses to clear an unknown timer or frame', () => {
    const host = new FakeHost()
    const timer = host.setTimer(() => {}, 10)
    const frame = host.requestFrame(() => {})
    host.clearTimer(timer)
    host.cancelFrame(frame)
    expect(() => host.clearTimer(timer)).toThrow('cleared a native timer that is not set')
    expect(() => host.cancelFrame(frame)).toThrow('cancelled a frame that is not asked for')
    expect(() => host.bringFirstTimer()).toThrow('no native timer is set')
  })

  it('fires timers and frames when they are due, but none while the thread is busy', () => {
    const host = new FakeHost()
    const log: string[] = []
    host.setTimer(() => log.push(`timer ${host.real - 5_000}`), 20)
    host.requestFrame(() => log.push(`frame ${Math.round(host.real - 5_000)}`))
    host.pass(19)
    expect(log).toEqual(['frame 17'])
    host.pass(1)
    expect(log).toEqual(['frame 17', 'timer 20'])
    host.setTimer(() => log.push('second'), 2)
    host.setTimer(() => log.push('first'), 1)
    host.pass(2)
    expect(log.slice(2)).toEqual(['first', 'second'])
    const late = vi.fn<() => void>()
    host.setTimer(late, 5)
    host.spend(30)
    expect(late).not.toHaveBeenCalled()
    host.block(30)
    expect(late).toHaveBeenCalledTimes(1)
    expect(host.real).toBe(5_082)
  })

  it('fires no frames on a hidden page', () => {
    const host = new FakeHost()
    const fn = vi.fn<() => void>()
    host.hide()
    host.requestFrame(fn)
    host.block(100)
    host.pass(100)
    expect(fn).not.toHaveBeenCalled()
    host.show()
    host.block(100)
    expect(fn).toHaveBeenCalledTimes(1)
  })
})
