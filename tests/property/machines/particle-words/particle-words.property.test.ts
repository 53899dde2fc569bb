import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { particleWordsMachine } from '../../../../machines/particle-words/particle-words.machine.ts'
import type { ParticleWordsEvent } from '../../../../machines/particle-words/particle-words.machine.ts'
import { particleWordsView } from '../../../../machines/particle-words/particle-words.view.ts'
import {
  createHoldsModel,
  createTickModel,
  holdEvents,
  RELEASES,
  startMachine,
  stepsOf,
  testTimedBehaviour,
} from '../../../unit/machines/support.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const WORDS = ['KI', 'Tempo', 'Qualität', 'Persönlichkeit']
const start = () => startMachine(particleWordsMachine, particleWordsView, { ...textInputs['particle-words'], reducedMotion: false })
const events: fc.Arbitrary<ParticleWordsEvent> = fc.oneof(
  { arbitrary: holdEvents, weight: 12 },
  { arbitrary: fc.record({ type: fc.constant('word.selected' as const), index: fc.integer({ min: -2, max: 6 }) }), weight: 6 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 5_000 })

function createModel() {
  let index = 0
  let seconds = 0
  let reduced = false
  const holds = createHoldsModel()
  const isRunning = () => !reduced && !holds.isHeld()
  const ticks = createTickModel(1_000, isRunning, () => {
    seconds = (seconds + 1) % 3
    if (seconds === 0) index = (index + 1) % 4
  })
  return {
    advance: ticks.advance,
    send(event: ParticleWordsEvent) {
      const restarted = event.type === 'word.selected' && event.index >= 0 && event.index < 4
      holds.take(event)
      if (event.type === 'motion.reduced') reduced = true
      else if (restarted) {
        index = event.index
        seconds = 0
      }
      ticks.settle({ restarted })
    },
    view: () => ({ state: isRunning() ? ('showing' as const) : ('held' as const), word: WORDS[index] ?? '', index }),
  }
}

describe('particle words, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 13_000 } })

  it('always resume once all holds are released', () => {
    fc.assert(
      fc.property(fc.array(holdEvents, { maxLength: 20 }), (holds) => {
        const { engine, send, view } = start()
        holds.forEach(send)
        RELEASES.forEach(send)
        engine.advance(3_000)
        expect(view()).toEqual({ state: 'showing', word: 'Tempo', index: 1 })
      }),
    )
  })

  it('return to the first word after one round of any list', () => {
    const word = fc.string({ minLength: 1 })
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 9 }), (first, others) => {
        const { engine, view } = startMachine(particleWordsMachine, particleWordsView, {
          reducedMotion: false,
          words: [first, ...others],
        })
        engine.advance(others.length * 3_000)
        expect(view()).toMatchObject({ word: others.at(-1) ?? first, index: others.length })
        engine.advance(3_000)
        expect(view()).toMatchObject({ word: first, index: 0 })
      }),
    )
  })
})
