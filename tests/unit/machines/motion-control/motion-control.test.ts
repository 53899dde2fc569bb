import { expect, it } from 'vitest'
import { motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { motionControlView } from '#machines/motion-control/motion-control.view.ts'
import { startMachine } from '../support.ts'

const RUNNING = { state: 'running', locked: false }
const HELD = { state: 'held', locked: false }

it('starts in the state that the visitor left', () => {
  const { after, view } = startMachine(motionControlMachine, motionControlView, { reducedMotion: false, held: true })

  expect(view()).toEqual(HELD)
  after({ type: 'toggle.pressed' }, RUNNING)
})

it('toggles with each press', () => {
  const { after } = startMachine(motionControlMachine, motionControlView, { reducedMotion: false })

  after({ type: 'toggle.pressed' }, HELD)
  after({ type: 'toggle.pressed' }, RUNNING)
})
