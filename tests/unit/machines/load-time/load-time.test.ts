import { describe, expect, it } from 'vitest'
import { loadTimeMachine } from '#machines/load-time/load-time.machine.ts'
import { loadTimeView } from '#machines/load-time/load-time.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const startReading = () => startMachine(loadTimeMachine, loadTimeView, { ...textInputs['load-time'], goalSeconds: 2 })

describe('the time of this visit', () => {
  it('shows nothing until a measurement is reported', () => {
    const { engine, view } = startReading()

    engine.advance(60_000)
    expect(view()).toEqual({ state: 'unread', text: '' })
  })

  it.each([
    [0, 'Bei Ihnen gerade: 0,1\u00a0Sekunden.'],
    [912, 'Bei Ihnen gerade: 0,9\u00a0Sekunden.'],
    [1_949, 'Bei Ihnen gerade: 1,9\u00a0Sekunden.'],
    // The rounded value is compared with the goal, so that '2,0 Sekunden' is never shown as less than two seconds.
    [1_950, ''],
    [12_340, ''],
  ])('shows %i ms', (ms, text) => {
    const { send, view } = startReading()

    send({ type: 'paint.measured', ms })
    expect(view()).toEqual({ state: 'measured', text })
  })

  it('uses the last of several paints, whatever was shown before', () => {
    const { send, view } = startReading()

    send({ type: 'paint.measured', ms: 400 })
    send({ type: 'paint.measured', ms: 1_200 })
    expect(view().text).toBe('Bei Ihnen gerade: 1,2\u00a0Sekunden.')
  })
})
