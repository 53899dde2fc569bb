import { describe, expect, it } from 'vitest'
import { classicDayMachine } from '#machines/classic-day/classic-day.machine.ts'
import { classicDayView } from '#machines/classic-day/classic-day.view.ts'
import { startMachine } from '../support.ts'

const start = (lastDay = 90) => startMachine(classicDayMachine, classicDayView, { lastDay })

describe('classic-day', () => {
  it('travels from day 1 and arrives on day 90', () => {
    const { send, view } = start()

    expect(view()).toEqual({ state: 'waiting', day: 0, wayRatio: 0 })
    send({ type: 'day.passed', day: 1 })
    expect(view()).toEqual({ state: 'travelling', day: 1, wayRatio: 1 / 90 })
    send({ type: 'day.passed', day: 45 })
    expect(view()).toEqual({ state: 'travelling', day: 45, wayRatio: 0.5 })
    send({ type: 'day.passed', day: 89 })
    expect(view().state).toBe('travelling')
    send({ type: 'day.passed', day: 90 })
    expect(view()).toEqual({ state: 'arrived', day: 90, wayRatio: 1 })
  })

  it('arrives on the last day of a shorter project', () => {
    const { send, view } = start(30)

    send({ type: 'day.passed', day: 29 })
    expect(view()).toEqual({ state: 'travelling', day: 29, wayRatio: 29 / 30 })
    send({ type: 'day.passed', day: 90 })
    expect(view()).toEqual({ state: 'arrived', day: 30, wayRatio: 1 })
  })

  it('clamps its input to whole days from 0 to 90', () => {
    const { send, view } = start()

    send({ type: 'day.passed', day: 41.7 })
    expect(view().day).toBe(41)
    send({ type: 'day.passed', day: 200 })
    expect(view()).toEqual({ state: 'arrived', day: 90, wayRatio: 1 })
    send({ type: 'day.passed', day: -3 })
    expect(view()).toEqual({ state: 'waiting', day: 0, wayRatio: 0 })
  })
})
