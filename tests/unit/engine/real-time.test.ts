import { describe, expect, it, vi } from 'vitest'
import { createEngine } from '../../../engine/index.ts'
import type { BrowserEngineOptions } from '../../../engine/index.ts'
import { FakeTicks } from './fake-ticks.ts'

function start(host: { visible?: boolean } = {}) {
  const ticks = new FakeTicks(host)
  const options: BrowserEngineOptions = { ticks }
  const engine = createEngine(options)
  const startedAt = ticks.real
  /** When callbacks ran: in engine time, and in real time since the start. */
  const log: [engineMs: number, realMs: number][] = []
  const note = () => {
    log.push([engine.now(), ticks.real - startedAt])
  }
  const loop = (ms: number) => {
    const fire = () => {
      note()
      engine.setTimeout(fire, ms)
    }
    engine.setTimeout(fire, ms)
  }
  return { ticks, engine, log, note, loop }
}

describe('real time', () => {
  it('E43: a chain of 50 delays keeps to its grid however late the wakes are', () => {
    const { ticks, log, loop } = start()
    loop(200)
    ticks.latenessMs = 6
    ticks.pass(10_006)
    expect(log).toEqual(Array.from({ length: 50 }, (_, index) => [200 * (index + 1), 200 * (index + 1) + 6]))
  })

  it('E43: native waits are whole ms and never too short', () => {
    const { ticks, engine, log, note } = start()
    engine.setTimeout(note, 16.2)
    expect(ticks.nextTimerIn).toBe(17)
    ticks.pass(17)
    expect(log).toEqual([[16.2, 17]])
    expect(ticks.timersSet).toBe(1)
  })

  it('E43: a native timer that comes too early is set again', () => {
    const { ticks, engine, log, note } = start()
    engine.setTimeout(note, 100)
    ticks.spend(98.5)
    ticks.bringFirstTimer()
    expect(log).toEqual([])
    expect(ticks.nextTimerIn).toBe(2)
    ticks.pass(2)
    expect(log).toEqual([[100, 100.5]])
  })

  it('E44: after a busy thread due timers fire in order at their own instants, then on the grid', () => {
    const { ticks, log, loop } = start()
    loop(50)
    ticks.pass(50)
    ticks.block(120)
    expect(log).toEqual([
      [50, 50],
      [100, 170],
      [150, 170],
    ])
    ticks.pass(30)
    expect(log[3]).toEqual([200, 200])
  })

  it('E44: up to 500 ms are caught up', () => {
    const { ticks, engine, log, loop } = start()
    loop(100)
    ticks.block(600)
    expect(log.map(([engineMs]) => engineMs)).toEqual([100, 200, 300, 400, 500, 600])
    expect(engine.now()).toBe(600)
  })

  it('E45: more than that is left out, without a burst', () => {
    const { ticks, engine, log, loop } = start()
    loop(100)
    ticks.block(601)
    expect(log).toEqual([[100, 601]])
    expect(engine.now()).toBe(100)
    ticks.pass(99)
    expect(log).toHaveLength(1)
    ticks.pass(1)
    expect(log[1]).toEqual([200, 701])
  })

  it('E45: a stall is told, with the time left out', () => {
    const { ticks, engine } = start()
    const changes: unknown[] = []
    engine.setTimeout(() => {}, 100)
    engine.observe((change) => changes.push(change))
    ticks.block(5_000)
    expect(changes[0]).toEqual({ type: 'stall', now: 100, leftOutMs: 4_900 })
  })

  it('E45: a stall that a read notices before the late wake is told once', () => {
    const { ticks, engine, log, note } = start()
    const stalls: unknown[] = []
    engine.setTimeout(note, 100)
    engine.observe((change) => change.type === 'stall' && stalls.push(change))
    ticks.spend(5_000)
    expect(engine.now()).toBe(100)
    ticks.spend(30)
    expect(engine.now()).toBe(100)
    ticks.spend(30)
    expect(engine.now()).toBe(100)
    expect(stalls).toEqual([])
    ticks.pass(0)
    expect(log).toEqual([[100, 5_060]])
    expect(stalls).toEqual([{ type: 'stall', now: 100, leftOutMs: 4_960 }])
  })

  it('E45: a stall that a read notices ends with the next timer that is set, and is told then', () => {
    const { ticks, engine, log, note } = start()
    const stalls: unknown[] = []
    engine.setTimeout(note, 100)
    engine.observe((change) => change.type === 'stall' && stalls.push(change))
    ticks.spend(5_000)
    engine.setTimeout(note, 50)
    expect(stalls).toEqual([{ type: 'stall', now: 100, leftOutMs: 4_900 }])
    ticks.pass(50)
    expect(log).toEqual([
      [100, 5_000],
      [150, 5_050],
    ])
    expect(stalls).toHaveLength(1)
  })

  it('E45: a stall under frames counts as one frame', () => {
    const { ticks, engine } = start()
    const frames: { now: number; delta: number }[] = []
    engine.onFrame((frame) => frames.push(frame))
    engine.setTimeout(() => {}, 60_000)
    ticks.pass(10)
    ticks.bringFrame()
    ticks.block(5_000)
    expect(frames).toEqual([
      { now: 10, delta: 10 },
      { now: expect.closeTo(10 + 1000 / 60, 6), delta: expect.closeTo(1000 / 60, 6) },
    ])
    expect(ticks.nextTimerIn).toBe(Math.ceil(60_000 - 10 - 1000 / 60))
  })

  it('E45: frames up to 500 ms late are caught up', () => {
    const { ticks, engine } = start()
    const frames: number[] = []
    engine.onFrame(({ now }) => frames.push(now))
    ticks.spend(500 + 1000 / 60 - 1e-6)
    ticks.bringFrame()
    expect(frames).toEqual([expect.closeTo(500 + 1000 / 60, 3)])
  })

  it('E45: of a timer and a frame that are both late, time goes on where the first was planned', () => {
    const { ticks, engine, log, note } = start()
    engine.onFrame(() => {})
    engine.setTimeout(note, 300)
    ticks.spend(900)
    ticks.bringFirstTimer()
    expect(log).toEqual([])
    expect(engine.now()).toBeCloseTo(1000 / 60, 6)
    ticks.pass(283)
    expect(log).toEqual([])
    ticks.pass(1)
    expect(log).toEqual([[300, expect.closeTo(900 + 300 - 1000 / 60, 6)]])
  })

  it('E45: a native timer that was set too early by a stall is set anew', () => {
    const { ticks, engine } = start()
    engine.onFrame(() => {})
    engine.setTimeout(() => {}, 8_000)
    ticks.block(5_000)
    expect(ticks.openTimers).toBe(1)
    expect(ticks.nextTimerIn).toBe(Math.ceil(8_000 - 1000 / 60))
  })

  it('E45: reading the time during a long task does not make a stall smaller', () => {
    const { ticks, engine, log, loop } = start()
    loop(100)
    for (let index = 0; index < 50; index += 1) {
      ticks.spend(100)
      expect(engine.now()).toBe(100 * Math.min(index + 1, 1))
    }
    ticks.pass(0)
    expect(log.length).toBeLessThanOrEqual(6)
    expect(engine.now()).toBeLessThanOrEqual(600)
  })

  it('E45: reading the time during a long task does not make a stall under frames smaller', () => {
    const { ticks, engine } = start()
    const frames: { now: number; delta: number }[] = []
    engine.onFrame((frame) => frames.push(frame))
    for (let index = 0; index < 50; index += 1) {
      ticks.spend(100)
      engine.now()
    }
    ticks.bringFrame()
    // Nobody can know of a stall before half a second has passed.
    expect(frames).toHaveLength(1)
    expect(frames[0]?.delta).toBeGreaterThan(16)
    expect(frames[0]?.delta).toBeLessThanOrEqual(500 + 1000 / 60)
  })

  it('E45: a frame that nobody waits for any more is not missed', () => {
    const { ticks, engine } = start()
    const leave = engine.onFrame(() => leave())
    ticks.pass(20)
    expect(ticks.openFrames).toBe(0)
    ticks.spend(2_000)
    expect(engine.now()).toBe(2_020)
    engine.onFrame(() => {})()
    ticks.spend(2_000)
    expect(engine.now()).toBe(4_020)
  })

  it('E51: the time goes on at the grid of its timers while frames are withheld', () => {
    const { ticks, engine, log, loop } = start()
    ticks.deliversFrames = false
    engine.onFrame(() => {})
    loop(400)
    ticks.pass(2_100)
    expect(log).toEqual([400, 800, 1_200, 1_600, 2_000].map((ms) => [ms, ms]))
    expect(engine.now()).toBe(2_100)
  })

  it('E46: sleeping for long on purpose is no stall', () => {
    const { ticks, engine, log, note } = start()
    engine.setTimeout(note, 8_000)
    ticks.latenessMs = 20
    ticks.pass(8_020)
    expect(log).toEqual([[8_000, 8_020]])
    expect(engine.now()).toBe(8_020)
    ticks.pass(3_600_000)
    expect(engine.now()).toBe(3_608_020)
  })

  it('E47: while hidden nothing fires; shown again, time goes on where it was', () => {
    const { ticks, engine, log, note } = start()
    const frame = vi.fn<() => void>()
    engine.setTimeout(note, 1_000)
    const leave = engine.onFrame(frame)
    ticks.pass(400)
    frame.mockClear()
    ticks.hide()
    expect([ticks.openTimers, ticks.openFrames]).toEqual([0, 0])
    ticks.pass(600_000)
    expect(engine.now()).toBe(400)
    expect(frame).not.toHaveBeenCalled()
    ticks.show()
    leave()
    ticks.pass(599)
    expect(log).toEqual([])
    ticks.pass(1)
    expect(log).toEqual([[1_000, 601_000]])
  })

  it('E47: what is overdue when the page is hidden fires when it is shown', () => {
    const { ticks, engine, log, note } = start()
    engine.setTimeout(note, 100)
    engine.setTimeout(note, 200)
    ticks.spend(150)
    ticks.hide()
    expect(engine.now()).toBe(100)
    ticks.pass(10_000)
    ticks.show()
    ticks.pass(0)
    expect(log).toEqual([[100, 10_150]])
    ticks.pass(100)
    expect(log[1]).toEqual([200, 10_250])
  })

  it('E47: being told twice of one visibility changes nothing', () => {
    const { ticks, engine } = start()
    const changes: unknown[] = []
    engine.observe((change) => changes.push(change))
    ticks.pass(10)
    ticks.show()
    ticks.pass(10)
    ticks.hide()
    ticks.hide()
    ticks.show()
    expect(engine.now()).toBe(20)
    expect(changes).toEqual([
      { type: 'hidden', now: 20 },
      { type: 'shown', now: 20 },
    ])
  })

  it('E47: a page that is hidden by a callback stops after it', () => {
    const { ticks, engine, log, note } = start()
    engine.setTimeout(() => ticks.hide(), 10)
    engine.setTimeout(note, 20)
    ticks.pass(1_000)
    expect(log).toEqual([])
    expect(ticks.openTimers).toBe(0)
    ticks.show()
    ticks.pass(10)
    expect(log).toEqual([[20, 1_010]])
  })

  it('E48: an engine made on a hidden page starts with its first visible moment', () => {
    const { ticks, engine, log, note } = start({ visible: false })
    ticks.pass(3_000)
    engine.setTimeout(note, 100)
    expect(engine.now()).toBe(0)
    expect(ticks.openTimers).toBe(0)
    ticks.pass(3_000)
    ticks.show()
    ticks.pass(99)
    expect(log).toEqual([])
    ticks.pass(1)
    expect(log).toEqual([[100, 6_100]])
  })

  it('E50: a clock that is set back stands still meanwhile and goes on', () => {
    const { ticks, engine } = start()
    ticks.pass(100)
    expect(engine.now()).toBe(100)
    ticks.real -= 3_000
    expect(engine.now()).toBe(100)
    ticks.pass(50)
    expect(engine.now()).toBe(150)
  })

  it('E51: timers fire in time when no frames are delivered', () => {
    const { ticks, engine, log, note } = start()
    ticks.deliversFrames = false
    engine.onFrame(() => {})
    engine.setTimeout(note, 200)
    engine.setTimeout(note, 8_000)
    ticks.pass(8_000)
    expect(log).toEqual([
      [200, 200],
      [8_000, 8_000],
    ])
    expect(ticks.framesAsked).toBe(1)
  })

  it('E52: read while a timer is overdue, now is the earliest open deadline and never goes back', () => {
    const { ticks, engine } = start()
    const seen: number[] = []
    const first = engine.setTimeout(() => seen.push(engine.now()), 100)
    engine.setTimeout(() => seen.push(engine.now()), 120)
    ticks.spend(99)
    expect(engine.now()).toBe(99)
    ticks.spend(50)
    expect(engine.now()).toBe(100)
    expect(engine.pending()).toEqual([{ due: 100 }, { due: 120 }])
    engine.clearTimeout(first)
    expect(engine.now()).toBe(120)
    engine.setTimeout(() => seen.push(engine.now()), 10)
    ticks.pass(0)
    expect(seen).toEqual([120, 130])
    expect(engine.now()).toBe(149)
  })
})
