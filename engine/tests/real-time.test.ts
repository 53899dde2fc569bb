import { expect, test } from 'vitest'
import { startBrowser } from './support.ts'

function start() {
  const { host, engine } = startBrowser()
  const startedAt = host.real
  /** When callbacks ran, in engine time and in real time since the start. */
  const log: [engineMs: number, realMs: number][] = []
  const note = () => void log.push([engine.now(), host.real - startedAt])
  const loop = (ms: number) => {
    const fire = () => {
      note()
      engine.setTimeout(fire, ms)
    }
    engine.setTimeout(fire, ms)
  }
  const stalls: unknown[] = []
  engine.observe((change) => change.type === 'stall' && stalls.push(change))
  return { host, engine, log, note, loop, stalls }
}

const it = test.extend('world', () => start())

it('E43: native waits are whole ms and never too short, and one that ends early is set again', ({ world: { host, engine, log, note } }) => {
  engine.setTimeout(note, 16.2)
  expect(host.nextTimerIn).toBe(17)
  host.spend(14.5)
  host.bringTimer()
  expect([log, host.nextTimerIn]).toEqual([[], 2])
  host.pass(2)
  expect([log, host.timersSet]).toEqual([[[16.2, 16.5]], 2])
})

it('E44, E45: up to 500 ms are caught up; more is skipped, and reported', ({ world: { host, engine, log, loop, stalls } }) => {
  loop(100)
  host.block(600)
  host.pass(100)
  expect(log.splice(0)).toEqual([...[100, 200, 300, 400, 500, 600].map((ms) => [ms, 600]), [700, 700]])
  expect(stalls).toEqual([])
  host.block(601)
  expect([...log, engine.now(), ...stalls]).toEqual([[800, 1_301], 800, { type: 'stall', now: 800, leftOutMs: 501 }])
  host.pass(99)
  expect(log).toHaveLength(1)
  host.pass(1)
  expect(log[1]).toEqual([900, 1_401])
})

it.each([
  ['the late wake-up', 0],
  ['the next timer that is set', 1],
])('E45: a stall that reads detect before is reported once, at %s', (_, timers) => {
  const { host, engine, log, note, stalls } = start()
  engine.setTimeout(note, 100)
  for (const ms of [100, 4_900, 30]) {
    host.spend(ms)
    expect(engine.now()).toBe(100)
  }
  expect(stalls).toEqual([])
  if (timers > 0) engine.setTimeout(note, 50)
  expect(stalls).toHaveLength(timers)
  host.pass(50)
  expect(log).toEqual([[100, 5_030], ...(timers > 0 ? [[150, 5_080]] : [])])
  expect(stalls).toEqual([{ type: 'stall', now: 100, leftOutMs: 4_930 }])
})

it('E45: a stall while frames run is one frame, and a native timer that is now too early is set again', ({ world: { host, engine } }) => {
  const frames: number[] = []
  engine.onFrame(({ now, delta }) => frames.push(now, delta))
  engine.setTimeout(() => {}, 60_000)
  host.pass(10)
  host.bringFrame()
  host.block(5_000)
  expect(frames).toEqual([10, 10, expect.closeTo(10 + 1000 / 60, 6), expect.closeTo(1000 / 60, 6)])
  expect([host.timers.size, host.nextTimerIn]).toEqual([1, Math.ceil(60_000 - 10 - 1000 / 60)])
})

it('E45: if a timer and a frame are both late, time continues where the first was planned', ({ world: { host, engine, log, note } }) => {
  engine.onFrame(() => {})
  engine.setTimeout(note, 300)
  host.spend(900)
  host.bringTimer()
  expect(engine.now()).toBeCloseTo(1000 / 60, 6)
  host.pass(283)
  expect(log).toEqual([])
  host.pass(1)
  expect(log).toEqual([[300, expect.closeTo(900 + 300 - 1000 / 60, 6)]])
})

it('E45, E46: neither a frame without subscribers nor a long planned sleep counts as late', ({ world: { host, engine, log, note } }) => {
  const leave = engine.onFrame(() => leave())
  host.pass(20)
  host.spend(2_000)
  expect(engine.now()).toBe(2_020)
  engine.onFrame(() => {})()
  engine.setTimeout(note, 8_000)
  host.latenessMs = 20
  host.pass(8_020)
  expect(log).toEqual([[10_020, 10_040]])
  host.pass(3_600_000)
  expect(engine.now()).toBe(3_610_040)
})

it('E47: time stops after a callback that hides the page, and repeated events change nothing', ({ world: { host, engine, log, note } }) => {
  engine.setTimeout(() => host.show(false), 10)
  engine.setTimeout(note, 20)
  const changes: string[] = []
  engine.observe(({ type, now }) => type.startsWith('timer') || changes.push(`${type} ${now}`))
  host.pass(1_000)
  expect([log, host.timers.size]).toEqual([[], 0])
  for (const isShown of [false, true, true]) host.show(isShown)
  host.pass(10)
  expect([log, changes]).toEqual([[[20, 1_010]], ['hidden 10', 'shown 10']])
})

it('E51: timers fire on time when no frames are delivered', ({ world: { host, engine, log, loop } }) => {
  host.deliversFrames = false
  engine.onFrame(() => {})
  loop(400)
  host.pass(2_100)
  expect(log).toEqual([400, 800, 1_200, 1_600, 2_000].map((ms) => [ms, ms]))
  expect([engine.now(), host.framesAsked]).toEqual([2_100, 1])
})
