import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heroRotationMachine } from '../../../../machines/hero-rotation/hero-rotation.machine.ts'
import type { HeroRotationEvent } from '../../../../machines/hero-rotation/hero-rotation.machine.ts'
import { heroRotationView } from '../../../../machines/hero-rotation/hero-rotation.view.ts'
import {
  createHoldsModel,
  createTickModel,
  holdEvents,
  play,
  RELEASES,
  startMachine,
  stepsOf,
  testTimedBehaviour,
} from '../../../unit/machines/support.ts'

const MODES = ['code', 'build', 'particles']
const start = () => startMachine(heroRotationMachine, heroRotationView, { modes: MODES, wide: true, reducedMotion: false })
const events: fc.Arbitrary<HeroRotationEvent> = fc.oneof(
  { arbitrary: holdEvents, weight: 6 },
  { arbitrary: fc.constant({ type: 'pause.toggled' as const }), weight: 4 },
  { arbitrary: fc.record({ type: fc.constant('tab.selected' as const), mode: fc.constantFrom(...MODES) }), weight: 4 },
  { arbitrary: fc.record({ type: fc.constant('viewport.changed' as const), wide: fc.boolean() }), weight: 4 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 12_000 })

function createModel() {
  let mode = 'code'
  let seconds = 0
  let wide = true
  let reduced = false
  const holds = createHoldsModel()
  const isRunning = () => wide && !reduced && !holds.isHeld()
  const ticks = createTickModel(1_000, isRunning, () => {
    seconds += 1
    if (seconds === 8) {
      seconds = 0
      mode = mode === 'code' ? 'build' : mode === 'build' ? 'particles' : 'code'
    }
  })
  return {
    advance: ticks.advance,
    send(event: HeroRotationEvent) {
      const restarted = event.type === 'tab.selected' && wide
      holds.take(event)
      if (event.type === 'viewport.changed') wide = event.wide
      if (event.type === 'motion.reduced') reduced = true
      if (event.type === 'tab.selected' && wide) mode = event.mode
      if (!wide) mode = 'code'
      if (!wide || restarted || reduced) seconds = 0
      ticks.settle({ restarted })
    },
    view: () => ({ state: mode, paused: holds.isPaused(), running: isRunning(), elapsedSeconds: seconds }),
  }
}

describe('hero rotation, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 25_000 } })

  it('always resumes once all holds are released on a wide screen', () => {
    const withoutReduction = events.filter(({ type }) => type !== 'motion.reduced')
    fc.assert(
      fc.property(stepsOf(withoutReduction, { maxWaitMs: 12_000 }), (script) => {
        const hero = start()
        const { engine, send, view } = hero
        play(hero, script)
        send({ type: 'viewport.changed', wide: true })
        RELEASES.forEach(send)
        const before = view().state
        expect(view()).toMatchObject({ paused: false, running: true })
        engine.advance(8_000)
        expect(view().state).not.toBe(before)
      }),
    )
  })
})
