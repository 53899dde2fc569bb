/** Transitions that neither the walk nor a machine by itself takes, each with the reason. */
export const unreachable: Readonly<Record<string, string>> = {
  'motion-control remembering  0': 'only with a choice from an earlier visit, which the walk has not stored',
}
