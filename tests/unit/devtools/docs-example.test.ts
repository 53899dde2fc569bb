import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { confettiMachine } from '#machines/confetti/confetti.machine.ts'
import { confettiView } from '#machines/confetti/confetti.view.ts'

it('shows a burst of twenty pieces for three seconds', () => {
  const engine = createSimulatedEngine()
  const confetti = createActor(confettiMachine, { clock: engine, input: { reducedMotion: false } }).start()
  const view = () => confettiView(confetti.getSnapshot())

  confetti.send({ type: 'burst.requested', seed: 7 })
  expect(view()).toMatchObject({ state: 'bursting', pieces: 20 })
  engine.advance(2_999)
  expect(view().state).toBe('bursting')
  engine.advance(1)
  expect(view().state).toBe('idle')
})
