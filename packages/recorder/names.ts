/** XState's id for a machine without one. */
export const UNNAMED = '(machine)'

/** The machine's id in an actor's name: 'confetti' in 'confetti#1'. */
export function machineIdOf(actor: string): string {
  return actor.slice(0, Math.max(0, actor.lastIndexOf('#')))
}

/**
 * The delay and the state in 'xstate.after.burst.confetti.bursting': 'burst' and 'confetti.bursting'. Undefined for any other event type.
 *
 * @param actor The actor that receives the event. Both delays and states may contain dots, but a state's id begins with the machine's.
 */
export function delayOf(type: string, actor: string): { delay: string; state: string } | undefined {
  if (!type.startsWith(AFTER)) return undefined
  const rest = type.slice(AFTER.length)
  const places = [machineIdOf(actor), UNNAMED].map((id) => `${rest}.`.indexOf(`.${id}.`)).filter((place) => place > 0)
  // A state may also have an id of its own.
  const end = places[0] ?? rest.indexOf('.')
  return { delay: rest.slice(0, end), state: rest.slice(end + 1) }
}

const AFTER = 'xstate.after.'

/** An event's type or, for a delayed event, the name of the delay. */
export function eventName(type: string, actor: string): string {
  return delayOf(type, actor)?.delay ?? type
}
