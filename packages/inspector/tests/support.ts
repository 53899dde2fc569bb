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
