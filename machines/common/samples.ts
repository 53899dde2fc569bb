import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { HoldEvent } from './loop.ts'

type PayloadOf<Event> = Event extends unknown ? Omit<Event, 'type'> : never

/**
 * By the types of a machine's events: payloads to try, several where they make a difference. Events without a payload need none. Holds are
 * those of a button, unless given.
 */
export type Samples<Event extends { type: string }> = {
  readonly [
    Type in Event['type'] as Type extends 'hold.changed' ? never : object extends PayloadOf<Extract<Event, { type: Type }>> ? never : Type
  ]: readonly PayloadOf<Extract<Event, { type: Type }>>[]
} & { readonly 'hold.changed'?: readonly PayloadOf<HoldEvent>[] }

const HOLDS = { 'hold.changed': [true, false].map((held) => ({ reason: 'button', held })) }

/** At least one of each event that a machine accepts, to send by hand or at random. A machine reveals their types, but not their payloads. */
export function samplesOf(machine: AnyStateMachine, samples: Readonly<Record<string, readonly object[]>> = {}): AnyEventObject[] {
  const payloads: typeof samples = { ...HOLDS, ...samples }
  const types = machine.events.filter((type) => !type.startsWith('xstate.'))
  return types.flatMap((type) => (payloads[type] ?? [{}]).map((payload) => ({ type, ...payload })))
}
