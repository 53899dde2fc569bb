import { expect, it } from 'vitest'
import { daySliderMachine } from '#machines/day-slider/day-slider.machine.ts'
import { condensedView, dayAtShift, daySliderView } from '#machines/day-slider/day-slider.view.ts'
import { startMachine } from '../support.ts'

const RANGE = { firstDay: 3, lastDay: 90 }

function start({ reducedMotion = false, range = RANGE } = {}) {
  const started = startMachine(daySliderMachine, daySliderView, { ...range, reducedMotion })
  return { ...started, headline: () => condensedView(started.actor.getSnapshot()) }
}
const SLIDER = { min: 3, max: 90, step: 1, value: 90 }
const RESTING = { state: 'resting', day: 90, slider: SLIDER, savedDays: 0, positionRatio: 1, shiftRatio: 0 }

it('makes the line narrower and bolder with every whole day saved, from 90 to 3', () => {
  const { after, headline, send, view } = start()

  expect(view()).toEqual(RESTING)
  expect(headline()).toEqual({ savedDays: 0, widthPercent: 125, weight: 400 })
  send({ type: 'handle.grabbed' })
  after(
    { type: 'day.changed', day: 41.4 },
    {
      state: 'dragging',
      day: 41,
      slider: { ...SLIDER, value: 41 },
      savedDays: 49,
      positionRatio: 38 / 87,
      shiftRatio: 0,
    },
  )
  expect(headline()).toEqual({ savedDays: 49, widthPercent: 96.8, weight: 569 })
  after({ type: 'day.changed', day: 91 }, { day: 90 })
  after({ type: 'day.changed', day: -20 }, { day: 3, savedDays: 87, positionRatio: 0 })
  expect(headline()).toEqual({ savedDays: 87, widthPercent: 75, weight: 700 })
})

it('stays where it is held, and springs back within 420 ms of its release, if it has moved', () => {
  const { after, send, turns } = start()

  send({ type: 'handle.grabbed' })
  after({ type: 'handle.released' }, RESTING)
  send({ type: 'handle.grabbed' })
  send({ type: 'day.changed', day: 3 })
  after(60_000, { state: 'dragging', day: 3 })

  after({ type: 'handle.released' }, { state: 'springing', day: 3 })
  // After half the time, the slider has covered seven eighths of the distance.
  after(210, { day: 79 })
  turns(210, { state: 'springing' }, RESTING)
})

it('can be grabbed wherever it is on its way back', () => {
  const { after, engine, send } = start()

  send({ type: 'day.changed', day: 3 })
  send({ type: 'handle.released' })
  engine.advance(210)
  send({ type: 'handle.grabbed' })
  after(60_000, { state: 'dragging', day: 79 })
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

it('does not nudge if it has already been moved', () => {
  const { after, engine, send } = start()

  send({ type: 'day.changed', day: 60 })
  send({ type: 'handle.released' })
  engine.advance(420)
  after({ type: 'intro.ended' }, RESTING)
})

for (const reducedMotion of [true, false])
  it(`snaps to days 3, 45 and 90 and moves without animation ${reducedMotion ? 'with reduced motion' : 'while all motion is stopped'}`, () => {
    const { after, send, view } = start({ reducedMotion })
    if (!reducedMotion) send({ type: 'hold.changed', reason: 'site', held: true })

    after({ type: 'intro.ended' }, { ...RESTING, slider: { ...SLIDER, step: 43.5 } })

    send({ type: 'handle.grabbed' })
    const days = [89, 68, 67, 46.5, 25, 23, 3, 46.5, 90].map((day) => {
      send({ type: 'day.changed', day })
      return view().day
    })
    expect(days).toEqual([90, 90, 45, 45, 45, 3, 3, 45, 90])

    send({ type: 'day.changed', day: 3 })
    after({ type: 'handle.released' }, { ...RESTING, slider: { ...SLIDER, step: 43.5 } })
  })

it('keeps to another range, with its own stops', () => {
  const { send, view } = start({ range: { firstDay: 10, lastDay: 30 }, reducedMotion: true })

  expect(view()).toEqual({ ...RESTING, day: 30, slider: { min: 10, max: 30, step: 10, value: 30 } })
  const days = [31, 23, 22, 20, 13, 12, 0].map((day) => {
    send({ type: 'day.changed', day })
    return view().day
  })
  expect(days).toEqual([30, 30, 15, 15, 15, 10, 10])
  expect(view()).toMatchObject({ savedDays: 20, positionRatio: 0 })
})

it('nudges after a hold that prevented it has ended', () => {
  const { after, send } = start()

  send({ type: 'hold.changed', reason: 'offscreen', held: true })
  after({ type: 'intro.ended' }, { state: 'resting' })
  after({ type: 'hold.changed', reason: 'offscreen', held: false }, { state: 'nudging' })
})

it('returns to rest immediately when held or reduced while moving', () => {
  const { after, engine, send } = start()

  send({ type: 'intro.ended' })
  engine.advance(100)
  after({ type: 'hold.changed', reason: 'site', held: true }, { state: 'resting', shiftRatio: 0 })

  after({ type: 'hold.changed', reason: 'site', held: false }, RESTING)
  send({ type: 'day.changed', day: 30 })
  send({ type: 'handle.released' })
  engine.advance(100)
  after({ type: 'motion.reduced' }, { state: 'resting', day: 90 })
})
