import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countersMachine } from '../../../../machines/counters/counters.machine.ts'
import type { CountersEvent } from '../../../../machines/counters/counters.machine.ts'
import { countersView } from '../../../../machines/counters/counters.view.ts'
import { createTickModel, startMachine, stepsOf, testTimedBehaviour } from '../../../unit/machines/support.ts'

const start = () => startMachine(countersMachine, countersView, { targets: [340, 50_000, 180], reducedMotion: false })

function startSeen() {
  const counters = start()
  counters.send({ type: 'section.seen' })
  return counters
}

const events: fc.Arbitrary<CountersEvent> = fc.oneof(
  { arbitrary: fc.constant({ type: 'section.seen' as const }), weight: 8 },
  { arbitrary: fc.constant({ type: 'replay.pressed' as const }), weight: 6 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 2_000 })

function createModel() {
  let state: 'waiting' | 'counting' | 'done' = 'waiting'
  let count = 50
  let reduced = false
  const ticks = createTickModel(
    50,
    () => state === 'counting',
    () => {
      count += 1
      if (count === 50) state = 'done'
    },
  )
  return {
    advance: ticks.advance,
    send(event: CountersEvent) {
      const restarted = !reduced && (event.type === 'section.seen' ? state === 'waiting' : state !== 'waiting')
      if (event.type === 'motion.reduced') {
        reduced = true
        state = 'done'
        count = 50
      } else if (restarted) {
        state = 'counting'
        count = 0
      }
      ticks.settle({ restarted })
    },
    view() {
      const values = [340, 50_000, 180].map((target) => Math.round(target * (count / 50)))
      return { state, values, conversion: values[2] ?? 0 }
    },
  }
}

describe('counters, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 2_600, start: startSeen } })

  it('never count down, and end on their targets', () => {
    const { engine, trace } = startSeen()
    engine.advance(2_500)
    const counting = trace.filter(({ view }) => view.state !== 'waiting')
    expect(counting).toHaveLength(51)
    counting.forEach(({ view }, index) => {
      const before = counting[Math.max(0, index - 1)]?.view ?? view
      view.values.forEach((value, which) => expect(value).toBeGreaterThanOrEqual(before.values[which] ?? value))
    })
    expect(trace.at(-1)).toEqual({ atMs: 2_500, view: { state: 'done', values: [340, 50_000, 180], conversion: 180 } })
  })
})
