import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typewriterMachine } from '../../../../machines/typewriter/typewriter.machine.ts'
import type { TypewriterEvent } from '../../../../machines/typewriter/typewriter.machine.ts'
import { typewriterView } from '../../../../machines/typewriter/typewriter.view.ts'
import { createHoldsModel, createTickModel, holdEvents, startMachine, stepsOf, testTimedBehaviour } from '../../../unit/machines/support.ts'

const CHARACTERS = 35
const start = () => startMachine(typewriterMachine, typewriterView, { characterCount: CHARACTERS, reducedMotion: false })
const events: fc.Arbitrary<TypewriterEvent> = fc.oneof(
  { arbitrary: holdEvents, weight: 12 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 700 })

function createModel() {
  let typed = 0
  const holds = createHoldsModel()
  const ticks = createTickModel(
    100,
    () => typed < CHARACTERS && !holds.isHeld(),
    () => void typed++,
  )
  return {
    advance: ticks.advance,
    send(event: TypewriterEvent) {
      holds.take(event)
      if (event.type === 'motion.reduced') typed = CHARACTERS
      ticks.settle()
    },
    view: () => ({ state: typed === CHARACTERS ? ('done' as const) : ('typing' as const), typed }),
  }
}

describe('typewriter, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 3_600 } })

  it('takes 100 ms per character for a text of any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (characterCount) => {
        const { engine, view } = startMachine(typewriterMachine, typewriterView, { characterCount, reducedMotion: false })
        engine.advance(characterCount * 100 - 1)
        expect(view()).toEqual({ state: 'typing', typed: characterCount - 1 })
        engine.advance(1)
        expect(view()).toEqual({ state: 'done', typed: characterCount })
      }),
    )
  })
})
