import { expect, vi } from 'vitest'
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

it('E55: with nothing due, only the first timer is inspected, however many wait', ({ simulated: { engine } }) => {
  engine.setTimeout(() => {}, 1_000)
  const due = vi.fn<() => number>(() => 2_000)
  for (let index = 0; index < 100; index += 1)
    Object.defineProperty(
      engine.setTimeout(() => {}, 2_000),
      'due',
      { get: due },
    )
  due.mockClear()
  for (let frame = 0; frame < 100; frame += 1) engine.advance(1)
  expect(due).not.toHaveBeenCalled()
  engine.advance(900)
  expect(due).toHaveBeenCalled()
})

it('E56, E57: in a frame, one that leaves is not called again, and one that joins not yet', ({ simulated: { engine, log, note } }) => {
  const twice = note('d')
  const act = () => {
    note('b')()
    for (const index of [0, 1, 2, 3, 3]) leaves[index]!()
    engine.onFrame(note('e'))
  }
  const leaves = [note('a'), act, note('c'), twice, twice].map((fn) => engine.onFrame(fn))
  engine.advance(FRAME_MS)
  leaves[0]!()
  engine.advance(FRAME_MS)
  expect(log.map(([name]) => name)).toEqual(['a', 'b', 'd', 'd', 'e'])
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
  host.spend(6)
  engine.onFrame(() => {})
  host.spend(10)
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
