import { expect, it } from 'vitest'
import { magneticButtonMachine } from '#machines/magnetic-button/magnetic-button.machine.ts'
import { magneticButtonView } from '#machines/magnetic-button/magnetic-button.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const startButton = (reducedMotion = false) =>
  startMachine(magneticButtonMachine, magneticButtonView, { ...textInputs['magnetic-button'], reducedMotion })

const REST = { state: 'idle', shiftXPx: 0, shiftYPx: 0, scale: 1, particles: 0, message: '' }
const MESSAGE = 'Ihre Daten werden an Ihr E-Mail-Programm übertragen …'

it('is attracted within 150 px and not beyond', () => {
  const { after } = startButton()

  after({ type: 'pointer.moved', offsetXPx: 150.1, offsetYPx: 0 }, REST)
  after({ type: 'pointer.moved', offsetXPx: 150, offsetYPx: 0 }, { ...REST, state: 'attracted' })
  after({ type: 'pointer.moved', offsetXPx: 120, offsetYPx: 91 }, REST)
})

it('follows 30 per cent of the offset, scaled by the proximity', () => {
  const { after } = startButton()

  after({ type: 'pointer.moved', offsetXPx: 75, offsetYPx: 0 }, { shiftXPx: expect.closeTo(11.25, 10) })
  const half = { shiftXPx: expect.closeTo(45 * 0.3 * 0.5, 10), shiftYPx: expect.closeTo(-60 * 0.3 * 0.5, 10) }
  after({ type: 'pointer.moved', offsetXPx: 45, offsetYPx: -60 }, half)
  after({ type: 'pointer.moved', offsetXPx: 0, offsetYPx: 0 }, { ...REST, state: 'attracted' })
})

it('grows under the pointer, and returns to rest when it leaves', () => {
  const { after, send } = startButton()

  after({ type: 'pointer.entered' }, { scale: 1.04 })
  after({ type: 'pointer.left' }, { scale: 1 })
  send({ type: 'pointer.entered' })
  send({ type: 'pointer.moved', offsetXPx: 20, offsetYPx: 20 })
  after({ type: 'pointer.gone' }, REST)
})

it('is attracted again after the transmission if the pointer is near', () => {
  const { after, send } = startButton()

  send({ type: 'pointer.moved', offsetXPx: 75, offsetYPx: 0 })
  after({ type: 'pressed' }, { state: 'transmitting', shiftXPx: expect.closeTo(11.25, 10) })
  after(1_000, { state: 'attracted' })
})

it('transmits for 1 s with 12 particles and a message, then opens one mail, however often it is pressed meanwhile', () => {
  const { after, emitted, engine, send, turns } = startButton()
  const transmitting = { state: 'transmitting', particles: 12, message: MESSAGE }

  after({ type: 'pressed' }, { ...REST, ...transmitting })
  engine.advance(600)
  send({ type: 'pressed' })
  turns(400, transmitting, REST)
  engine.advance(10_000)
  after({ type: 'pressed' }, transmitting)
  engine.advance(1_000)
  expect(emitted).toEqual(['hand-over at 1000 ms', 'hand-over at 12000 ms'])
})

it.each(['from the start', 'later'])('keeps message and mail with motion reduced %s, without pull, growth or particles', (when) => {
  const { after, emitted, send, view } = startButton(when === 'from the start')

  send({ type: 'pointer.moved', offsetXPx: 20, offsetYPx: 20 })
  send({ type: 'pointer.entered' })
  if (when === 'later') send({ type: 'motion.reduced' })
  expect(view()).toMatchObject(REST)
  after({ type: 'pressed' }, { ...REST, state: 'transmitting', message: MESSAGE })
  after(1_000, REST)
  expect(emitted).toEqual(['hand-over at 1000 ms'])
})
