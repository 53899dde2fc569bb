import { describe, expect, it } from 'vitest'
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

describe('day-slider', () => {
  it('makes the line narrower and bolder with every whole day saved, from 90 to 3', () => {
    const { send, view, headline } = start()

    expect(view()).toEqual(RESTING)
    expect(headline()).toEqual({ savedDays: 0, widthPercent: 125, weight: 400 })
    send({ type: 'handle.grabbed' })
    send({ type: 'day.changed', day: 41.4 })
    expect(view()).toEqual({
      state: 'dragging',
      day: 41,
      slider: { ...SLIDER, value: 41 },
      savedDays: 49,
      positionRatio: 38 / 87,
      shiftRatio: 0,
    })
    expect(headline()).toEqual({ savedDays: 49, widthPercent: 96.8, weight: 569 })
    send({ type: 'day.changed', day: 91 })
    expect(view().day).toBe(90)
    send({ type: 'day.changed', day: -20 })
    expect(view()).toMatchObject({ day: 3, savedDays: 87, positionRatio: 0 })
    expect(headline()).toEqual({ savedDays: 87, widthPercent: 75, weight: 700 })
  })

  it('stays where it is held, and springs back within 420 ms of its release', () => {
    const { engine, send, turns, view } = start()

    send({ type: 'handle.grabbed' })
    send({ type: 'day.changed', day: 3 })
    engine.advance(60_000)
    expect(view()).toMatchObject({ state: 'dragging', day: 3 })

    send({ type: 'handle.released' })
    expect(view()).toMatchObject({ state: 'springing', day: 3 })
    // After half the time, the slider has covered seven eighths of the distance.
    engine.advance(210)
    expect(view().day).toBe(79)
    turns(210, { state: 'springing' }, RESTING)
  })

  it('rests immediately when released without having moved', () => {
    const { send, view } = start()

    send({ type: 'handle.grabbed' })
    send({ type: 'handle.released' })
    expect(view()).toEqual(RESTING)
  })

  it('can be grabbed wherever it is on its way back', () => {
    const { engine, send, view } = start()

    send({ type: 'day.changed', day: 3 })
    send({ type: 'handle.released' })
    engine.advance(210)
    send({ type: 'handle.grabbed' })
    engine.advance(60_000)
    expect(view()).toMatchObject({ state: 'dragging', day: 79 })
  })

  it('nudges its handle once to day 84 and back after the headline is typed, 420 ms each way, and stays at day 90', () => {
    const { engine, send, turns, view } = start()

    send({ type: 'intro.ended' })
    expect(view()).toEqual({ ...RESTING, state: 'nudging', shiftRatio: expect.closeTo(-6 / 87) })
    engine.advance(419)
    expect(dayAtShift(RANGE, view().shiftRatio)).toBeCloseTo(84)
    engine.advance(1)
    expect(view()).toEqual({ ...RESTING, state: 'nudging' })
    turns(420, { state: 'nudging' }, RESTING)

    send({ type: 'intro.ended' })
    expect(view()).toEqual(RESTING)
  })

  it('does not nudge if it has already been moved', () => {
    const { engine, send, view } = start()

    send({ type: 'day.changed', day: 60 })
    send({ type: 'handle.released' })
    engine.advance(420)
    send({ type: 'intro.ended' })
    expect(view()).toEqual(RESTING)
  })

  for (const reducedMotion of [true, false])
    it(`snaps to days 3, 45 and 90 and moves without animation ${reducedMotion ? 'with reduced motion' : 'while all motion is stopped'}`, () => {
      const { send, view } = start({ reducedMotion })
      if (!reducedMotion) send({ type: 'hold.changed', reason: 'site', held: true })

      send({ type: 'intro.ended' })
      expect(view()).toEqual({ ...RESTING, slider: { ...SLIDER, step: 43.5 } })

      send({ type: 'handle.grabbed' })
      const days = [89, 68, 67, 46.5, 25, 23, 3, 46.5, 90].map((day) => {
        send({ type: 'day.changed', day })
        return view().day
      })
      expect(days).toEqual([90, 90, 45, 45, 45, 3, 3, 45, 90])

      send({ type: 'day.changed', day: 3 })
      send({ type: 'handle.released' })
      expect(view()).toEqual({ ...RESTING, slider: { ...SLIDER, step: 43.5 } })
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
    const { send, view } = start()

    send({ type: 'hold.changed', reason: 'offscreen', held: true })
    send({ type: 'intro.ended' })
    expect(view().state).toBe('resting')
    send({ type: 'hold.changed', reason: 'offscreen', held: false })
    expect(view().state).toBe('nudging')
  })

  it('returns to rest immediately when held or reduced while moving', () => {
    const { engine, send, view } = start()

    send({ type: 'intro.ended' })
    engine.advance(100)
    send({ type: 'hold.changed', reason: 'site', held: true })
    expect(view()).toMatchObject({ state: 'resting', shiftRatio: 0 })

    send({ type: 'hold.changed', reason: 'site', held: false })
    expect(view()).toEqual(RESTING)
    send({ type: 'day.changed', day: 30 })
    send({ type: 'handle.released' })
    engine.advance(100)
    send({ type: 'motion.reduced' })
    expect(view()).toMatchObject({ state: 'resting', day: 90 })
  })
})
