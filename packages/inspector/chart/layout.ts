import type { ChartState } from './model.ts'

// Heights of the chart's parts, in px. The styles of `.node` have the same.
const HEAD_PX = 28
const LINE_PX = 18
const GAP_PX = 6
/** Arrows that would need more lanes are not drawn. The text of a transition names its target. */
const MOST_LANES = 16

/** Where an arrow starts or ends: at a height, in a box of a depth. The machine's own depth is 0. */
export interface ChartPlace {
  readonly yPx: number
  readonly depth: number
}

export interface ChartArrow {
  /** The id of the transition. */
  readonly id: string
  readonly from: ChartPlace
  readonly to: ChartPlace
  /** In which lane beside the states it runs, from 0. Arrows to the same state share one. */
  readonly lane: number
}

/**
 * The arrows beside the states, which are boxes below and in one another.
 *
 * @param isOpen Whether the lines of a state are shown.
 */
export function arrowsOf(chart: ChartState, isOpen: (state: ChartState) => boolean): ChartArrow[] {
  const heads = new Map<string, ChartPlace>()
  const starts: { readonly id: string; readonly target: string; readonly from: ChartPlace }[] = []

  /** Returns the lower end of a state's box. */
  function place(state: ChartState, depth: number, topPx: number): number {
    heads.set(state.id, { yPx: topPx + HEAD_PX / 2, depth })
    let yPx = topPx + HEAD_PX
    for (const { id, target } of isOpen(state) ? state.lines : []) {
      if (target !== undefined) starts.push({ id, target, from: { yPx: yPx + LINE_PX / 2, depth } })
      yPx += LINE_PX
    }
    for (const child of state.children) yPx = place(child, depth + 1, yPx + GAP_PX)
    return yPx + (yPx > topPx + HEAD_PX ? GAP_PX : 0)
  }
  place(chart, 0, 0)

  const buses = [...new Set(starts.map(({ target }) => target))].map((target) => {
    const some = starts.filter((start) => start.target === target)
    const to = heads.get(target) as ChartPlace
    const heights = [to.yPx, ...some.map(({ from }) => from.yPx)]
    return { to, some, topPx: Math.min(...heights), endPx: Math.max(...heights) }
  })
  /** The lower end of what each lane has so far. */
  const lanes: (typeof buses)[] = Array.from({ length: MOST_LANES }, () => [])
  return buses
    .toSorted((one, other) => one.endPx - one.topPx - (other.endPx - other.topPx))
    .flatMap((bus) => {
      const lane = lanes.findIndex((others) => others.every(({ topPx, endPx }) => endPx < bus.topPx || topPx > bus.endPx))
      lanes[lane]?.push(bus)
      return lane < 0 ? [] : bus.some.map(({ id, from }) => ({ id, from, to: bus.to, lane }))
    })
}
