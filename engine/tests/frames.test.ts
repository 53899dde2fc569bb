import { describe, expect, it } from 'vitest'
import type { Engine, Frame } from '@drei-tage/engine'
import { TimerQueue } from '../timer-queue.ts'
import { startBrowser, startSimulated } from './support.ts'

const FRAME_MS = 1000 / 60

/** Subscribes to frames, and collects them. */
function collect(engine: Engine) {
  const frames: Frame[] = []
  return { frames, leave: engine.onFrame((frame) => frames.push(frame)) }
}

describe('wake-ups', () => {
  it('E54: a lone timer 8 s away costs one native timer and no frame', () => {
    const { host, engine, log, note } = startBrowser()
    engine.setTimeout(note('a'), 8_000)
    host.pass(8_000)
    expect(log).toEqual(['a 8000'])
    expect([host.timersSet, host.framesAsked]).toEqual([1, 0])
  })

  it('E54: only the earliest of many timers has a native one, also after a cancellation and in callbacks', () => {
    const { host, engine } = startBrowser()
    const native = () => [host.openTimers, host.nextTimerIn, host.timersSet]
    engine.setTimeout(() => {}, 500)
    engine.setTimeout(() => {}, 900)
    const earlier = engine.setTimeout(() => {}, 100)
    expect(native()).toEqual([1, 100, 2])
    host.pass(40)
    engine.clearTimeout(earlier)
    expect(native()).toEqual([1, 460, 3])
    engine.setTimeout(() => {
      for (let ms = 50; ms > 0; ms -= 1) engine.setTimeout(() => {}, ms)
    }, 10)
    host.pass(10)
    expect(native()).toEqual([1, 1, 5])
  })

  it('E55: with nothing due, only the first timer is inspected, however many wait', () => {
    const queue = new TimerQueue()
    let reads = 0
    for (let index = 0; index < 1_000; index += 1) {
      const timer = queue.add(10_000 + index, () => {}, undefined)
      const { due } = timer
      Object.defineProperty(timer, 'due', { get: () => ((reads += 1), due) })
    }
    expect(queue.peek()!.due).toBe(10_000)
    reads = 0
    for (let frame = 0; frame < 100; frame += 1) queue.peek()
    expect(reads).toBe(0)
  })
})

describe('frames', () => {
  it('E56: a subscriber that unsubscribes during a frame is not called again, and no other is skipped', () => {
    const { engine, log, note } = startSimulated()
    const leaves = ['a', 'b', 'c', 'd'].map((name) =>
      engine.onFrame(() => {
        note(name)()
        if (name === 'b') for (const index of [0, 1, 2]) leaves[index]!()
      }),
    )
    engine.advance(FRAME_MS)
    leaves[0]!()
    engine.advance(FRAME_MS)
    expect(log.map(([name]) => name)).toEqual(['a', 'b', 'd', 'd'])
  })

  it('E56: a function subscribed twice is removed once at a time', () => {
    const { engine, log, note } = startSimulated()
    const fn = note('a')
    const leave = engine.onFrame(fn)
    engine.onFrame(fn)
    leave()
    leave()
    engine.advance(FRAME_MS)
    expect(log).toHaveLength(1)
  })

  it('E57: a subscriber added during a frame is called from the next frame on', () => {
    const { engine, log, note } = startSimulated()
    const leave = engine.onFrame(() => {
      engine.onFrame(note('added'))
      leave()
    })
    engine.advance(2 * FRAME_MS)
    expect(log).toEqual([`added ${2000 / 60}`])
  })

  it('E58: when a timer removes the last subscriber, its frame is not announced', () => {
    const { host, engine, log, note } = startBrowser()
    engine.setTimeout(
      engine.onFrame(() => {}),
      5,
    )
    engine.observe(({ type }) => note(type)())
    host.spend(5)
    host.bringFrame()
    expect(log).toEqual(['timer.fired 5'])
  })

  it('E59: timers keep their deadlines while frames run, and the next frame shows their effect', () => {
    const { host, engine } = startBrowser()
    const times: number[] = []
    const shown: [count: number, now: number][] = []
    const fire = () => {
      times.push(engine.now())
      engine.setTimeout(fire, 200)
    }
    engine.setTimeout(fire, 200)
    engine.onFrame(({ now }) => shown.push([times.length, now]))
    // Native timers are too late to wake the engine, so only frames can.
    host.latenessMs = 10_000
    host.pass(1_000)
    expect(times).toEqual([200, 400, 600, 800, 1_000])
    expect(shown).toHaveLength(60)
    for (const [count, now] of shown) expect(count).toBe(Math.floor((now + 1e-6) / 200))
  })

  it('E59: frames carry the engine time since the previous one', () => {
    const { host, engine } = startBrowser()
    host.pass(1_000)
    const { frames } = collect(engine)
    host.spend(16)
    host.bringFrame()
    engine.rate = 0.5
    host.spend(20)
    host.bringFrame()
    expect(frames).toEqual([
      { now: 1_016, delta: 16 },
      { now: 1_026, delta: 10 },
    ])
  })

  it('E60: they fire only while there are subscribers, and count from the first subscription', () => {
    const { engine } = startSimulated()
    engine.advance(20)
    const { frames, leave } = collect(engine)
    engine.advance(20)
    leave()
    engine.advance(1_000)
    expect(frames).toEqual([{ now: 2000 / 60, delta: 2000 / 60 - 20 }])
    // From a point of the grid, the next one counts.
    engine.advance(10)
    const later = collect(engine)
    engine.advance(FRAME_MS)
    expect(later.frames).toEqual([{ now: 64_000 / 60, delta: expect.closeTo(FRAME_MS, 6) }])
  })
})
