import { graphlib, layout } from '@dagrejs/dagre'
import { statesOf } from './model.ts'
import type { ChartState, ChartTransition } from './model.ts'
import { innerLinesOf, isInner, lineOf } from './transitionLine.ts'
import type { ChartLine } from './transitionLine.ts'

/** Mean width of a character in the fonts of names and labels, in px: text width is estimated from the number of characters. */
const NAME_CHARACTER_PX = 7.6
const LABEL_CHARACTER_PX = 6.35
const LINE_PX = 15
const HEAD_PX = 28
const PADDING_PX = 12
const SMALLEST_STATE_PX = 76
const DOT_PX = 10
const REGION_GAP_PX = 12
const WIDEST_ROW_PX = 760

export interface ChartBox {
  readonly state: ChartState
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly depth: number
  /** Whether the box is one of several parallel states. */
  readonly isRegion: boolean
  /** The lines below the name: entry and exit actions, and transitions drawn without an arrow. */
  readonly inner: readonly ChartLine[]
}

export interface ChartArrow {
  /** The path, in px; at least two points. */
  readonly points: readonly ChartPoint[]
  /** Every transition that this arrow represents. Empty for the arrow to the initial state. */
  readonly lines: readonly ChartLine[]
  /** Centre of the label. */
  readonly label: ChartPoint
}

export interface ChartPoint {
  readonly x: number
  readonly y: number
}

/** The start of an arrow that does not start at a box. */
export interface ChartDot extends ChartPoint {
  readonly key: string
  /** `first`: the arrow leads to the initial state. `any`: its transition can be taken from any state at the same level. */
  readonly kind: 'first' | 'any'
}

export interface ChartLayout {
  width: number
  height: number
  /** Parents before their children. */
  boxes: ChartBox[]
  arrows: ChartArrow[]
  dots: ChartDot[]
}

/** An arrow between two children of one state. */
interface Link {
  from: string
  to: string
  transitions: ChartTransition[]
}

/**
 * Places the states and transitions of a chart, level by level from the innermost states outwards: every state with children is
 * laid out separately and is then a single box in its parent. An arrow that crosses levels is drawn inside the closest common
 * ancestor of its ends, between the two boxes that contain the ends.
 */
export function layoutOf(chart: ChartState): ChartLayout {
  const parents = new Map(statesOf(chart).flatMap((state) => state.children.map((child) => [child.id, state.id] as const)))
  const links = linksByLevel(chart, parents)
  return placeState(chart, 0, false, links)
}

/** The arrows of each level, by the id of the parent of the states they connect. */
function linksByLevel(chart: ChartState, parents: ReadonlyMap<string, string>): Map<string, Link[]> {
  const levels = new Map<string, Link[]>()
  const pathOf = (id: string): string[] => {
    const parent = parents.get(id)
    return parent === undefined ? [id] : [...pathOf(parent), id]
  }
  for (const { transitions } of statesOf(chart)) {
    for (const transition of transitions) {
      if (isInner(transition)) continue
      const source = pathOf(transition.source)
      const target = pathOf(transition.target as string)
      // A transition from a state into one of its descendants can be taken from any state inside.
      const isInward = target.length > source.length && source.every((id, depth) => id === target[depth])
      let depth = 0
      while (depth < source.length - 1 && depth < target.length - 1 && source[depth + 1] === target[depth + 1]) depth += 1
      const level = source[depth] as string
      const from = isInward ? ANY : (source[depth + 1] as string)
      const to = target[depth + 1] as string
      const known = levels.get(level) ?? []
      levels.set(level, known)
      const link = known.find((other) => other.from === from && other.to === to)
      if (link) link.transitions.push(transition)
      else known.push({ from, to, transitions: [transition] })
    }
  }
  return levels
}

const ANY = '(any)'
const FIRST = '(first)'

function placeState(state: ChartState, depth: number, isRegion: boolean, links: ReadonlyMap<string, Link[]>): ChartLayout {
  const inner = innerLinesOf(state)
  const headWidth = Math.max(
    SMALLEST_STATE_PX,
    state.key.length * NAME_CHARACTER_PX + 2 * PADDING_PX,
    ...inner.map(({ text }) => text.length * LABEL_CHARACTER_PX + 2 * PADDING_PX),
  )
  const headHeight = HEAD_PX + (inner.length > 0 ? inner.length * LINE_PX + 4 : 0)
  const parts = state.children.map((child) => ({ child, part: placeState(child, depth + 1, state.type === 'parallel', links) }))
  const body = state.type === 'parallel' ? joinRegions(parts.map(({ part }) => part)) : arrange(state, parts, links.get(state.id) ?? [])
  const isLeaf = parts.length === 0
  const width = Math.max(headWidth, isLeaf ? 0 : body.width + 2 * PADDING_PX)
  const height = headHeight + (isLeaf ? 0 : body.height + PADDING_PX)
  const moved = move(body, (width - body.width) / 2, headHeight)
  return { ...moved, width, height, boxes: [{ state, x: 0, y: 0, width, height, depth, isRegion, inner }, ...moved.boxes] }
}

