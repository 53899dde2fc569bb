import { describe, expect, it } from 'vitest'
import { confettiMachine } from '#machines/confetti/confetti.machine.ts'
import { confettiView } from '#machines/confetti/confetti.view.ts'
import { startMachine } from '../support.ts'

const startConfetti = (reducedMotion = false) => startMachine(confettiMachine, confettiView, { reducedMotion })

describe('confetti', () => {
  it('shows 20 pieces for 3 s', () => {
    const { send, turns, view } = startConfetti()

    expect(view()).toEqual({ state: 'idle', pieces: 0, burstId: 0, seed: 0 })
    send({ type: 'burst.requested', seed: 42 })
    expect(view()).toEqual({ state: 'bursting', pieces: 20, burstId: 1, seed: 42 })
    turns(3_000, { state: 'bursting', pieces: 20 }, { state: 'idle', pieces: 0 })
  })

  it('restarts the full 3 s on a new request', () => {
    const { engine, send, turns, view } = startConfetti()

    send({ type: 'burst.requested', seed: 1 })
    engine.advance(2_000)
    send({ type: 'burst.requested', seed: 7 })
    expect(view()).toEqual({ state: 'bursting', pieces: 20, burstId: 2, seed: 7 })
    turns(3_000, { state: 'bursting' }, { state: 'idle' })
  })

  it('seeds a burst with its number when no seed is given', () => {
    const { send, view } = startConfetti()

    send({ type: 'burst.requested' })
    expect(view().seed).toBe(1)
    send({ type: 'burst.requested' })
    expect(view().seed).toBe(2)
    send({ type: 'burst.requested', seed: 0 })
    expect(view().seed).toBe(0)
  })

  it.each(['from the start', 'during a burst'])('never bursts with motion reduced %s', (when) => {
    const { send, view } = startConfetti(when === 'from the start')

    send({ type: 'burst.requested', seed: 42 })
    if (when === 'during a burst') send({ type: 'motion.reduced' })
    expect(view()).toMatchObject({ state: 'idle', pieces: 0 })
    const { burstId } = view()
    send({ type: 'burst.requested', seed: 42 })
    expect(view()).toMatchObject({ state: 'idle', burstId })
  })
})
