import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparisonRaceMachine, TICK_MS } from '#machines/comparison-race/comparison-race.machine.ts'
import type { ComparisonRaceEvent } from '#machines/comparison-race/comparison-race.machine.ts'
import { comparisonRaceView } from '#machines/comparison-race/comparison-race.view.ts'
import { createHoldsModel, createTickModel, holdEvents, startMachine, stepsOf } from '../../../unit/machines/support.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const events: fc.Arbitrary<ComparisonRaceEvent> = fc.oneof(
  { arbitrary: fc.constant({ type: 'section.seen' as const }), weight: 8 },
  { arbitrary: holdEvents, weight: 8 },
  { arbitrary: fc.constant({ type: 'pause.toggled' as const }), weight: 4 },
  { arbitrary: fc.constant({ type: 'replay.pressed' as const }), weight: 3 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)

/** The expected lanes. Calculated in tenths of a per cent, so that this model shares no arithmetic with the view. */
function lanesAt(ticks: number) {
  const traditional = Math.min(1_000, ticks * 5)
  const ai = Math.min(1_000, ticks * 80)
  return {
    traditional: { percent: traditional / 10, day: Math.trunc((traditional * 9) / 100) },
    ai: { percent: ai / 10, day: Math.trunc((ai * 3) / 1_000) },
    aiFinished: ticks >= 13,
  }
}

function createModel() {
  let state: 'waiting' | 'racing' | 'finished' = 'waiting'
  let count = 0
  let reduced = false
  const holds = createHoldsModel()
  const isRunning = () => state === 'racing' && !holds.isHeld()
  const ticks = createTickModel(TICK_MS, isRunning, () => {
    count += 1
    if (count === 200) state = 'finished'
  })
  return {
    advance: ticks.advance,
    send(event: ComparisonRaceEvent) {
      let restarted = false
      holds.take(event)
      if (event.type === 'motion.reduced') {
        reduced = true
        state = 'finished'
        count = 200
      } else if (event.type === 'replay.pressed' && state === 'finished' && !reduced) {
        restarted = true
        holds.resume()
        state = 'racing'
        count = 0
      } else if (event.type === 'section.seen' && state === 'waiting') state = 'racing'
      ticks.settle({ restarted })
    },
    view: () => ({ state, ...lanesAt(count), paused: holds.isPaused() }),
  }
}

it('the comparison race agrees with plain arithmetic in any order of events, with at most one timer', () => {
  fc.assert(
    fc.property(stepsOf(events, { maxWaitMs: 20_000 }), (script) => {
      const { engine, send, view } = startMachine(comparisonRaceMachine, comparisonRaceView, {
        ...textInputs['comparison-race'],
        reducedMotion: false,
      })
      const model = createModel()
      expect(view()).toMatchObject(model.view())
      for (const { waitMs, event } of script) {
        engine.advance(waitMs)
        model.advance(waitMs)
        expect(view()).toMatchObject(model.view())
        if (event === null) continue
        send(event)
        model.send(event)
        expect(view()).toMatchObject(model.view())
        expect(engine.pending().length).toBeLessThanOrEqual(1)
      }
    }),
  )
})
