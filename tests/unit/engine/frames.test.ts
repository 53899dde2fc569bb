import { describe, expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { Frame } from '@drei-tage/engine'
import { TimerQueue } from '../../../engine/timer-queue.ts'
import { startBrowser, startSimulated } from './support.ts'

const FRAME_MS = 1000 / 60

describe('wake-ups', () => {
  it('E54: a lone timer 8 s away costs one native timer and no frame', () => {
    const { host, engine, log, note } = startBrowser()
    engine.setTimeout(note('a'), 8_000)
    host.pass(8_000)
    expect(log).toEqual(['a 8000'])
    expect([host.timersSet, host.framesAsked]).toEqual([1, 0])
  })

  it('E54: only the earliest of many timers has a native one, also after a cancellation', () => {
    const { host, engine } = startBrowser()
    engine.setTimeout(() => {}, 500)
    engine.setTimeout(() => {}, 900)
    expect(host.timersSet).toBe(1)
    const earlier = engine.setTimeout(() => {}, 100)
    expect([host.openTimers, host.nextTimerIn, host.timersSet]).toEqual([1, 100, 2])
    host.pass(40)
    engine.clearTimeout(earlier)
    expect([host.openTimers, host.nextTimerIn, host.timersSet]).toEqual([1, 460, 3])
  })

  it('E54: timers set by the callbacks of one wake-up cost one native timer together', () => {
    const { host, engine } = startBrowser()
    engine.setTimeout(() => {
      for (let ms = 50; ms > 0; ms -= 1) engine.setTimeout(() => {}, ms)
    }, 10)
    host.pass(10)
    expect(host.timersSet).toBe(2)
    expect(host.nextTimerIn).toBe(1)
  })

  it('E55: with nothing due, only the first timer is inspected, however many wait', () => {
    const queue = new TimerQueue()
    let reads = 0
    for (let index = 0; index < 1_000; index += 1) {
      const timer = queue.add(10_000 + index, () => {}, undefined)
      const { due } = timer
      Object.defineProperty(timer, 'due', {
        get: () => {
          reads += 1
          return due
        },
      })
    }
    expect(queue.peek()!.due).toBe(10_000)
    reads = 0
    for (let frame = 0; frame < 100; frame += 1) queue.peek()
    expect(reads).toBe(0)
  })
})

describe('frames', () => {
  it('E56: a subscriber that unsubscribes during a frame is not called again, and no other is skipped', () => {
    const engine = createSimulatedEngine()
    const log: string[] = []
    const leaves: (() => void)[] = []
    for (const name of ['a', 'b', 'c', 'd']) {
      leaves.push(
        engine.onFrame(() => {
          log.push(name)
          if (name === 'b') for (const index of [0, 1, 2]) leaves[index]!()
        }),
      )
    }
    engine.advance(FRAME_MS)
    expect(log).toEqual(['a', 'b', 'd'])
    leaves[0]!()
    engine.advance(FRAME_MS)
    expect(log).toEqual(['a', 'b', 'd', 'd'])
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
    const engine = createSimulatedEngine()
    const frames: Frame[] = []
    const leave = engine.onFrame(() => {
      engine.onFrame((frame) => frames.push(frame))
      leave()
    })
    engine.advance(FRAME_MS)
    expect(frames).toEqual([])
    engine.advance(FRAME_MS)
    expect(frames).toEqual([{ now: 2 * FRAME_MS, delta: FRAME_MS }])
  })

  it('E58: when a timer removes the last subscriber, its frame is not announced', () => {
    const { host, engine } = startBrowser()
    const types: string[] = []
    const leave = engine.onFrame(() => {})
    engine.setTimeout(leave, 5)
    engine.observe(({ type }) => types.push(type))
    host.spend(5)
    host.bringFrame()
    expect(types).toEqual(['timer.fired'])
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
    const frames: Frame[] = []
    host.pass(1_000)
    engine.onFrame((frame) => frames.push(frame))
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
    const engine = createSimulatedEngine()
    engine.advance(20)
    const frames: Frame[] = []
    const leave = engine.onFrame((frame) => frames.push(frame))
    engine.advance(20)
    leave()
    engine.advance(1_000)
    expect(frames).toEqual([{ now: 2000 / 60, delta: 2000 / 60 - 20 }])
    engine.setTimeout(() => engine.onFrame((frame) => frames.push(frame)), 5)
    engine.advance(10)
    expect(frames[1]).toEqual({ now: 63_000 / 60, delta: 63_000 / 60 - 1_045 })
  })

  it('E60: a subscriber added on a grid point gets the next one', () => {
    const { engine, log, note } = startSimulated()
    engine.advance(FRAME_MS)
    engine.onFrame(note('frame'))
    engine.advance(0)
    expect(log).toEqual([])
    engine.advance(FRAME_MS)
    expect(log).toHaveLength(1)
  })
})
