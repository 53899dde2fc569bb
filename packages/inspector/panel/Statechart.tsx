/** @jsxImportSource react */
import { getStateNodes } from 'xstate'
import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from 'xstate'
import { layoutOf } from '../chart/layout.ts'
import type { ChartArrow, ChartBox, ChartLayout, ChartPoint } from '../chart/layout.ts'
import { chartOf, takenId } from '../chart/model.ts'
import { bringIntoSight } from './bringIntoSight.ts'
import { stateText } from './format.ts'

/** Charts shrink to fit, but not below this scale, so that they stay readable. */
const SMALLEST_SCALE = 0.8

const charts = new WeakMap<AnyStateMachine, ChartLayout>()

/** Cached, since a machine's definition never changes. */
function chartFor(machine: AnyStateMachine): ChartLayout {
  const layout = charts.get(machine) ?? layoutOf(chartOf(machine))
  charts.set(machine, layout)
  return layout
}

interface StatechartProps {
  machine: AnyStateMachine
  value: StateValue
  /** The transitions that led to it. */
  transitions: readonly AnyTransitionDefinition[]
}

/** A machine's definition as a chart, with its active states and the transitions it has just taken. */
export function Statechart({ machine, value, transitions }: StatechartProps) {
  const { width, height, boxes, arrows, dots } = chartFor(machine)
  const active = activeIn(machine, value)
  const taken = new Set(transitions.map(takenId))
  const label = `Statechart of ${machine.id}. Active: ${stateText(value)}. ${
    transitions.length > 0 ? `Last: ${transitions.map(({ eventType }) => eventType || 'always').join(', ')}.` : ''
  }`
  return (
    <svg
      className="statechart"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      style={{ width, height: 'auto', minWidth: width * SMALLEST_SCALE, minHeight: height * SMALLEST_SCALE }}
      role="img"
      aria-label={label}
    >
      <defs>
        <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7.5" markerHeight="7.5" orient="auto">
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <Box key={box.state.id} box={box} isActive={active.has(box.state.id)} taken={taken} />
      ))}
      {dots.map(({ key, kind, x, y }) => (
        <circle key={key} className={`dot ${kind}`} cx={x} cy={y} r={kind === 'first' ? 4.5 : 4} />
      ))}
      {arrows.map((arrow, index) => (
        <Arrow key={index} arrow={arrow} taken={taken} />
      ))}
    </svg>
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

function Box({ box, isActive, taken }: { box: ChartBox; isActive: boolean; taken: ReadonlySet<string> }) {
  const { state, x, y, width, height, depth, isRegion, inner } = box
  const isLeaf = state.children.length === 0
  const kind = `${depth === 0 ? 'root ' : ''}${isRegion ? 'region ' : ''}${isLeaf ? 'leaf' : ''}`
  return (
    <g
      ref={isActive && isLeaf ? bringIntoSight : undefined}
      className={`state ${kind}`}
      data-state-id={state.id}
      data-active={isActive || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx={isLeaf ? 5 : 8} />
      {state.type === 'final' && <rect className="final" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={3} />}
      <text className="name" x={x + width / 2} y={y + 18}>
        {state.key}
      </text>
      {inner.map(({ id, text, title }, line) => (
        <text key={id} className="line" data-taken={taken.has(id) || undefined} x={x + width / 2} y={y + 34 + line * 15}>
          <title>{title}</title>
          {text}
        </text>
      ))}
    </g>
  )
}

function Arrow({ arrow: { points, lines, label }, taken }: { arrow: ChartArrow; taken: ReadonlySet<string> }) {
  const isTaken = lines.some(({ id }) => taken.has(id))
  const top = label.y - ((lines.length - 1) * 15) / 2
  return (
    <g className="arrow" data-taken={isTaken || undefined}>
      <path d={smooth(points)} markerEnd="url(#head)" />
      {lines.map(({ id, text, title }, index) => (
        <text key={id} className="line" data-taken={taken.has(id) || undefined} x={label.x} y={top + index * 15 + 4}>
          <title>{title}</title>
          {text}
        </text>
      ))}
    </g>
  )
}

/** An SVG path: a smooth curve through the midpoints of the segments between `points`. */
function smooth(points: readonly ChartPoint[]): string {
  const [first, ...rest] = points as [ChartPoint, ...ChartPoint[]]
  const last = rest.at(-1) ?? first
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] as ChartPoint
    const isEnd = index === rest.length - 2
    const end = isEnd ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`
  })
  return `M${first.x} ${first.y}${curves.join('')}${rest.length === 1 ? `L${last.x} ${last.y}` : ''}`
}
