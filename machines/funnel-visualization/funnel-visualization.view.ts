import type { SnapshotFrom } from 'xstate'
import { isPaused } from '../common/loop.ts'
import { FUNNEL_STAGES } from '../funnel-scenario/funnelFigures.ts'
import { VISUALIZATION_TICKS_PER_STAGE } from './funnel-visualization.machine.ts'
import type { funnelVisualizationMachine } from './funnel-visualization.machine.ts'

/** The chosen data set, the highlighted stage with the attributes of all stages, and whether the pause button is pressed. */
export function funnelVisualizationView(snapshot: SnapshotFrom<typeof funnelVisualizationMachine>) {
  const stage = Math.floor(snapshot.context.elapsedTicks / VISUALIZATION_TICKS_PER_STAGE) % FUNNEL_STAGES.length
  return {
    state: snapshot.value.dataSet,
    stage,
    stages: FUNNEL_STAGES.map((_, index) => ({ 'data-part': 'stage', 'data-current': index === stage })),
    paused: isPaused(snapshot),
  }
}
