import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A state of a machine as drawn. */
export interface ChartState {
  /** 'confetti.bursting' */
  readonly id: string
  /** 'bursting' */
  readonly key: string
  readonly type: AnyStateNode['type']
  /** Id of the initial state. Only compound states have one. */
  readonly initial: string | undefined
  readonly children: readonly ChartState[]
  /** Entry and exit actions. */
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** The transitions defined on this state, in order. */
  readonly transitions: readonly ChartTransition[]
}

export interface ChartTransition {
  /** See `transitionId`. */
  readonly id: string
  /**
   * - `event`: taken when an event is received or raised,
   * - `after`: taken when a delay has elapsed,
   * - `always`: taken as soon as the guard allows it.
   */
  readonly kind: 'event' | 'after' | 'always'
  /** Event type, or name of the delay; empty for `always`. */
  readonly cause: string
  /** The delay in ms, if it is a constant. */
  readonly delayMs: number | undefined
  /** 'isTab(why)' */
  readonly guard: string | undefined
  readonly actions: readonly string[]
  readonly source: string
  /** Id of the target state. Undefined if the transition does not leave the state. */
  readonly target: string | undefined
}

/** Everything in a machine's definition that the chart shows, as shapes or text. */
export function chartOf(machine: AnyStateMachine): ChartState {
  return stateOf(machine.root, machine)
}

/** All states of a chart, each before its children. */
export function statesOf(chart: ChartState): ChartState[] {
  return [chart, ...chart.children.flatMap(statesOf)]
}

/** Id of a transition: the same in the chart and in any copy of the machine. */
export function transitionId({ source, eventType }: AnyTransitionDefinition, index: number): string {
  return `${source.id}|${eventType}|${index}`
}

export function takenId(taken: AnyTransitionDefinition): string {
  const { source, eventType } = taken
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return transitionId(taken, Math.max(0, siblings.indexOf(taken)))
}

function stateOf(node: AnyStateNode, machine: AnyStateMachine): ChartState {
  const defined = [...node.transitions.values(), node.always ?? []]
  const initial = node.type === 'compound' ? node.initial.target[0]?.id : undefined
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    initial,
    children: Object.values(node.states).map((child) => stateOf(child, machine)),
    entry: node.entry.filter((action) => !isTimer(action, node)).map(nameOf),
    exit: node.exit.filter((action) => !isTimer(action, node)).map(nameOf),
    transitions: defined.flatMap((siblings) => siblings.map((transition, index) => transitionOf(transition, index, machine))),
  }
}

function transitionOf(transition: AnyTransitionDefinition, index: number, machine: AnyStateMachine): ChartTransition {
  const { source, eventType, target, guard, actions } = transition
  const after = source.after.find((delayed) => delayed.eventType === eventType)
  const cause = after ? String(after.delay) : eventType
  const delay: unknown = after && (machine.implementations.delays[cause] ?? after.delay)
  return {
    id: transitionId(transition, index),
    kind: after ? 'after' : eventType === '' ? 'always' : 'event',
    cause,
    delayMs: typeof delay === 'number' ? delay : undefined,
    guard: guard === undefined ? undefined : nameOf(guard),
    actions: actions.map(nameOf),
    source: source.id,
    target: target?.[0]?.id,
  }
}

/** Whether XState generated the action for an `after`, to set the timer on entry or to cancel it on exit. */
function isTimer(action: unknown, { after }: AnyStateNode): boolean {
  if (typeof action !== 'function') return false
  const { id, sendId } = action as { id?: unknown; sendId?: unknown }
  return after.some(({ eventType }) => eventType === id || eventType === sendId)
}

/** The name of a guard or an action, with its parameters if they are constant. */
export function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation
  if (typeof implementation === 'function') {
    const { type } = implementation as { type?: unknown }
    // The type of an action built into XState, such as 'xstate.raise'.
    return typeof type === 'string' ? type.replace(/^xstate\./, '') : implementation.name || 'function'
  }
  const { type, params } = implementation as { type: string; params?: unknown }
  if (typeof params !== 'object' || params === null) return type
  const told = Object.values(params)
  return told.every((value) => typeof value !== 'object' && typeof value !== 'function') ? `${type}(${told.join(', ')})` : type
}
