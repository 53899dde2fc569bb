import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeRevealMachine } from '../../../../machines/code-reveal/code-reveal.machine.ts'
import type { CodeRevealEvent } from '../../../../machines/code-reveal/code-reveal.machine.ts'
import { codeRevealView } from '../../../../machines/code-reveal/code-reveal.view.ts'
import { createHoldsModel, createTickModel, holdEvents, startMachine, stepsOf, testTimedBehaviour } from '../../../unit/machines/support.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const start = () => startMachine(codeRevealMachine, codeRevealView, { ...textInputs['code-reveal'], reducedMotion: false })
const events: fc.Arbitrary<CodeRevealEvent> = fc.oneof(
  { arbitrary: holdEvents, weight: 12 },
  { arbitrary: fc.constant({ type: 'replay.pressed' as const }), weight: 3 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 1_500 })

function createModel() {
  let lines = 0
  let reduced = false
  const holds = createHoldsModel()
  const ticks = createTickModel(
    150,
    () => lines < 26 && !holds.isHeld(),
    () => void lines++,
  )
  return {
    advance: ticks.advance,
    send(event: CodeRevealEvent) {
      holds.take(event)
      const restarted = event.type === 'replay.pressed' && !reduced
      if (event.type === 'motion.reduced') {
        reduced = true
        lines = 26
      } else if (restarted) lines = 0
      ticks.settle({ restarted })
    },
    view: () => ({
      state: lines === 26 ? ('done' as const) : ('revealing' as const),
      visibleLines: lines,
      doneText: lines === 26 ? 'Website komplett generiert!' : '',
    }),
  }
}

describe('code reveal, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 4_000 } })

  it('takes 150 ms per line for a page of any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (lineCount) => {
        const { engine, view } = startMachine(codeRevealMachine, codeRevealView, {
          ...textInputs['code-reveal'],
          reducedMotion: false,
          lineCount,
        })
        engine.advance(lineCount * 150 - 1)
        expect(view()).toMatchObject({ state: 'revealing', visibleLines: lineCount - 1 })
        engine.advance(1)
        expect(view()).toMatchObject({ state: 'done', visibleLines: lineCount })
      }),
    )
  })
})
