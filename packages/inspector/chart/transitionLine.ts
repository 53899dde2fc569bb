import type { ChartState, ChartTransition } from './model.ts'

/** A transition, or an action of a state, as text. */
export interface ChartLine {
  /** The id of the transition. The line of an action has an id that no transition has. */
  readonly id: string
  readonly text: string
  /** The full text, including the transition's actions. */
  readonly title: string
}

/**
 * A transition as text: 'after tick (1000 ms) [isLastTick]'. If it re-enters its own state or targets an ancestor, the text begins with
 * a circular arrow.
 */
export function lineOf(transition: ChartTransition): ChartLine {
  const { id, guard, actions, source, target } = transition
  const isIgnored = target === undefined && actions.length === 0
  const again = target !== undefined && isInner(transition) && '\u21bb'
  const words = [
    again,
    causeOf(transition),
    guard && `[${guard}]`,
    isIgnored && '(ignored)',
    again && source !== target && `\u2192 ${target}`,
  ]
  const text = words.filter(Boolean).join(' ')
  return { id, text, title: actions.length > 0 ? `${text} / ${actions.join(', ')}` : text }
}

/** The lines in a state's box: its entry and exit actions, and the transitions drawn without an arrow. */
export function innerLinesOf({ id, entry, exit, transitions }: ChartState): ChartLine[] {
  const doing = (when: string, actions: readonly string[]) =>
    actions.length === 0 ? [] : [{ id: `${id}|${when}`, text: `${when} / ${actions.join(', ')}`, title: `${when} / ${actions.join(', ')}` }]
  return [...doing('entry', entry), ...doing('exit', exit), ...transitions.filter(isInner).map(lineOf)]
}

function causeOf({ kind, cause, delayMs }: ChartTransition): string {
  if (kind !== 'after') return kind === 'always' ? 'always' : cause
  if (delayMs === undefined) return `after ${cause}`
  return String(delayMs) === cause ? `after ${cause} ms` : `after ${cause} (${delayMs} ms)`
}

/** Whether a transition is drawn without an arrow: it has no target, re-enters its own state, or targets an ancestor. */
export function isInner({ source, target }: ChartTransition): boolean {
  return target === undefined || target === source || source.startsWith(`${target}.`)
}
