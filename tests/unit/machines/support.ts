import * as fc from 'fast-check'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import type { ActorOptions, AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { HoldEvent, HoldReason } from '#machines/common/loop.ts'

/**
 * Starts a machine on a simulated engine.
 *
 * `trace` holds every view of the machine, with the engine time at which it appeared. `orders` holds every event that the machine has
 * emitted, and `emitted` the types and times of these events.
 */
export function startMachine<Machine extends AnyStateMachine, View>(
  machine: Machine,
  viewOf: (snapshot: SnapshotFrom<Machine>) => View,
  input: InputFrom<Machine>,
) {
  const engine = createSimulatedEngine()
  const actor = createActor(machine, { clock: engine, input } as unknown as ActorOptions<Machine>)
  const view = () => viewOf(actor.getSnapshot() as SnapshotFrom<Machine>)
  const trace: { atMs: number; view: View }[] = []
  const orders: EmittedFrom<Machine>[] = []
  const emitted: { atMs: number; type: string }[] = []
  actor.subscribe(() => void trace.push({ atMs: engine.now(), view: view() }))
  actor.on('*', (event: EmittedFrom<Machine>) => {
    orders.push(event)
    emitted.push({ atMs: engine.now(), type: event.type })
  })
  actor.start()
  return {
    engine,
    actor,
    view,
    trace,
    orders,
    emitted,
    /** Lets time pass, in ms, or sends an event, and expects that the view has the fields of `expected` then. */
    after(step: number | EventFromLogic<Machine>, expected: object): void {
      if (typeof step === 'number') engine.advance(step)
      else actor.send(step)
      expect(view()).toMatchObject(expected)
    },
    /** Lets `ms` pass, and expects that the view has the fields of `before` until the last of them, and those of `after` with it. */
    turns(ms: number, before: object, after: object): void {
      engine.advance(ms - 1)
      expect(view()).toMatchObject(before)
      engine.advance(1)
      expect(view()).toMatchObject(after)
    },
    send: (event: EventFromLogic<Machine>) => {
      actor.send(event)
    },
  }
}

/** A step of a visitor in a property: wait for `waitMs`, then optionally send an event. */
type Step<Event> = { waitMs: number; event: Event | null }

/** Up to `maxLength` waits of 0 to `maxWaitMs` ms, most of them followed by one of `events`. */
export function stepsOf<Event>(
  events: fc.Arbitrary<Event>,
  { maxWaitMs, maxLength = 20 }: { maxWaitMs: number; maxLength?: number },
): fc.Arbitrary<Step<Event>[]> {
  const step = fc.record({
    waitMs: fc.integer({ min: 0, max: maxWaitMs }),
    event: fc.option(events, { freq: 5 }),
  })
  return fc.array(step, { minLength: 1, maxLength })
}

/** Every change of every hold, in any order. */
export const holdEvents: fc.Arbitrary<HoldEvent> = fc.record({
  type: fc.constant('hold.changed' as const),
  reason: fc.constantFrom<HoldReason[]>('pointer', 'focus', 'button', 'site', 'offscreen', 'control'),
  held: fc.boolean(),
})

/** The part of a model that handles `hold.changed` and `pause.toggled`. Keeps the reasons in a plain set. */
export function createHoldsModel() {
  const holds = new Set<HoldReason>()
  const isPaused = () => holds.has('button') || holds.has('site')
  const resume = () => ['button' as const, 'site' as const].forEach((reason) => holds.delete(reason))
  return {
    isHeld: () => holds.size > 0,
    isPaused,
    /** Takes any event of the machine, and ignores events that are not about holds. */
    take({ type, reason, held }: { type: string; reason?: HoldReason; held?: boolean }): void {
      if (type === 'pause.toggled') {
        if (isPaused()) resume()
        else holds.add('button')
      }
      if (type !== 'hold.changed' || reason === undefined) return
      if (held) holds.add(reason)
      else holds.delete(reason)
    },
    /** Ends what the visitor has paused. */
    resume,
  }
}

/**
 * A loop of ticks in plain arithmetic, to compare a machine's timers with.
 *
 * When the loop stops, the elapsed part of the current tick is discarded, as in the machines.
 */
export function createTickModel(tickMs: number, isRunning: () => boolean, onTick: () => void) {
  let partMs = 0
  return {
    /** Lets `ms` pass. */
    advance(ms: number): void {
      let restMs = ms
      while (isRunning() && partMs + restMs >= tickMs) {
        restMs -= tickMs - partMs
        partMs = 0
        onTick()
      }
      partMs = isRunning() ? partMs + restMs : 0
    },
    /** Must be called after each event. Discards the partial tick if the loop has stopped or restarts. */
    settle({ restarted = false } = {}): void {
      if (restarted || !isRunning()) partMs = 0
    },
  }
}
