import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { motionControlMachine } from '../../../../machines/motion-control/motion-control.machine.ts'
import { motionControlView } from '../../../../machines/motion-control/motion-control.view.ts'
import { startMachine } from '../../../unit/machines/support.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

describe('motion control, in any order', () => {
  it('is held after an odd number of presses, and always once motion is reduced', () => {
    const events = fc.constantFrom('toggle.pressed' as const, 'toggle.pressed' as const, 'motion.reduced' as const)
    fc.assert(
      fc.property(fc.array(events), (script) => {
        const { send, view } = startMachine(motionControlMachine, motionControlView, {
          ...textInputs['motion-control'],
          reducedMotion: false,
        })
        script.forEach((type) => send({ type }))
        const held = script.includes('motion.reduced') || script.length % 2 === 1
        expect(view()).toMatchObject({ state: held ? 'held' : 'running', pressed: held })
      }),
    )
  })
})
