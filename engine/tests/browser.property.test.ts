import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEngine } from '@drei-tage/engine'
import { CheckedTimers } from './checked-timers.ts'
import type { Plan } from './checked-timers.ts'
import { FakeHost } from './fake-host.ts'
import { runs } from './seed.ts'

/** An engine on its own fake host, and what must hold at any moment. */
class World {
  readonly host = new FakeHost()
  readonly engine = createEngine({ host: this.host })
  readonly timers = new CheckedTimers(this.engine)
  /** The functions that unsubscribe from frames. */
  readonly leaves: (() => void)[] = []
  isVisible = true
  isPaused = false
  /** The engine time that should have passed. */
  countedMs = 0
  private lastNow = 0

  get isMoving(): boolean {
    return this.isVisible && !this.isPaused
  }

  /** Checks what must hold at any moment. @returns the next deadline, or Infinity. */
  look(): number {
    const now = this.engine.now()
    expect(now).toBeGreaterThanOrEqual(this.lastNow)
    this.lastNow = now
    const next = this.timers.check()
    expect(next).toBeGreaterThanOrEqual(now)
    return next
  }

  /** Checks what must hold outside of callbacks. @returns the next deadline, or Infinity. */
  check(): number {
    const next = this.look()
    expect(this.engine.paused).toBe(this.isPaused)
    expect(this.host.held).toEqual([this.isMoving && next < Infinity ? 1 : 0, this.isMoving && this.leaves.length > 0 ? 1 : 0, 1])
    expect(this.host.reported).toEqual([])
    return next
  }
}

/** What may happen to a world, by the name that fast-check prints when a run fails. */
const MOVES = {
  /** Sets a timer that sets the next one when it fires, and so on. */
  set({ timers }: World, delaysMs: readonly number[]) {
    for (const plan of delaysMs.reduceRight<Plan[]>((sets, delayMs) => [{ delayMs, sets }], [])) timers.set(plan)
  },
  cancel: ({ timers }: World, number: number) => timers.cancel(number),
  join: (world: World) => world.leaves.push(world.engine.onFrame(({ now }) => expect(world.look()).toBeGreaterThan(now))),
  leave: ({ leaves }: World) => leaves.pop()?.(),
  take(world: World, how: 'pass' | 'block' | 'spend', ms: number) {
    if (world.isMoving) world.countedMs += ms * world.engine.rate
    world.host[how](ms)
  },
  pause(world: World, isPaused: boolean) {
    world.isPaused = isPaused
    world.engine[isPaused ? 'pause' : 'resume']()
  },
  show(world: World, isVisible: boolean) {
    world.isVisible = isVisible
    world.host.show(isVisible)
  },
  rate: ({ engine }: World, rate: number) => (engine.rate = rate),
  step({ engine }: World, ms: number) {
    if (!engine.paused) return
    const before = engine.now()
    engine.step(ms)
    expect(engine.now()).toBeCloseTo(before + ms, 5)
  },
  stepToNext: ({ engine }: World) => engine.paused && engine.stepToNext(),
  hold({ engine, host, timers, isPaused }: World, ms: number, delayMs: number) {
    const [first, second] = [engine.hold(), engine.hold()]
    const heldAt = engine.now()
    host.spend(ms)
    timers.set({ delayMs })
    first()
    first()
    expect([engine.now(), engine.paused]).toEqual([heldAt, isPaused])
    second()
  },
  setBack: ({ host }: World, ms: number) => (host.real -= ms),
  trouble: ({ host }: World, trouble: { latenessMs: number; deliversFrames: boolean }) => Object.assign(host, trouble),
}

type Move = [name: keyof typeof MOVES, ...args: unknown[]]

const move = (...[name, ...args]: [Move[0], ...fc.Arbitrary<unknown>[]]): fc.Arbitrary<Move> => fc.tuple(fc.constant(name), ...args)

const upTo = (max: number) => fc.nat({ max })
const wholeMs = fc.oneof(upTo(60), upTo(2_000))
const anyMs = fc.oneof(
  wholeMs,
  upTo(500).map((eighths) => eighths / 8),
  fc.constant(Infinity),
)
const chainOf = (delays: typeof anyMs) => fc.array(delays, { minLength: 1, maxLength: 4 })

const control = [
  move('cancel', upTo(30)),
  move('pause', fc.boolean()),
  move('pause', fc.boolean()),
  move('show', fc.boolean()),
  move('show', fc.boolean()),
  move('take', fc.constant('pass'), upTo(300)),
]

/** Makes moves on a world, checks it after each, and at last lets every timer that can fire do so. */
function check(moves: fc.Arbitrary<Move>, also: (world: World) => void = () => {}): void {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 50 }), (script) => {
      const world = new World()
      const { host, engine, leaves } = world
      const make = ([name, ...args]: Move) => Reflect.apply(MOVES[name] as (...all: unknown[]) => unknown, null, [world, ...args])
      for (const one of script) {
        make(one)
        world.check()
        also(world)
      }
      Object.assign(host, { latenessMs: 0 })
      while (leaves.length > 0) make(['leave'])
      for (const one of [
        ['show', true],
        ['pause', false],
        ['rate', 4],
        ['take', 'pass', 20_000],
      ] as Move[])
        make(one)
      expect(world.check()).toBe(Infinity)
      const now = engine.now()
      host.spend(10)
      engine.dispose()
      host.spend(10)
      expect([engine.now(), ...host.held]).toEqual([expect.closeTo(now + 4 * 10, 6), 0, 0, 0])
    }),
    { numRuns: runs(300) },
  )
}

it('E26, E27, E33, E34, E36, E37, E44, E47, E53: counts exactly the time that is visible and not paused, and fires every timer at its instant', () => {
  // Uses only whole ms and slow rates, so that no native wait is rounded up and timers are never late.
  const moves = [move('set', chainOf(wholeMs)), move('rate', fc.constantFrom(0.25, 0.5, 1)), move('take', fc.constant('block'), upTo(400))]
  check(fc.oneof(...control, ...moves), ({ engine, countedMs }) => expect(engine.now()).toBe(countedMs))
})

it('E5, E42, E43, E50, E52, E58, E59, X10: keeps the order and never goes back, whatever is late, slow, stalled, held or stepped', () => {
  const moves = [
    move('set', chainOf(anyMs)),
    move(
      'rate',
      fc.integer({ min: 7, max: 640 }).map((parts) => parts / 64),
    ),
    move('take', fc.constantFrom('block', 'spend'), upTo(5_000)),
    move('hold', upTo(900), anyMs),
    move('setBack', upTo(900)),
    move('trouble', fc.record({ latenessMs: upTo(40), deliversFrames: fc.boolean() })),
    move('join'),
    move('leave'),
    move('step', upTo(400)),
    move('stepToNext'),
  ]
  check(fc.oneof(...control, ...moves))
})
