import type { SnapshotFrom } from 'xstate'
import { isPaused } from '../common/loop.ts'
import { FUNNEL_STAGES } from '../funnel-scenario/funnelFigures.ts'
import { stageAt } from './funnel-stages.machine.ts'
import type { funnelStagesMachine } from './funnel-stages.machine.ts'

/**
 * What the interactive funnel shows. `running` is true while the funnel is animated or the visitor adjusts it. If both happen at once,
 * `state` is 'animating'.
 */
export function funnelStagesView(snapshot: SnapshotFrom<typeof funnelStagesMachine>) {
  const stage = stageAt(snapshot.context.elapsedTicks)
  const animating = snapshot.matches({ highlight: 'animating' })
  const adjusting = snapshot.matches({ adjustment: 'adjusting' })
  const state = animating ? 'animating' : adjusting ? 'adjusting' : 'looping'
  return {
    state,
    stage,
    running: animating || adjusting,
    /** Whether the pause button is pressed. */
    paused: isPaused(snapshot),
    /** Attributes of the parts. */
    stages: FUNNEL_STAGES.map((_, index) => ({ 'data-part': 'stage', 'data-current': index === stage })),
    start: { 'data-part': 'start', 'aria-disabled': animating },
  } as const
}
