import { createSimulatedEngine } from '@drei-tage/engine'
import { createActor } from 'xstate'
import type { ActorOptions, AnyActorLogic, InputFrom } from 'xstate'
import { createSession } from '../session.ts'
import type { SessionOptions } from '../session.ts'

/** A session on simulated time, and what starts actors in it. */
export function openSession(options: Partial<SessionOptions> = {}) {
  const engine = createSimulatedEngine()
  const session = createSession({ engine, ...options })
  const { clock, inspect } = session
  const start = <Logic extends AnyActorLogic>(logic: Logic, input?: InputFrom<Logic>, id?: string) =>
    createActor(logic, { clock, inspect, input, id } as unknown as ActorOptions<Logic>).start()
  return { engine, session, start }
}

/** What Vite gives to a module: after an edit the same data, and none of the old listeners. */
export class FakeHot {
  readonly listeners = new Set<() => void>()
  readonly data: Record<symbol, unknown>
  constructor(data: FakeHot['data'] = {}) {
    this.data = data
  }
  on(_: string, listener: () => void) {
    this.listeners.add(listener)
  }
  off(_: string, listener: () => void) {
    this.listeners.delete(listener)
  }
}
