import { expect } from 'vitest'
import { createActor } from 'xstate'
import type { ActorOptions, AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'

/**
 * Starts a machine on a simulated engine.
 *
 * `trace` holds every view of the machine, with the engine time at which it appeared. `orders` holds every event that the machine has
 * emitted, and `emitted` says the types and times of these events.
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
  const emitted: string[] = []
  actor.subscribe(() => void trace.push({ atMs: engine.now(), view: view() }))
  actor.on('*', (event: EmittedFrom<Machine>) => {
    orders.push(event)
    emitted.push(`${event.type} at ${engine.now()} ms`)
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
    send: (event: EventFromLogic<Machine>) => void actor.send(event),
  }
}
