import { expect, it } from 'vitest'
import { countersMachine, VISIBILITY_RATIO } from '#machines/counters/counters.machine.ts'
import { countersView } from '#machines/counters/counters.view.ts'
import { startMachine } from '../support.ts'

const startCounters = () => startMachine(countersMachine, countersView, { targets: [340, 50_000, 180], reducedMotion: false })

it('show their final values until they are seen, at 30 per cent visibility, as the page does without JavaScript', () => {
  const { after } = startCounters()

  expect(VISIBILITY_RATIO).toBe(0.3)
  after(60_000, { state: 'waiting', values: [340, 50_000, 180], conversion: 180 })
})

it('count from 0 to 340, 50000 and 180 in fifty steps', () => {
  const { after, turns } = startCounters()

  after({ type: 'section.seen' }, { state: 'counting', values: [0, 0, 0], conversion: 0 })
  // The first step shows a fiftieth of each figure, rounded: 6.8, 1000 and 3.6.
  turns(50, { values: [0, 0, 0] }, { values: [7, 1_000, 4], conversion: 4 })
  after(50, { values: [14, 2_000, 7] })
  const end = { state: 'done', values: [340, 50_000, 180], conversion: 180 }
  turns(2_400, { state: 'counting', values: [333, 49_000, 176], conversion: 176 }, end)
})
