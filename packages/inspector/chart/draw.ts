import { getStateNodes } from 'xstate'
import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate'
import { arrowsOf } from './layout.ts'
import type { ChartArrow, ChartPlace } from './layout.ts'
import { chartOf, statesOf, takenId } from './model.ts'
import type { ChartLine, ChartState } from './model.ts'

/** In larger charts, only the active states show their transitions. */
const MOST_STATES = 60
const LANE_PX = 10
/** How much narrower a box is than the one around it, at its right edge, in px. */
const INSET_PX = 7

/** A chart as an element, which is made once and then only marked, because a machine may have hundreds of states. */
export interface Drawing {
  readonly element: HTMLElement
  /** Marks the active states, and the transitions that led to them. Returns the innermost active state, unless it was active before. */
  mark(value: StateValue, transitions: readonly AnyTransitionDefinition[]): Element | undefined
}

/** Draws a machine's definition: its states as boxes in one another, with their transitions, and arrows beside them. */
export function drawChart(machine: AnyStateMachine): Drawing {
  const chart = chartOf(machine)
  const isLarge = statesOf(chart).length > MOST_STATES
  const list = make('ul', { 'aria-label': `Statechart of ${machine.id}` }, boxOf(chart))
  const element = make('div', { class: 'statechart', 'data-large': isLarge || undefined }, list) as HTMLElement
  let shown: string | undefined

  function drawArrows(active: ReadonlySet<string>): void {
    const arrows = arrowsOf(chart, ({ id }) => !isLarge || active.has(id))
    const lanesPx = Math.max(...arrows.map(({ lane }) => lane + 2), 0) * LANE_PX
    element.style.paddingRight = `${lanesPx}px`
    element.replaceChildren(list, svgOf(arrows, lanesPx))
  }

  return {
    element,
    mark(value, transitions) {
      const active = activeIn(machine, value)
      const key = [...active].join('\n')
      const hasMoved = key !== shown
      if (shown === undefined || (isLarge && hasMoved)) drawArrows(active)
      shown = key
      markParts(element, 'data-state-id', 'aria-current', active)
      markParts(element, 'data-transition', 'data-taken', new Set(transitions.map(takenId)))
      return (hasMoved && [...element.querySelectorAll('[aria-current]')].at(-1)) || undefined
    },
  }
}

/** The ids of the active states. A loaded file may have a state that the machine no longer has; then none. */
function activeIn(machine: AnyStateMachine, value: StateValue): Set<string> {
  try {
    return new Set(getStateNodes(machine.root, value).map(({ id }) => id))
  } catch {
    return new Set()
  }
}

/** Gives the parts that `idName` says are among `ids` an attribute, and no others. */
function markParts(element: Element, idName: string, name: string, ids: ReadonlySet<string>): void {
  for (const part of element.querySelectorAll(`[${idName}]`)) {
    const isMarked = ids.has(part.getAttribute(idName) as string)
    if (isMarked === part.hasAttribute(name)) continue
    if (isMarked) part.setAttribute(name, 'true')
    else part.removeAttribute(name)
  }
}

function boxOf({ id, key, type, isInitial, lines, children }: ChartState): Element {
  const name = `${isInitial ? '● ' : ''}${key}${type === 'final' ? ' ◎' : ''}`
  const inner = children.length > 0 ? [make('ul', {}, ...children.map(boxOf))] : []
  const attributes = { class: 'node', 'data-state-id': id, 'data-type': type, 'data-leaf': inner.length === 0 || undefined }
  return make('li', attributes, make('p', { class: 'name cut' }, name), ...lines.map(lineOf), ...inner)
}

const lineOf = ({ id, text }: ChartLine) => make('p', { class: 'line cut quiet small', title: text, 'data-transition': id }, text)

/** Lines from transitions to the states they lead to. */
function svgOf(arrows: readonly ChartArrow[], lanesPx: number): Element {
  const depth = Math.max(...arrows.flatMap(({ from, to }) => [from.depth, to.depth]), 0)
  const leftPx = depth * INSET_PX
  /** The right edge of a box. The outermost has no border. */
  const edgeOf = ({ depth: at }: ChartPlace) => leftPx - Math.max(0, at - 1) * INSET_PX
  const head = { id: 'head', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: 'auto' }
  const paths = arrows.map(({ id, from, to, lane }) => {
    const x = leftPx + (lane + 1) * LANE_PX
    const turn = Math.sign(to.yPx - from.yPx) * 5
    const d = `M${edgeOf(from) - 4} ${from.yPx}H${x - 5}q5 0 5 ${turn}V${to.yPx - turn}q0 ${turn} -5 ${turn}H${edgeOf(to) + 1}`
    return make('path', { 'data-transition': id, d, 'marker-end': 'url(#head)' })
  })
  return make(
    'svg',
    { width: leftPx + lanesPx, height: '100%', 'aria-hidden': true },
    make('marker', { ...head, markerUnits: 'userSpaceOnUse' }, make('path', { d: 'M0 0L8 4L0 8z' })),
    ...paths,
  )
}

const DRAWN = ['svg', 'marker', 'path']

/** An element with attributes, of which those that are undefined are left out. */
function make(tag: string, attributes: Readonly<Record<string, unknown>>, ...children: (Element | string)[]): Element {
  const element = DRAWN.includes(tag) ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}