/** Places parallel regions side by side at equal height or, if that is too wide, below each other at equal width. */
function joinRegions(parts: readonly ChartLayout[]): ChartLayout {
  const inRow = parts.reduce((sum, { width }) => sum + width + REGION_GAP_PX, 0) <= WIDEST_ROW_PX
  const width = Math.max(...parts.map((part) => part.width))
  const height = Math.max(...parts.map((part) => part.height))
  const all: ChartLayout = {
    width: inRow ? -REGION_GAP_PX : width,
    height: inRow ? height : -REGION_GAP_PX,
    boxes: [],
    arrows: [],
    dots: [],
  }
  for (const part of parts) {
    const [own, ...others] = part.boxes as [ChartBox, ...ChartBox[]]
    const x = inRow ? all.width + REGION_GAP_PX : 0
    const y = inRow ? 0 : all.height + REGION_GAP_PX
    const size = inRow ? { width: part.width, height } : { width, height: part.height }
    const inside = move({ ...part, boxes: others }, x + (size.width - part.width) / 2, y)
    all.boxes.push({ ...own, x, y, ...size }, ...inside.boxes)
    all.arrows.push(...inside.arrows)
    all.dots.push(...inside.dots)
    if (inRow) all.width = x + size.width
    else all.height = y + size.height
  }
  return all
}

function arrange(state: ChartState, parts: readonly { child: ChartState; part: ChartLayout }[], links: readonly Link[]): ChartLayout {
  const all: ChartLayout = { width: 0, height: 0, boxes: [], arrows: [], dots: [] }
  if (parts.length === 0) return all
  const graph = new graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 30, edgesep: 18, ranksep: 26, marginx: 2, marginy: 2 })
  for (const { child, part } of parts) graph.setNode(child.id, { width: part.width, height: part.height })
  const dots: ChartDot['kind'][] = []
  if (state.initial !== undefined) {
    graph.setNode(FIRST, { width: DOT_PX, height: DOT_PX })
    graph.setEdge(FIRST, state.initial, { width: 0, height: 0, lines: [] }, FIRST)
    dots.push('first')
  }
  if (links.some(({ from }) => from === ANY)) {
    graph.setNode(ANY, { width: DOT_PX, height: DOT_PX })
    dots.push('any')
  }
  for (const { from, to, transitions } of links) {
    const lines = transitions.map(lineOf)
    const longest = Math.max(...lines.map(({ text }) => text.length))
    graph.setEdge(
      from,
      to,
      { width: longest * LABEL_CHARACTER_PX + 10, height: lines.length * LINE_PX, labelpos: 'c', lines },
      `${from} ${to}`,
    )
  }
  layout(graph)

  for (const { child, part } of parts) {
    const { x, y } = graph.node(child.id) as ChartPoint
    const moved = move(part, x - part.width / 2, y - part.height / 2)
    all.boxes.push(...moved.boxes)
    all.arrows.push(...moved.arrows)
    all.dots.push(...moved.dots)
  }
  for (const kind of dots) {
    const { x, y } = graph.node(kind === 'first' ? FIRST : ANY) as ChartPoint
    all.dots.push({ key: `${state.id} ${kind}`, kind, x, y })
  }
  for (const edge of graph.edges()) {
    const { points, lines, x, y } = graph.edge(edge) as { points: ChartPoint[]; lines: ChartLine[]; x?: number; y?: number }
    all.arrows.push({ points: points.map((point) => ({ x: point.x, y: point.y })), lines, label: { x: x ?? 0, y: y ?? 0 } })
  }
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return { ...all, width, height }
}

function move(part: ChartLayout, byX: number, byY: number): ChartLayout {
  const moved = <P extends ChartPoint>(point: P): P => ({ ...point, x: point.x + byX, y: point.y + byY })
  return {
    ...part,
    boxes: part.boxes.map(moved),
    dots: part.dots.map(moved),
    arrows: part.arrows.map(({ points, lines, label }) => ({ points: points.map(moved), lines, label: moved(label) })),
  }
}
