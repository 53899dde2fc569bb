import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { funnelFigures, funnelRevenueEuro, normalizeScenario } from '#machines/funnel-scenario/funnelFigures.ts'
import type { FunnelStagesEvent } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { funnelStagesMachine } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { funnelStagesView } from '#machines/funnel-stages/funnel-stages.view.ts'
import { createHoldsModel, createTickModel, holdEvents, startMachine, stepsOf } from '../../../unit/machines/support.ts'
import { runs } from '../../../../engine/tests/seed.ts'

/** Arbitrary numbers, those of valid scenarios included. */
const numbers = fc.oneof(fc.integer({ min: -10, max: 12_000 }), fc.double())
const scenarios = fc.record({
  visitors: numbers,
  interestPermille: numbers,
  leadPermille: numbers,
  customerPermille: numbers,
  valueEuro: numbers,
})

const events: fc.Arbitrary<FunnelStagesEvent> = fc.oneof(
  { weight: 3, arbitrary: holdEvents },
  {
    weight: 4,
    arbitrary: fc.constantFrom<FunnelStagesEvent>({ type: 'start.pressed' }, { type: 'pause.toggled' }, { type: 'slider.moved' }),
  },
)
it('the figures of a funnel are rounded down exactly and never rise from stage to stage, whatever the numbers', () => {
  fc.assert(
    fc.property(scenarios, (given) => {
      const scenario = normalizeScenario(given)
      const exact = [1_000, scenario.interestPermille, scenario.leadPermille, scenario.customerPermille].map((permille) =>
        Number((BigInt(scenario.visitors) * BigInt(permille)) / 1_000n),
      )

      expect(funnelFigures(scenario)).toEqual(exact)
      expect(exact.toSorted((one, other) => other - one)).toEqual(exact)
      expect(normalizeScenario(scenario)).toEqual(scenario)
      expect(funnelRevenueEuro(scenario)).toBe((exact[3] ?? 0) * scenario.valueEuro)
    }),
    { numRuns: runs(150) },
  )
})

it('the interactive funnel loops, holds, animates and adjusts in agreement with plain arithmetic', () => {
  fc.assert(
    fc.property(stepsOf(events, { maxWaitMs: 5_000, maxLength: 30 }), (script) => {
      const { engine, send, view } = startMachine(funnelStagesMachine, funnelStagesView, { reducedMotion: false })
      let stage = 0
      let ticks = 0
      let animatedMs: number | null = null
      let adjustedMs = Infinity
      const holds = createHoldsModel()
      const loop = createTickModel(
        1_000,
        () => !holds.isHeld() && animatedMs === null,
        () => {
          ticks = (ticks + 1) % 3
          if (ticks === 0) stage = (stage + 1) % 4
        },
      )
      for (const { waitMs, event } of script) {
        engine.advance(waitMs)
        adjustedMs += waitMs
        if (animatedMs === null) loop.advance(waitMs)
        else {
          const untilDoneMs = Math.max(0, 3_200 - animatedMs)
          animatedMs += waitMs
          stage = Math.min(3, Math.floor(animatedMs / 800))
          if (animatedMs >= 3_200) {
            animatedMs = null
            loop.settle({ restarted: true })
            loop.advance(waitMs - untilDoneMs)
          }
        }

        if (event !== null) {
          send(event)
          if (event.type === 'slider.moved') adjustedMs = 0
          if (event.type === 'start.pressed' && animatedMs === null) [animatedMs, stage, ticks] = [0, 0, 0]
          holds.take(event)
          loop.settle()
        }

        const state = animatedMs !== null ? 'animating' : adjustedMs < 1_000 ? 'adjusting' : 'looping'
        expect(view()).toMatchObject({ state, stage, running: state !== 'looping', paused: holds.isPaused() })
      }
    }),
    { numRuns: runs(60) },
  )
})
