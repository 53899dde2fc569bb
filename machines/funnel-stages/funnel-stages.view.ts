import type { SnapshotFrom } from 'xstate'
import { isPaused } from '../common/loop.ts'
import { FUNNEL_STAGES, VISITORS_MAX, VISITORS_MIN, VISITORS_STEP, funnelFigures, funnelRevenueEuro } from './funnel-figures.ts'
import type { funnelStagesMachine } from './funnel-stages.machine.ts'

/**
 * What the interactive funnel shows. `running` is true while the funnel is animated or the visitor adjusts it. If both happen at once,
 * `state` is 'animating'.
 */
export function funnelStagesView(snapshot: SnapshotFrom<typeof funnelStagesMachine>) {
  const { stage, scenario, told } = snapshot.context
  const animating = snapshot.matches({ highlight: 'animating' })
  const adjusting = snapshot.matches({ adjustment: 'adjusting' })
  const state = animating ? 'animating' : adjusting ? 'adjusting' : 'looping'
  return {
    state,
    stage,
    running: animating || adjusting,
    /** Whether the pause button is pressed. */
    paused: isPaused(snapshot),
    visitors: scenario.visitors,
    figures: funnelFigures(scenario),
    revenueEuro: funnelRevenueEuro(scenario),
    /** The final numbers after a change, for the status to announce. */
    told: { figures: funnelFigures(told), revenueEuro: funnelRevenueEuro(told) },
    /** Attributes of the parts. */
    stages: FUNNEL_STAGES.map((_, index) => ({ 'data-part': 'stage', 'data-current': index === stage })),
    slider: { min: VISITORS_MIN, max: VISITORS_MAX, step: VISITORS_STEP, value: scenario.visitors },
    start: { 'data-part': 'start', 'aria-disabled': animating },
  } as const
}
