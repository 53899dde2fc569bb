import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from '@drei-tage/engine'
import type { Engine, TimerId } from '@drei-tage/engine'
import { FakeHost } from './fake-host.ts'
import { runs } from './seed.ts'

interface Timer {
  readonly due: number
  readonly order: number
  isCancelled: boolean
}

/** An engine on its own fake host, and checks of what must hold at any moment. */
class World {
  readonly host = new FakeHost()
  readonly engine: Engine = createEngine({ host: this.host })
  readonly timers: Timer[] = []
  readonly fired: Timer[] = []
  isVisible = true
  isPaused = false
  /** The engine time that should have passed. */
  countedMs = 0
  private readonly ids: TimerId[] = []
  private readonly leaves: (() => void)[] = []
  private lastNow = 0

  set(delayMs: number, nestedMs: readonly number[] = []): void {
    const timer: Timer = { due: this.engine.now() + delayMs, order: this.timers.length, isCancelled: false }
    this.timers.push(timer)
    this.ids.push(
      this.engine.setTimeout(() => {
        if (this.engine.now() !== timer.due) throw new Error(`fired at ${this.engine.now()} and not at ${timer.due}`)
        this.fired.push(timer)
        const [first, ...rest] = nestedMs
        if (first !== undefined) this.set(first, rest)
      }, delayMs),
    )
  }

  cancel(index: number): void {
    const timer = this.timers[index]
    if (timer === undefined) return
    this.engine.clearTimeout(this.ids[index])
    if (!this.fired.includes(timer)) timer.isCancelled = true
  }

  join(): void {
    this.leaves.push(this.engine.onFrame(() => this.look()))
  }

  leave(): void {
    this.leaves.pop()?.()
  }

  get isMoving(): boolean {
    return this.isVisible && !this.isPaused
  }

  take(ms: number, how: 'pass' | 'block'): void {
    if (this.isMoving) this.countedMs += ms * this.engine.rate
    this.host[how](ms)
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    this.engine[isPaused ? 'pause' : 'resume']()
  }

  step(ms: number): void {
    if (!this.isPaused) return
    const before = this.engine.now()
    this.engine.step(ms)
    expect(this.engine.now()).toBeCloseTo(before + ms, 5)
  }

  show(isVisible: boolean): void {
    this.isVisible = isVisible
    this.host.show(isVisible)
  }

  /** Checks what must hold at any moment. */
  look(): void {
    const now = this.engine.now()
    expect(now).toBeGreaterThanOrEqual(this.lastNow)
    this.lastNow = now
  }

  /** Checks what must hold outside of callbacks. */
  check(): void {
    this.look()
    expect(this.engine.paused).toBe(this.isPaused)
    const waiting = this.timers.filter((timer) => !timer.isCancelled && !this.fired.includes(timer))
    expect(this.engine.pending().map(({ due }) => due)).toEqual(
      waiting.toSorted((a, b) => a.due - b.due || a.order - b.order).map(({ due }) => due),
    )
    expect(this.host.openTimers).toBe(this.isMoving && waiting.some(({ due }) => due < Infinity) ? 1 : 0)
    expect(this.host.openFrames).toBe(this.isMoving && this.leaves.length > 0 ? 1 : 0)
    expect(this.fired).toEqual(this.fired.toSorted((a, b) => a.due - b.due || a.order - b.order))
    expect(this.host.reported).toEqual([])
  }

  /** Lets every timer that can fire do so, disposes of the engine, and checks that nothing is left. */
  finish(): void {
    while (this.leaves.length > 0) this.leave()
    this.show(true)
    this.pause(false)
    this.engine.rate = 4
    this.take(20_000, 'pass')
    this.check()
    expect(this.engine.pending().filter(({ due }) => due < Infinity)).toEqual([])
    this.engine.dispose()
    expect([this.host.openTimers, this.host.openFrames, this.host.listeners]).toEqual([0, 0, 0])
  }
}

type Move = (world: World) => void

const wholeMs = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 2_000 }))
const anyMs = fc.oneof(
  wholeMs,
  fc.integer({ min: 0, max: 500 }).map((eighths) => eighths / 8),
  fc.constant(Infinity),
)

