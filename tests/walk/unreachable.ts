/** Transitions that neither the walk nor a machine by itself takes, each with the reason: machine, state, event, and place. */
export const unreachable: Readonly<Record<string, string>> = {}
