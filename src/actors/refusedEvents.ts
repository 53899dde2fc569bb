import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { illTypedField } from '../../machines/common/checked-events.ts'

/**
 * Says in the console which event a machine has just refused, and for which of its fields: for whoever works on the site.
 * The machine itself says nothing and changes nothing.
 */
export function warnOfRefused(machine: AnyStateMachine, inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.event') return
  const { event } = inspected
  const field = illTypedField(machine, event)
  if (field !== undefined) console.warn(`${machine.id} refuses '${event.type}': its field '${field}' is`, event[field])
}
