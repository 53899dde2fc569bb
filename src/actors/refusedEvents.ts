import type { Actor, AnyStateMachine, InspectionEvent } from 'xstate'
import { illTypedField } from '../../machines/common/checked-events.ts'
import { inspection } from './engine.ts'

/** In development: passes inspection events on to an inspector, and warns about every event that a machine has refused. */
export function observeAndWarn(inspected: InspectionEvent): void {
  warnOfRefused(inspected)
  inspection.current?.observe(inspected)
}

/**
 * Logs which event a machine has just refused and because of which field, for developers.
 * The machine itself ignores the event silently.
 */
export function warnOfRefused(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.event') return
  const machine = (inspected.actorRef as Actor<AnyStateMachine>).logic
  const { event } = inspected
  const field = illTypedField(machine, event)
  if (field !== undefined) console.warn(`${machine.id} refuses '${event.type}': its field '${field}' is`, event[field])
}
