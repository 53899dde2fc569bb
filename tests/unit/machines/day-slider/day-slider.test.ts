import { expect, it } from 'vitest'
import { daySliderMachine } from '#machines/day-slider/day-slider.machine.ts'
import { condensedView, dayAtShift, daySliderView } from '#machines/day-slider/day-slider.view.ts'
import { startMachine } from '../support.ts'

const RANGE = { firstDay: 3, lastDay: 90 }

function start(range = RANGE) {
  const started = startMachine(daySliderMachine, daySliderView, { ...range, reducedMotion: false })
  return { ...started, headline: () => condensedView(started.actor.getSnapshot()) }
}
const SLIDER = { min: 3, max: 90, step: 1, value: 90 }
const RESTING = { state: 'resting', day: 90, slider: SLIDER, savedDays: 0, positionRatio: 1, shiftRatio: 0 }

it('makes the line narrower and bolder with every whole day saved, from 90 to 3, and stays there', () => {
  const { after, headline, send, view } = start()

  expect(view()).toEqual(RESTING)
  expect(headline()).toEqual({ savedDays: 0, widthPercent: 125, weight: 400 })
  send({ type: 'handle.grabbed' })
  const moved = { day: 41, slider: { ...SLIDER, value: 41 }, savedDays: 49, positionRatio: 38 / 87, shiftRatio: 0 }
  after({ type: 'day.changed', day: 41.4 }, moved)
  expect(headline()).toEqual({ savedDays: 49, widthPercent: 96.8, weight: 569 })
  after({ type: 'day.changed', day: 91 }, { day: 90 })
  after({ type: 'day.changed', day: -20 }, { day: 3, savedDays: 87, positionRatio: 0 })
  expect(headline()).toEqual({ savedDays: 87, widthPercent: 75, weight: 700 })
  after(60_000, { day: 3 })
})

it('nudges its handle once to day 84 and back after the headline is typed, 420 ms each way, and stays at day 90', () => {
  const { after, engine, turns, view } = start()

  after({ type: 'intro.ended' }, { ...RESTING, state: 'nudging', shiftRatio: expect.closeTo(-6 / 87) })
  engine.advance(419)
  expect(dayAtShift(RANGE, view().shiftRatio)).toBeCloseTo(84)
  after(1, { ...RESTING, state: 'nudging' })
  turns(420, { state: 'nudging' }, RESTING)

  after({ type: 'intro.ended' }, RESTING)
})

it('does not nudge if it has already been moved or grabbed', () => {
  for (const event of [{ type: 'day.changed', day: 60 }, { type: 'handle.grabbed' }] as const) {
    const { after, send } = start()
    send(event)
    after({ type: 'intro.ended' }, { state: 'resting', shiftRatio: 0 })
  }
})

it('keeps to another range', () => {
  const { after, view } = start({ firstDay: 10, lastDay: 30 })

  expect(view()).toEqual({ ...RESTING, day: 30, slider: { min: 10, max: 30, step: 1, value: 30 } })
  after({ type: 'day.changed', day: 0 }, { day: 10, savedDays: 20, positionRatio: 0 })
})

it('nudges after a hold that prevented it has ended, stops its handle when held meanwhile, and can be moved then', () => {
  const { after, engine, send } = start()

  send({ type: 'hold.changed', reason: 'offscreen', held: true })
  after({ type: 'intro.ended' }, { state: 'resting' })
  after({ type: 'hold.changed', reason: 'offscreen', held: false }, { state: 'nudging' })
  engine.advance(100)
  after({ type: 'hold.changed', reason: 'site', held: true }, { state: 'resting', shiftRatio: 0 })
  after({ type: 'day.changed', day: 30 }, { state: 'resting', day: 30 })
})
