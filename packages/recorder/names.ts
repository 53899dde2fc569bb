/** XState's id for a machine without one. */
export const UNNAMED = '(machine)'

/** The machine's id in an actor's name: 'confetti' in 'confetti#1'. */
export function machineIdOf(actor: string): string {
  return actor.slice(0, Math.max(0, actor.lastIndexOf('#')))
}

/**
 * The delay in 'xstate.after.burst.confetti.bursting': 'burst'. Undefined for any other event type.
 *
 * @param actor The actor that receives the event. Both delays and states may contain dots, but a state's id begins with the machine's.
 */
export function delayOf(type: string, actor: string): string | undefined {
  if (!type.startsWith(AFTER)) return undefined
  const rest = type.slice(AFTER.length)
  const places = [machineIdOf(actor), UNNAMED].map((id) => `${rest}.`.indexOf(`.${id}.`)).filter((place) => place > 0)
  // A state may also have an id of its own.
  return rest.slice(0, places[0] ?? rest.indexOf('.'))
}

const AFTER = 'xstate.after.'

/** An event's type or, for a delayed event, the name of the delay. */
export const eventName = (type: string, actor: string): string => delayOf(type, actor) ?? type
