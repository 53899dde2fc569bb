import { describe, expect, it } from 'vitest'
import { countersMachine, STEP_MS, VISIBILITY_RATIO } from '#machines/counters/counters.machine.ts'
import { countersView } from '#machines/counters/counters.view.ts'
import { startMachine } from '../support.ts'

const startCounters = (reducedMotion = false) => startMachine(countersMachine, countersView, { targets: [340, 50_000, 180], reducedMotion })

describe('counters', () => {
  it('show their final values until they are seen, as the page does without JavaScript', () => {
    const { engine, view } = startCounters()

    engine.advance(60_000)
    expect(view()).toEqual({ state: 'waiting', values: [340, 50_000, 180], conversion: 180 })
  })

  it('count as seen at 30 per cent visibility', () => {
    expect(VISIBILITY_RATIO).toBe(0.3)
  })

  it('count from 0 in fifty steps', () => {
    const { engine, send, view } = startCounters()

    send({ type: 'section.seen' })
    expect(view()).toEqual({ state: 'counting', values: [0, 0, 0], conversion: 0 })
    engine.advance(STEP_MS - 1)
    expect(view().values).toEqual([0, 0, 0])
    engine.advance(1)
    // The first step shows a fiftieth of each figure, rounded: 6.8, 1000 and 3.6.
    expect(view()).toMatchObject({ values: [7, 1_000, 4], conversion: 4 })
    engine.advance(STEP_MS)
    expect(view().values).toEqual([14, 2_000, 7])
  })

  it('end on 340, 50000 and 180 with the 50th step', () => {
    const { send, turns } = startCounters()

    send({ type: 'section.seen' })
    turns(
      50 * STEP_MS,
      { state: 'counting', values: [333, 49_000, 176], conversion: 176 },
      { state: 'done', values: [340, 50_000, 180], conversion: 180 },
    )
  })

  it('can be replayed from the end and from the middle, not before the start', () => {
    const { engine, send, view } = startCounters()

    send({ type: 'replay.pressed' })
    expect(view().state).toBe('waiting')
    send({ type: 'section.seen' })
    engine.advance(20 * STEP_MS + 20)
    send({ type: 'replay.pressed' })
    expect(view()).toMatchObject({ state: 'counting', conversion: 0 })
    engine.advance(50 * STEP_MS)
    expect(view().state).toBe('done')
    send({ type: 'replay.pressed' })
    expect(view()).toMatchObject({ state: 'counting', conversion: 0 })
  })

  it.each(['from the start', 'before they are seen', 'while they count'])('are done at once with motion reduced %s', (when) => {
    const { engine, send, view } = startCounters(when === 'from the start')

    if (when === 'while they count') send({ type: 'section.seen' })
    engine.advance(20 * STEP_MS)
    send({ type: when === 'from the start' ? 'section.seen' : 'motion.reduced' })
    expect(view()).toEqual({ state: 'done', values: [340, 50_000, 180], conversion: 180 })
    send({ type: 'replay.pressed' })
    expect(view().state).toBe('done')
  })
})
