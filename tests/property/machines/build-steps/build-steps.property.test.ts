import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildStepsMachine } from '../../../../machines/build-steps/build-steps.machine.ts'
import type { BuildStepsEvent } from '../../../../machines/build-steps/build-steps.machine.ts'
import { buildStepsView } from '../../../../machines/build-steps/build-steps.view.ts'
import { createHoldsModel, createTickModel, holdEvents, startMachine, stepsOf, testTimedBehaviour } from '../../../unit/machines/support.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const start = () => startMachine(buildStepsMachine, buildStepsView, { ...textInputs['build-steps'], reducedMotion: false })
const events: fc.Arbitrary<BuildStepsEvent> = fc.oneof(
  { arbitrary: holdEvents, weight: 12 },
  { arbitrary: fc.constant({ type: 'replay.pressed' as const }), weight: 3 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 1_200 })

/** The steps as their first and last tenth of a second. */
const STEPS = [
  [0, 5],
  [5, 13],
  [13, 19],
  [19, 23],
  [23, 30],
] as const

function createModel() {
  let tenths = 0
  let reduced = false
  const holds = createHoldsModel()
  const ticks = createTickModel(
    100,
    () => tenths < 30 && !holds.isHeld(),
    () => void tenths++,
  )
  return {
    advance: ticks.advance,
    send(event: BuildStepsEvent) {
      holds.take(event)
      const restarted = event.type === 'replay.pressed' && !reduced
      if (event.type === 'motion.reduced') {
        reduced = true
        tenths = 30
      } else if (restarted) tenths = 0
      ticks.settle({ restarted })
    },
    view() {
      const done = tenths === 30
      return {
        state: done ? ('done' as const) : ('building' as const),
        step: done ? 4 : STEPS.findIndex(([, end]) => tenths < end),
        elapsedTenths: tenths,
        elapsedLabel: (tenths / 10).toFixed(1).replace('.', ','),
        stepProgress: STEPS.map(([from, end]) => (tenths <= from ? 0 : tenths >= end ? 1 : (tenths - from) / (end - from))),
        doneText: done ? 'Fertig in 3,0 Sekunden!' : '',
        readyText: done ? 'Ihre KI-Website ist bereit!' : '',
      }
    },
  }
}

describe('build steps, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 3_100 } })

  it('work on one step at a time: all before it are complete, all after it untouched', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), (ms) => {
        const { engine, view } = start()
        engine.advance(ms)
        const { step, stepProgress } = view()
        stepProgress.forEach((ratio, index) => {
          if (index < step) expect(ratio).toBe(1)
          if (index > step) expect(ratio).toBe(0)
        })
      }),
    )
  })
})
