import type { SnapshotFrom } from 'xstate'
import { isButtonPressed } from '../common/holds.ts'
import { funnelFigures, funnelRevenueEuro } from './funnel-figures.ts'
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
    paused: isButtonPressed(snapshot),
    visitors: scenario.visitors,
    figures: funnelFigures(scenario),
    revenueEuro: funnelRevenueEuro(scenario),
    /** The final numbers after a change, for the status to announce. */
    told: { figures: funnelFigures(told), revenueEuro: funnelRevenueEuro(told) },
  } as const
}
