import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Actor } from 'xstate'
import type { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { funnelFiguresView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import type { funnelStagesMachine } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { funnelStagesView } from '#machines/funnel-stages/funnel-stages.view.ts'
import { prefersReducedMotion } from '#runtime/reducedMotion.ts'
import { whenLoaded } from '#runtime/whenLoaded.ts'
import type { FunnelFlow } from './funnelFlow.ts'

/**
 * Makes strokes travel from stage to stage while the funnel is running. During the animation they travel with the highlight; while the
 * number of visitors is being changed, they form a steady stream.
 *
 * The drawing code is loaded when first needed; until then, and with reduced motion, only the stages change.
 *
 * @param litWidth Width of a lit stroke of the stages, as a share of the distance between two strokes.
 */
export function useFunnelFlow(
  stages: Actor<typeof funnelStagesMachine>,
  scenario: Actor<typeof funnelScenarioMachine>,
  list: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  litWidth: number,
): void {
  useEffect(() => {
    if (prefersReducedMotion()) return
    let flow: FunnelFlow | undefined
    let end: (() => void) | undefined
    let before = { state: 'looping', stage: -1 }

    const begin = ({ createFunnelFlow }: typeof import('./funnelFlow.ts')) => {
      if (!list.current || !canvas.current) return
      flow = createFunnelFlow(list.current, canvas.current, litWidth)
      show()
      return flow.dispose
    }
    const show = () => {
      const { state, stage, running } = funnelStagesView(stages.getSnapshot())
      // If the drawing code fails to load, the stages still light up.
      if (running && !end) end = whenLoaded(import('./funnelFlow.ts'), begin)
      if (!flow) return
      const entered = state === 'animating' && (before.state !== 'animating' || before.stage !== stage)
      if (entered) flow.travel(stage)
      flow.stream(state === 'adjusting' ? funnelFiguresView(scenario.getSnapshot()).scenario.visitors : 0)
      before = { state, stage }
    }
    const subscription = stages.subscribe(show)
    return () => {
      subscription.unsubscribe()
      end?.()
    }
  }, [stages, scenario, list, canvas, litWidth])
}
