import { expect, it } from 'vitest'
import { motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { motionControlView } from '#machines/motion-control/motion-control.view.ts'
import { startMachine } from '../support.ts'

const startControl = (reducedMotion = false) => startMachine(motionControlMachine, motionControlView, { reducedMotion })

const RUNNING = { state: 'running', locked: false }
const HELD = { state: 'held', locked: false }

it('starts in the state that the visitor left', () => {
  const { after, view } = startMachine(motionControlMachine, motionControlView, { reducedMotion: false, held: true })

  expect(view()).toEqual(HELD)
  after({ type: 'toggle.pressed' }, RUNNING)
})

it('toggles with each press', () => {
  const { after } = startControl()

  after({ type: 'toggle.pressed' }, HELD)
  after({ type: 'toggle.pressed' }, RUNNING)
})

it.each(['from the start', 'while it runs', 'while it is held'])('is held permanently with motion reduced %s', (when) => {
  const { after, send } = startControl(when === 'from the start')

  if (when === 'while it is held') send({ type: 'toggle.pressed' })
  send({ type: 'motion.reduced' })
  after({ type: 'toggle.pressed' }, { ...HELD, locked: true })
})
