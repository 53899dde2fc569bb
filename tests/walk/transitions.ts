import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** A transition as text: machine, state, event, and place among the transitions of that event. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const all: readonly unknown[] = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []
  return `${source.machine.id} ${source.path.join('.')} ${eventType} ${all.indexOf(transition)}`
}

/** The transitions that an actor takes in an inspected step. */
export function takenIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  // oxlint-disable-next-line no-underscore-dangle -- XState names it so, in a public event.
  return event.type === '@xstate.microstep' ? event._transitions : []
}
