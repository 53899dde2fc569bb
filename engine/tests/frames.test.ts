import { expect } from 'vitest'
import { TimerQueue } from '../timer-queue.ts'
import { it } from './support.ts'

const FRAME_MS = 1000 / 60

it('E54: only the earliest timer has a native one, and none asks for a frame', ({ browser: { host, engine } }) => {
  const native = () => [host.nextTimerIn, host.timersSet]
  for (const ms of [500, 900]) engine.setTimeout(() => {}, ms)
  const earlier = engine.setTimeout(() => {}, 100)
  expect(native()).toEqual([100, 2])
  host.pass(40)
  engine.clearTimeout(earlier)
  expect(native()).toEqual([460, 3])
  engine.setTimeout(() => {
    for (let ms = 50; ms > 0; ms -= 1) engine.setTimeout(() => {}, ms)
  }, 10)
  host.pass(10)
  expect([...native(), host.framesAsked]).toEqual([1, 5, 0])
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
  expect(reads).toBe(100)
})

it('E56, E57: in a frame, one that leaves is not called again, and one that joins not yet', ({ simulated: { engine, log, note } }) => {
  const leaves = ['a', 'b', 'c', 'd'].map((name) =>
    engine.onFrame(() => {
      note(name)()
      if (name !== 'b') return
      for (const index of [0, 1, 2]) leaves[index]!()
      engine.onFrame(note('e'))
    }),
  )
  engine.advance(FRAME_MS)
  leaves[0]!()
  engine.advance(FRAME_MS)
  expect(log.map(([name]) => name)).toEqual(['a', 'b', 'd', 'd', 'e'])
})

it('E56: a function subscribed twice is removed once at a time', ({ simulated: { engine, log, note } }) => {
  const fn = note('a')
  const leave = engine.onFrame(fn)
  engine.onFrame(fn)
  leave()
  leave()
  engine.advance(FRAME_MS)
  expect(log).toHaveLength(1)
})

it('E58: when a timer removes the last subscriber, its frame is not announced', ({ browser: { host, engine, log, note } }) => {
  engine.setTimeout(
    engine.onFrame(() => {}),
    5,
  )
  engine.observe(({ type }) => note(type)())
  host.spend(5)
  host.bringFrame()
  expect(log).toEqual(['timer.fired 5'])
})

it('E59: frames carry the engine time since the previous one', ({ browser: { host, engine, log } }) => {
  host.pass(1_000)
  engine.onFrame(({ now, delta }) => log.push(`${now} ${delta}`))
  host.spend(16)
  host.bringFrame()
  engine.rate = 0.5
  host.spend(20)
  host.bringFrame()
  expect(log).toEqual(['1016 16', '1026 10'])
})

it('E60: they fire only while there are subscribers, and count from the first subscription', ({ simulated: { engine, log } }) => {
  const join = () => engine.onFrame(({ now, delta }) => log.push(`${now} ${delta}`))
  engine.advance(20)
  const leave = join()
  engine.advance(20)
  leave()
  engine.advance(1_010)
  // From a point of the grid, the next one counts.
  join()
  engine.advance(FRAME_MS)
  expect(log).toEqual([`${2000 / 60} ${2000 / 60 - 20}`, `${64_000 / 60} ${64_000 / 60 - 1_050}`])
})
