import { it } from 'vitest'
import { motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { motionControlView } from '#machines/motion-control/motion-control.view.ts'
import { startMachine } from '../support.ts'

const RUNNING = { state: 'running', locked: false }
const HELD = { state: 'held', locked: false }

it('toggles with each press', () => {
  const { after } = startMachine(motionControlMachine, motionControlView, { reducedMotion: false })

  after({ type: 'toggle.pressed' }, HELD)
  after({ type: 'toggle.pressed' }, RUNNING)
})
