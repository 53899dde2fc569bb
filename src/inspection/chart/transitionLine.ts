import type { ChartTransition } from './model.ts'

/** A transition in words. */
export interface ChartLine {
  /** The id of the transition. */
  readonly id: string
  readonly text: string
  /** The same in full, with its actions. */
  readonly title: string
}

/** A transition in words: 'after tick (1000 ms) [isLastTick]'. One that enters its own state again begins with an arrow. */
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

function causeOf({ kind, cause, delayMs }: ChartTransition): string {
  if (kind !== 'after') return kind === 'always' ? 'always' : cause
  if (delayMs === undefined) return `after ${cause}`
  return String(delayMs) === cause ? `after ${cause} ms` : `after ${cause} (${delayMs} ms)`
}

/** Whether a transition leads to no other box: nowhere, to its own state again, or to one that this lies in. */
export function isInner({ source, target }: ChartTransition): boolean {
  return target === undefined || target === source || source.startsWith(`${target}.`)
}
