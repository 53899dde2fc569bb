import type { SnapshotFrom } from 'xstate'
import { isButtonPressed } from '../common/holds.ts'
import type { funnelVisualizationMachine } from './funnel-visualization.machine.ts'

/** The chosen data set, the highlighted stage, and whether the pause button is pressed. */
export function funnelVisualizationView(snapshot: SnapshotFrom<typeof funnelVisualizationMachine>) {
  const { set, stage } = snapshot.context
  return { state: set, stage, paused: isButtonPressed(snapshot) }
}
