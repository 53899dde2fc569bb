import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daySliderMachine } from '../../../../machines/day-slider/day-slider.machine.ts'
import type { DaySliderEvent } from '../../../../machines/day-slider/day-slider.machine.ts'
import { daySliderView } from '../../../../machines/day-slider/day-slider.view.ts'
import { assertCutsDoNotMatter, holdEvents, play, RELEASES, startMachine, stepsOf } from '../../../unit/machines/support.ts'

const start = () => startMachine(daySliderMachine, daySliderView, { reducedMotion: false })
const events: fc.Arbitrary<DaySliderEvent> = fc.oneof(
  fc.constantFrom<DaySliderEvent>({ type: 'intro.ended' }, { type: 'handle.grabbed' }, { type: 'handle.released' }),
  fc.record({ type: fc.constant('day.changed' as const), day: fc.double({ min: -200, max: 200, noNaN: true }) }),
  holdEvents,
)
const steps = stepsOf(events, { maxWaitMs: 600 })

describe('day-slider, in any order', () => {
  it('ends in the same view, however the same time is split', () => {
    assertCutsDoNotMatter(start, steps)
  })

  it('shows whole days from 3 to 90, and font widths and weights that match them', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const slider = start()
        play(slider, script)
        for (const { view } of slider.trace) {
          expect(view.day % 1).toBe(0)
          expect(view.day).toBeGreaterThanOrEqual(3)
          expect(view.day).toBeLessThanOrEqual(90)
          expect(view.savedDays).toBe(90 - view.day)
          expect(view.widthPercent).toBeCloseTo(75 + ((view.day - 3) * 50) / 87, 0)
          expect(view.weight).toBeCloseTo(700 - ((view.day - 3) * 300) / 87, -1)
          if (view.state === 'resting') expect(view.day).toBe(90)
        }
      }),
    )
  })

  it('is back at day 90 within 1.3 s of the last release, without a pending timer', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const slider = start()
        play(slider, script)
        for (const release of RELEASES) slider.send(release)
        slider.send({ type: 'handle.released' })
        // The way back, and a delayed nudge there and back.
        slider.engine.advance(3 * 420)
        expect(slider.view()).toMatchObject({ state: 'resting', day: 90, stepDays: 1 })
        expect(slider.engine.pending()).toEqual([])
      }),
    )
  })
})
