import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

/**
 * Whether a machine would take an event now. A guard of the page may throw for an event that has only its type; then it is unknown, and the
 * event is offered.
 */
export function mayTake(machine: AnyMachineSnapshot | undefined, event: AnyEventObject): boolean {
  try {
    return machine?.can(event) ?? false
  } catch {
    return true
  }
}
