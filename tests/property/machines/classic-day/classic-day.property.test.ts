import * as fc from 'fast-check'
import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { classicDayMachine } from '../../../../machines/classic-day/classic-day.machine.ts'
import { classicDayView } from '../../../../machines/classic-day/classic-day.view.ts'
import { comparisonRaceMachine } from '../../../../machines/comparison-race/comparison-race.machine.ts'
import type { ComparisonRaceEvent } from '../../../../machines/comparison-race/comparison-race.machine.ts'
import { comparisonRaceView } from '../../../../machines/comparison-race/comparison-race.view.ts'
import { holdEvents, stepsOf } from '../../../unit/machines/support.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const events: fc.Arbitrary<ComparisonRaceEvent> = fc.oneof(
  { arbitrary: fc.constant({ type: 'section.seen' as const }), weight: 8 },
  { arbitrary: holdEvents, weight: 5 },
  { arbitrary: fc.constant({ type: 'pause.toggled' as const }), weight: 2 },
  { arbitrary: fc.constant({ type: 'replay.pressed' as const }), weight: 3 },
)

describe('classic-day, whatever the race does', () => {
  it('shows the day of its classic lane', () => {
    fc.assert(
      fc.property(stepsOf(events, { maxWaitMs: 20_000 }), (script) => {
        const engine = createSimulatedEngine()
        const race = createActor(comparisonRaceMachine, {
          clock: engine,
          input: { ...textInputs['comparison-race'], reducedMotion: false },
        })
        const day = createActor(classicDayMachine).start()
        race.on('day.passed', (event) => day.send(event))
        race.start()
        for (const { waitMs, event } of script) {
          engine.advance(waitMs)
          if (event !== null) race.send(event)
          expect(classicDayView(day.getSnapshot()).day).toBe(comparisonRaceView(race.getSnapshot()).traditional.day)
        }
      }),
    )
  })
})
