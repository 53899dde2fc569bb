import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { classicDayMachine } from '../../../../machines/classic-day/classic-day.machine.ts'
import { classicDayView } from '../../../../machines/classic-day/classic-day.view.ts'
import { comparisonRaceMachine } from '../../../../machines/comparison-race/comparison-race.machine.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const start = () => startMachine(classicDayMachine, classicDayView, undefined)

describe('classic-day', () => {
  it('waits until the race has begun, without a timer', () => {
    const { engine, view } = start()

    expect(view()).toEqual({ state: 'waiting', day: 0, wayRatio: 0 })
    expect(engine.pending()).toEqual([])
  })

  it('travels from day 1 and arrives on day 90', () => {
    const { send, view } = start()

    send({ type: 'day.passed', day: 1 })
    expect(view()).toEqual({ state: 'travelling', day: 1, wayRatio: 1 / 90 })
    send({ type: 'day.passed', day: 45 })
    expect(view()).toEqual({ state: 'travelling', day: 45, wayRatio: 0.5 })
    send({ type: 'day.passed', day: 89 })
    expect(view().state).toBe('travelling')
    send({ type: 'day.passed', day: 90 })
    expect(view()).toEqual({ state: 'arrived', day: 90, wayRatio: 1 })
  })

  it('waits again when the race starts again', () => {
    const { send, view } = start()

    send({ type: 'day.passed', day: 90 })
    send({ type: 'day.passed', day: 0 })
    expect(view()).toEqual({ state: 'waiting', day: 0, wayRatio: 0 })
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

  it('follows the race: its day is the day of the classic lane, at every moment', () => {
    const engine = createSimulatedEngine()
    const race = createActor(comparisonRaceMachine, { clock: engine, input: { ...textInputs['comparison-race'], reducedMotion: false } })
    const day = createActor(classicDayMachine)
    const view = () => classicDayView(day.getSnapshot())
    race.on('day.passed', (event) => day.send(event))
    day.start()
    race.start()

    race.send({ type: 'section.seen' })
    expect(view().state).toBe('waiting')
    engine.advance(599)
    expect(view().state).toBe('waiting')
    engine.advance(1)
    expect(view()).toEqual({ state: 'travelling', day: 1, wayRatio: 1 / 90 })
    engine.advance(17_800)
    expect(view().day).toBe(41)
    race.send({ type: 'hold.changed', reason: 'site', held: true })
    engine.advance(60_000)
    expect(view().day).toBe(41)
    race.send({ type: 'hold.changed', reason: 'site', held: false })
    engine.advance(21_599)
    expect(view().state).toBe('travelling')
    engine.advance(1)
    expect(view()).toEqual({ state: 'arrived', day: 90, wayRatio: 1 })
    race.send({ type: 'replay.pressed' })
    expect(view().state).toBe('waiting')
  })
})
