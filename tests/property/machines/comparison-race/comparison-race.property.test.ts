import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisonRaceMachine } from '../../../../machines/comparison-race/comparison-race.machine.ts'
import type { ComparisonRaceEvent } from '../../../../machines/comparison-race/comparison-race.machine.ts'
import { comparisonRaceView } from '../../../../machines/comparison-race/comparison-race.view.ts'
import {
  createHoldsModel,
  createTickModel,
  holdEvents,
  play,
  startMachine,
  stepsOf,
  testTimedBehaviour,
} from '../../../unit/machines/support.ts'
import { runs } from '../../seed.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const start = () => startMachine(comparisonRaceMachine, comparisonRaceView, { ...textInputs['comparison-race'], reducedMotion: false })

function startSeen() {
  const race = start()
  race.send({ type: 'section.seen' })
  return race
}

const events: fc.Arbitrary<ComparisonRaceEvent> = fc.oneof(
  { arbitrary: fc.constant({ type: 'section.seen' as const }), weight: 8 },
  { arbitrary: holdEvents, weight: 8 },
  { arbitrary: fc.constant({ type: 'pause.toggled' as const }), weight: 4 },
  { arbitrary: fc.constant({ type: 'replay.pressed' as const }), weight: 3 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 20_000 })

/** Calculates in tenths of a per cent and of a day, so that it shares no arithmetic with the view. */
function lanesAt(ticks: number) {
  const traditional = Math.min(1_000, ticks * 5)
  const ai = Math.min(1_000, ticks * 80)
  const aiDay = Math.trunc((ai * 3) / 1_000)
  return {
    traditional: {
      percent: traditional / 10,
      day: Math.trunc((traditional * 9) / 100),
      status:
        traditional >= 850
          ? 'Fast fertig'
          : traditional >= 600
            ? 'Tests und Fehlerbehebung'
            : traditional >= 300
              ? 'Design und Entwicklung'
              : 'Planung',
    },
    ai: {
      percent: ai / 10,
      day: aiDay,
      status:
        aiDay === 3
          ? 'Fertig. Ihre Website ist online.'
          : aiDay === 2
            ? 'Optimiert die Leistung'
            : aiDay === 1
              ? 'Generiert Code und Design'
              : 'Analysiert Anforderungen',
    },
    aiFinished: ticks >= 13,
  }
}

function createModel() {
  let state: 'waiting' | 'racing' | 'finished' = 'waiting'
  let count = 0
  let reduced = false
  const holds = createHoldsModel()
  const isRunning = () => state === 'racing' && !holds.isHeld()
  const ticks = createTickModel(200, isRunning, () => {
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
      } else if (event.type === 'replay.pressed' && state !== 'waiting' && !reduced) {
        restarted = true
        holds.unpause()
        state = 'racing'
        count = 0
      } else if (event.type === 'section.seen' && state === 'waiting') state = 'racing'
      ticks.settle({ restarted })
    },
    view: () => ({ state, ...lanesAt(count), paused: holds.isPaused(), running: isRunning() }),
  }
}

describe('comparison race, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 41_000, start: startSeen } })

  it('ends at exactly 40,000 ms in frames of any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 500 }), (frameMs) => {
        const { engine, trace } = startSeen()
        while (engine.now() < 41_000) engine.advance(frameMs)
        const finish = trace.find(({ view }) => view.state === 'finished')
        const aiFinish = trace.find(({ view }) => view.aiFinished)
        expect(finish?.atMs).toBe(40_000)
        expect(aiFinish?.atMs).toBe(2_600)
        expect(trace.filter(({ view }) => view.state === 'racing')).toHaveLength(200)
      }),
      { numRuns: runs(12) },
    )
  })

  it('ends at exactly 40,000 ms at 60 frames a second', () => {
    const { engine, trace } = startSeen()
    for (let frame = 0; frame < 41 * 60; frame += 1) engine.advance(1_000 / 60)
    expect(trace.find(({ view }) => view.state === 'finished')?.atMs).toBe(40_000)
  })

  it('never moves a lane backwards or lets the slow lane overtake, unless replayed', () => {
    const withoutReplay = events.filter(({ type }) => type !== 'replay.pressed')
    fc.assert(
      fc.property(stepsOf(withoutReplay, { maxWaitMs: 20_000 }), (script) => {
        const race = startSeen()
        play(race, script)
        race.trace.forEach(({ view }, index) => {
          const before = race.trace[Math.max(0, index - 1)]?.view ?? view
          expect(view.traditional.percent).toBeGreaterThanOrEqual(before.traditional.percent)
          expect(view.ai.percent).toBeGreaterThanOrEqual(before.ai.percent)
          expect(view.ai.percent).toBeGreaterThanOrEqual(view.traditional.percent)
        })
      }),
    )
  })
})
