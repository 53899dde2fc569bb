import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A state of a machine as drawn. */
export interface ChartState {
  /** 'confetti.bursting' */
  readonly id: string
  /** 'bursting' */
  readonly key: string
  readonly type: AnyStateNode['type']
  /** Whether its parent starts in it. */
  readonly isInitial: boolean
  /** Its entry and exit actions, and the transitions defined on it, in order. */
  readonly lines: readonly ChartLine[]
  readonly children: readonly ChartState[]
}

/** An action or a transition as text: 'after tick (1000 ms) [isLastTick] → done / count'. */
export interface ChartLine {
  /** The id of the transition. The line of an action has an id that no transition has. */
  readonly id: string
  readonly text: string
  /** The id of the state that an arrow leads to. Undefined if the transition stays in its state, or re-enters a state around it. */
  readonly target: string | undefined
}

/** Everything in a machine's definition that the chart shows. */
export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root, machine)

/** All states of a chart, each before its children. */
export const statesOf = (chart: ChartState): ChartState[] => [chart, ...chart.children.flatMap(statesOf)]

/** Id of a transition: the same in the chart and in any copy of the machine. */
export function takenId(taken: AnyTransitionDefinition): string {
  const { source, eventType } = taken
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return transitionId(taken, Math.max(0, siblings.indexOf(taken)))
}

const transitionId = ({ source, eventType }: AnyTransitionDefinition, index: number) => `${source.id}|${eventType}|${index}`

/** Whether a state is inside another, at any depth. */
export const isInside = ({ parent }: AnyStateNode, outer: AnyStateNode): boolean =>
  parent !== undefined && (parent === outer || isInside(parent, outer))

function stateOf(node: AnyStateNode, machine: AnyStateMachine): ChartState {
  const doing = (when: 'entry' | 'exit') => {
    const actions = node[when].filter((action) => !isTimer(action, node)).map(nameOf)
    return actions.length === 0 ? [] : [{ id: `${node.id}|${when}`, text: `${when} / ${actions.join(', ')}`, target: undefined }]
  }
  const transitions = [...node.transitions.values(), node.always ?? []]
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target[0] === node,
    lines: [
      ...doing('entry'),
      ...doing('exit'),
      ...transitions.flatMap((siblings) => siblings.map((transition, index) => lineOf(transition, index, machine))),
    ],
    children: Object.values(node.states).map((child) => stateOf(child, machine)),
  }
}

function lineOf(transition: AnyTransitionDefinition, index: number, machine: AnyStateMachine): ChartLine {
  const { source, guard, actions, target: [target] = [] } = transition
  const isAround = target !== undefined && (target === source || isInside(source, target))
  const words = [
    isAround && '\u21bb',
    causeOf(transition, machine),
    guard && `[${nameOf(guard)}]`,
    target && target !== source && `\u2192 ${target.key}`,
    actions.length > 0 && `/ ${actions.map(nameOf).join(', ')}`,
    !target && actions.length === 0 && '(ignored)',
  ]
  return { id: transitionId(transition, index), text: words.filter(Boolean).join(' '), target: isAround ? undefined : target?.id }
}

/** What a transition is taken for: an event, the end of a delay, or nothing. */
function causeOf({ source, eventType }: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const after = source.after.find((delayed) => delayed.eventType === eventType)
  if (!after) return eventType || 'always'
  const ms: unknown = machine.implementations.delays[String(after.delay)] ?? after.delay
  if (typeof ms !== 'number') return `after ${after.delay}`
  return ms === Number(after.delay) ? `after ${ms} ms` : `after ${after.delay} (${ms} ms)`
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
