import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trueScaleMachine } from '../../../../machines/true-scale/true-scale.machine.ts'
import type { TrueScaleEvent } from '../../../../machines/true-scale/true-scale.machine.ts'
import { trueScaleView } from '../../../../machines/true-scale/true-scale.view.ts'
import {
  createHoldsModel,
  createTickModel,
  holdEvents,
  play,
  startMachine,
  stepsOf,
  testTimedBehaviour,
} from '../../../unit/machines/support.ts'

/** The view without the exact positions of the days, which the unit tests check. */
const rough = (snapshot: Parameters<typeof trueScaleView>[0]) => {
  const { state, wordsRatio, days } = trueScaleView(snapshot)
  return { state, wordsRatio, allThere: days.every(({ fallRatio }) => fallRatio === 1) }
}
const start = () => startMachine(trueScaleMachine, rough, { reducedMotion: false })
const startWhole = () => startMachine(trueScaleMachine, trueScaleView, { reducedMotion: false })

function startBuilt() {
  const scale = start()
  scale.send({ type: 'days.built' })
  return scale
}

const events: fc.Arbitrary<TrueScaleEvent> = fc.oneof(
  { arbitrary: fc.constant({ type: 'days.built' as const }), weight: 8 },
  { arbitrary: holdEvents, weight: 6 },
  { arbitrary: fc.constant({ type: 'race.restarted' as const }), weight: 3 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 900 })

/** The last tick of each phase, counted from the first phase. */
const ENDS = [
  { phase: 'resting', tick: 50 },
  { phase: 'fading', tick: 62 },
  { phase: 'dropping', tick: 142 },
  { phase: 'measuring', tick: 184 },
] as const

function createModel() {
  /** Ticks since the days were built; undefined while they are not, `184` at the end. */
  let count: number | undefined
  let reduced = false
  const holds = createHoldsModel()
  const phase = () => (count === undefined ? 'apart' : (ENDS.find(({ tick }) => (count as number) < tick)?.phase ?? 'joined'))
  const isRunning = () => count !== undefined && count < 184 && !reduced && !holds.isHeld()
  const ticks = createTickModel(10, isRunning, () => (count = (count as number) + 1))
  return {
    advance: ticks.advance,
    send(event: TrueScaleEvent) {
      holds.take(event)
      let restarted = false
      if (event.type === 'motion.reduced') {
        reduced = true
        count = 184
      } else if (event.type === 'race.restarted' && !reduced) count = undefined
      else if (event.type === 'days.built' && count === undefined) {
        count = 0
        restarted = true
      }
      ticks.settle({ restarted })
    },
    view: () => ({
      state: phase(),
      wordsRatio: count === undefined ? 1 : Math.round(Math.min(1, Math.max(0, (62 - count) / 12)) * 1000) / 1000,
      allThere: (count ?? 0) >= 142,
    }),
  }
}

describe('true-scale, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 2_000, start: startBuilt } })

  it('never moves a day back unless the race restarts', () => {
    const onward = events.filter(({ type }) => type !== 'race.restarted')
    fc.assert(
      fc.property(stepsOf(onward, { maxWaitMs: 900 }), (script) => {
        const scale = startWhole()
        play(scale, script)
        scale.trace.forEach(({ view }, index) => {
          const before = scale.trace[Math.max(0, index - 1)]?.view ?? view
          view.days.forEach((day, place) => {
            expect(day.narrowRatio).toBeGreaterThanOrEqual(before.days[place]?.narrowRatio ?? 0)
            expect(day.fallRatio).toBeGreaterThanOrEqual(before.days[place]?.fallRatio ?? 0)
          })
          expect(view.bracketRatio).toBeGreaterThanOrEqual(before.bracketRatio)
        })
      }),
    )
  })
})
