import { expect, it } from 'vitest'
import { confettiMachine } from '#machines/confetti/confetti.machine.ts'
import { confettiView } from '#machines/confetti/confetti.view.ts'
import { startMachine } from '../support.ts'

const startConfetti = () => startMachine(confettiMachine, confettiView, { reducedMotion: false })

it('shows 20 pieces for 3 s', () => {
  const { after, turns, view } = startConfetti()

  expect(view()).toEqual({ state: 'idle', pieces: 0, burstId: 0, seed: 0 })
  after({ type: 'burst.requested', seed: 42 }, { state: 'bursting', pieces: 20, burstId: 1, seed: 42 })
  turns(3_000, { state: 'bursting', pieces: 20 }, { state: 'idle', pieces: 0 })
})

it('restarts the full 3 s on a new request', () => {
  const { after, engine, send, turns } = startConfetti()

  send({ type: 'burst.requested', seed: 1 })
  engine.advance(2_000)
  after({ type: 'burst.requested', seed: 7 }, { state: 'bursting', pieces: 20, burstId: 2, seed: 7 })
  turns(3_000, { state: 'bursting' }, { state: 'idle' })
})

it('seeds a burst with its number when no seed is given', () => {
  const { after } = startConfetti()

  after({ type: 'burst.requested' }, { seed: 1 })
  after({ type: 'burst.requested' }, { seed: 2 })
  after({ type: 'burst.requested', seed: 0 }, { seed: 0 })
})
