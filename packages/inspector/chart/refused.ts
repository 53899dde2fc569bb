import { getStateNodes } from 'xstate'
import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate'
import { isInside, nameOf } from './model.ts'

/**
 * The guards that kept transitions from being taken: those of all active states, up to the transition taken. Guards are not called,
 * because each that XState has passed over was false.
 *
 * @param value The state when the event came.
 * @param taken The transitions that it has led to.
 */
export function refusedGuards(
  machine: AnyStateMachine,
  value: StateValue,
  type: string,
  taken: readonly AnyTransitionDefinition[],
): string[] {
  return getStateNodes(machine.root, value).flatMap((node) => {
    const candidates = [...node.transitions].flatMap(([descriptor, some]) => (describes(descriptor, type) ? some : []))
    const end = candidates.findIndex((candidate) => taken.includes(candidate))
    // An inner state takes the event first.
    if (end < 0 && taken.some(({ source }) => isInside(source, node))) return []
    return candidates.slice(0, end < 0 ? undefined : end).flatMap(({ guard }) => (guard === undefined ? [] : nameOf(guard)))
  })
}

/** Whether a machine's event descriptor, such as 'press' or 'pointer.*', matches an event type. */
export function describes(known: string, type: string): boolean {
  return known === type || known === '*' || (known.endsWith('.*') && `${type}.`.startsWith(known.slice(0, -1)))
}