/** A move. fast-check prints `text` when a run fails. */
function move(text: string, run: Move): Move {
  return Object.assign(run, { [fc.toStringMethod]: () => text })
}

const control: fc.Arbitrary<Move>[] = [
  fc.nat({ max: 30 }).map((index) => move(`cancel ${index}`, (world) => world.cancel(index))),
  fc.constant(move('pause', (world) => world.pause(true))),
  fc.constant(move('resume', (world) => world.pause(false))),
  fc.constant(move('hide', (world) => world.show(false))),
  fc.constant(move('show', (world) => world.show(true))),
  fc.integer({ min: 0, max: 300 }).map((ms) => move(`pass ${ms}`, (world) => world.take(ms, 'pass'))),
]

function setting(delays: fc.Arbitrary<number>): fc.Arbitrary<Move> {
  return fc
    .tuple(delays, fc.array(delays, { maxLength: 3 }))
    .map(([delayMs, nestedMs]) => move(`set ${delayMs} [${nestedMs.join(', ')}]`, (world) => world.set(delayMs, nestedMs)))
}

function rating(rates: fc.Arbitrary<number>): fc.Arbitrary<Move> {
  return rates.map((rate) => move(`rate ${rate}`, ({ engine }) => (engine.rate = rate)))
}

describe('browser time', () => {
  it('E26, E33, E34, E36, E44, E47, E53: counts exactly the time that is visible and not paused, and fires every timer at its instant', () => {
    // Uses only whole ms and slow rates, so that no native wait is rounded up and timers are never late.
    const moves = fc.oneof(
      ...control,
      setting(wholeMs),
      rating(fc.constantFrom(0.25, 0.5, 1)),
      fc.integer({ min: 0, max: 400 }).map((ms) => move(`block ${ms}`, (world) => world.take(ms, 'block'))),
    )
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 40 }), (script) => {
        const world = new World()
        for (const run of script) {
          run(world)
          world.check()
          expect(world.engine.now()).toBe(world.countedMs)
        }
        world.finish()
      }),
      { numRuns: runs(300) },
    )
  })

  it('E42, E52, E58, X10: keeps the order and never goes back, whatever is late, slow, stalled, held or stepped', () => {
    const moves = fc.oneof(
      ...control,
      setting(anyMs),
      rating(fc.double({ min: 0.1, max: 10, noNaN: true }).map((rate) => Math.round(rate * 64) / 64)),
      fc.integer({ min: 0, max: 5_000 }).map((ms) => move(`block ${ms}`, (world) => world.take(ms, 'block'))),
      fc.integer({ min: 0, max: 900 }).map((ms) => move(`spend ${ms}`, (world) => world.host.spend(ms))),
      fc.tuple(anyMs, fc.integer({ min: 0, max: 900 })).map(([delayMs, ms]) =>
        move(`hold for ${ms}, set ${delayMs}`, (world) => {
          const release = world.engine.hold()
          const heldAt = world.engine.now()
          world.host.spend(ms)
          world.set(delayMs)
          expect(world.engine.now()).toBe(heldAt)
          release()
        }),
      ),
      fc.integer({ min: 0, max: 40 }).map((ms) => move(`lateness ${ms}`, ({ host }) => (host.latenessMs = ms))),
      fc.integer({ min: 1, max: 900 }).map((ms) => move(`set the clock back ${ms}`, ({ host }) => (host.real -= ms))),
      fc.boolean().map((delivers) => move(`frames ${delivers ? 'delivered' : 'withheld'}`, ({ host }) => (host.deliversFrames = delivers))),
      fc.constant(move('join', (world) => world.join())),
      fc.constant(move('leave', (world) => world.leave())),
      fc.integer({ min: 0, max: 400 }).map((ms) => move(`step ${ms}`, (world) => world.step(ms))),
      fc.constant(move('step to next', ({ engine }) => void (engine.paused && engine.stepToNext()))),
    )
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 50 }), (script) => {
        const world = new World()
        for (const run of script) {
          run(world)
          world.check()
        }
        world.host.latenessMs = 0
        world.finish()
      }),
      { numRuns: runs(300) },
    )
  })
})
