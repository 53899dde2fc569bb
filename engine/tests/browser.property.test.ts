import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from '@drei-tage/engine'
import { CheckedTimers } from './checked-timers.ts'
import type { Plan } from './checked-timers.ts'
import { FakeHost } from './fake-host.ts'
import { runs } from './seed.ts'

/** An engine on its own fake host, what may happen to it, and what must hold at any moment. */
class World {
  readonly host = new FakeHost()
  readonly engine = createEngine({ host: this.host })
  /** The engine time that should have passed. */
  countedMs = 0
  private readonly timers = new CheckedTimers(this.engine)
  private readonly leaves: (() => void)[] = []
  private isVisible = true
  private isPaused = false
  private lastNow = 0

  /** Sets a timer that sets the next one when it fires, and so on. */
  set(delaysMs: readonly number[]): void {
    for (const plan of delaysMs.reduceRight<Plan[]>((sets, delayMs) => [{ delayMs, sets }], [])) this.timers.set(plan)
  }

  cancel(number: number): void {
    this.timers.cancel(number)
  }

  join(): void {
    this.leaves.push(this.engine.onFrame(() => this.look()))
  }

  leave(): void {
    this.leaves.pop()?.()
  }

  take(how: 'pass' | 'block' | 'spend', ms: number): void {
    if (this.isMoving) this.countedMs += ms * this.engine.rate
    this.host[how](ms)
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    this.engine[isPaused ? 'pause' : 'resume']()
  }

  show(isVisible: boolean): void {
    this.isVisible = isVisible
    this.host.show(isVisible)
  }

  rate(rate: number): void {
    this.engine.rate = rate
  }

  step(ms: number): void {
    if (!this.isPaused) return
    const before = this.engine.now()
    this.engine.step(ms)
    expect(this.engine.now()).toBeCloseTo(before + ms, 5)
  }

  stepToNext(): void {
    if (this.isPaused) this.engine.stepToNext()
  }

  hold(ms: number, delayMs: number): void {
    const release = this.engine.hold()
    const heldAt = this.engine.now()
    this.host.spend(ms)
    this.timers.set({ delayMs })
    expect(this.engine.now()).toBe(heldAt)
    release()
  }

  setBack(ms: number): void {
    this.host.real -= ms
  }

  trouble(trouble: { latenessMs: number; deliversFrames: boolean }): void {
    Object.assign(this.host, trouble)
  }

  private get isMoving(): boolean {
    return this.isVisible && !this.isPaused
  }

  private look(): void {
    const now = this.engine.now()
    expect(now).toBeGreaterThanOrEqual(this.lastNow)
    this.lastNow = now
  }

  /** Checks what must hold outside of callbacks. */
  check(): void {
    this.look()
    const next = this.timers.check()
    expect(this.engine.paused).toBe(this.isPaused)
    expect(this.host.held).toEqual([this.isMoving && next < Infinity ? 1 : 0, this.isMoving && this.leaves.length > 0 ? 1 : 0, 1])
    expect(this.host.reported).toEqual([])
  }

  /** Lets every timer that can fire do so, disposes of the engine, and checks that nothing is left. */
  finish(): void {
    this.host.latenessMs = 0
    while (this.leaves.length > 0) this.leave()
    this.show(true)
    this.pause(false)
    this.rate(4)
    this.host.pass(20_000)
    this.check()
    expect(this.timers.check()).toBe(Infinity)
    this.engine.dispose()
    expect(this.host.held).toEqual([0, 0, 0])
  }
}

/** The name of a method of `World`, and its arguments. */
type Move = [name: Exclude<keyof World, 'host' | 'engine' | 'countedMs'>, ...args: unknown[]]

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

/** Makes moves on a world, and checks it after each. */
function check(moves: fc.Arbitrary<Move>, also: (world: World) => void = () => {}): void {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 50 }), (script) => {
      const world = new World()
      for (const [name, ...args] of script) {
        Reflect.apply(world[name], world, args)
        world.check()
        also(world)
      }
      world.finish()
    }),
    { numRuns: runs(300) },
  )
}

describe('browser time', () => {
  it('E26, E33, E34, E36, E44, E47, E53: counts exactly the time that is visible and not paused, and fires every timer at its instant', () => {
    // Uses only whole ms and slow rates, so that no native wait is rounded up and timers are never late.
    const moves = [
      move('set', chainOf(wholeMs)),
      move('rate', fc.constantFrom(0.25, 0.5, 1)),
      move('take', fc.constant('block'), upTo(400)),
    ]
    check(fc.oneof(...control, ...moves), ({ engine, countedMs }) => expect(engine.now()).toBe(countedMs))
  })

  it('E42, E52, E58, X10: keeps the order and never goes back, whatever is late, slow, stalled, held or stepped', () => {
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
})
