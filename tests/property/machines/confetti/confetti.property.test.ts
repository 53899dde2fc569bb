import * as fc from 'fast-check'
import { describe } from 'vitest'
import { confettiMachine } from '../../../../machines/confetti/confetti.machine.ts'
import type { ConfettiEvent } from '../../../../machines/confetti/confetti.machine.ts'
import { confettiView } from '../../../../machines/confetti/confetti.view.ts'
import { createTickModel, startMachine, stepsOf, testTimedBehaviour } from '../../../unit/machines/support.ts'

const start = () => startMachine(confettiMachine, confettiView, { reducedMotion: false })

function startBursting() {
  const confetti = start()
  confetti.send({ type: 'burst.requested' })
  return confetti
}

const events: fc.Arbitrary<ConfettiEvent> = fc.oneof(
  { arbitrary: fc.record({ type: fc.constant('burst.requested' as const), seed: fc.double({ min: 0, max: 1, noNaN: true }) }), weight: 6 },
  { arbitrary: fc.constant({ type: 'burst.requested' as const }), weight: 6 },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 5_000 })

function createModel() {
  let bursting = false
  let reduced = false
  let burstId = 0
  let seed = 0
  const ticks = createTickModel(
    3_000,
    () => bursting,
    () => void (bursting = false),
  )
  return {
    advance: ticks.advance,
    send(event: ConfettiEvent) {
      if (event.type === 'motion.reduced') reduced = true
      else if (!reduced) {
        burstId += 1
        seed = event.seed ?? burstId
      }
      bursting = !reduced
      ticks.settle({ restarted: true })
    },
    view: () => ({
      state: bursting ? ('bursting' as const) : ('idle' as const),
      pieces: bursting ? 20 : 0,
      burstId,
      seed,
    }),
  }
}

describe('confetti, in any order', () => {
  testTimedBehaviour({ start, steps, createModel, wait: { totalMs: 3_100, start: startBursting } })
})
