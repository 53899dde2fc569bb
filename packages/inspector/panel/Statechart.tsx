/** @jsxImportSource react */
import { getStateNodes } from 'xstate'
import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate'
import { arrowsOf } from '../chart/layout.ts'
import type { ChartArrow } from '../chart/layout.ts'
import { chartOf, statesOf, takenId } from '../chart/model.ts'
import type { ChartState } from '../chart/model.ts'
import { bringIntoSight } from './bringIntoSight.ts'

/** In larger charts, only the active states list their transitions. */
const MOST_STATES = 60
const LANE_PX = 10
/** How much narrower a box is than the one around it, at its right edge, in px. */
const INSET_PX = 7

const charts = new WeakMap<AnyStateMachine, ChartState>()

/** Cached, since a machine's definition never changes. */
function chartFor(machine: AnyStateMachine): ChartState {
  const chart = charts.get(machine) ?? chartOf(machine)
  charts.set(machine, chart)
  return chart
}

interface StatechartProps {
  machine: AnyStateMachine
  value: StateValue
  /** The transitions that led to it. */
  transitions: readonly AnyTransitionDefinition[]
}

/** A machine's definition as a chart, with its active states and the transitions it has just taken. */
export function Statechart({ machine, value, transitions }: StatechartProps) {
  const chart = chartFor(machine)
  const active = activeIn(machine, value)
  const taken = new Set(transitions.map(takenId))
  const isLarge = statesOf(chart).length > MOST_STATES
  const isOpen = ({ id }: ChartState) => !isLarge || active.has(id)
  const arrows = arrowsOf(chart, isOpen)
  const lanesPx = Math.max(...arrows.map(({ lane }) => lane + 2), 0) * LANE_PX
  return (
    <div className="statechart" style={{ paddingRight: lanesPx }}>
      <ul aria-label={`Statechart of ${machine.id}`}>
        <State state={chart} active={active} taken={taken} isOpen={isOpen} />
      </ul>
      <Arrows arrows={arrows} taken={taken} lanesPx={lanesPx} />
    </div>
  )
}

/** The ids of the active states. A loaded file may have a state that the machine no longer has; then none. */
function activeIn(machine: AnyStateMachine, value: StateValue): Set<string> {
  try {
    return new Set(getStateNodes(machine.root, value).map(({ id }) => id))
  } catch {
    return new Set()
  }
}

interface StateProps {
  state: ChartState
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  isOpen(state: ChartState): boolean
}

function State({ state, ...rest }: StateProps) {
  const { id, key, type, isInitial, lines, children } = state
  const isActive = rest.active.has(id)
  const isLeaf = children.length === 0
  return (
    <li
      ref={isActive && isLeaf ? bringIntoSight : undefined}
      className="node"
      data-type={type}
      data-leaf={isLeaf || undefined}
      aria-current={isActive || undefined}
    >
      <p className="name cut">
        {isInitial && '● '}
        {key}
        {type === 'final' && ' ◎'}
      </p>
      {(rest.isOpen(state) ? lines : []).map((line) => (
        <p key={line.id} className="line cut quiet small" title={line.text} data-taken={rest.taken.has(line.id) || undefined}>
          {line.text}
        </p>
      ))}
      {!isLeaf && (
        <ul>
          {children.map((child) => (
            <State key={child.id} state={child} {...rest} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Lines from transitions to the states they lead to. */
function Arrows({ arrows, taken, lanesPx }: { arrows: readonly ChartArrow[]; taken: ReadonlySet<string>; lanesPx: number }) {
  const depth = Math.max(...arrows.flatMap(({ from, to }) => [from.depth, to.depth]), 0)
  const widthPx = lanesPx + depth * INSET_PX
  /** The right edge of a box. The outermost has no border. */
  const edgeOf = ({ depth: at }: ChartArrow['to']) => widthPx - lanesPx - Math.max(0, at - 1) * INSET_PX
  return (
    <svg width={widthPx} height="100%" aria-hidden="true">
      <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
        <path d="M0 0L8 4L0 8z" />
      </marker>
      {arrows.map(({ id, from, to, lane }) => {
        const x = widthPx - lanesPx + (lane + 1) * LANE_PX
        const turn = Math.sign(to.yPx - from.yPx) * 5
        return (
          <path
            key={id}
            data-taken={taken.has(id) || undefined}
            d={`M${edgeOf(from) - 4} ${from.yPx}H${x - 5}q5 0 5 ${turn}V${to.yPx - turn}q0 ${turn} -5 ${turn}H${edgeOf(to) + 1}`}
            markerEnd="url(#head)"
          />
        )
      })}
    </svg>
  )
}
