import { describe, expect, it } from 'vitest'
import { contactChoiceMachine } from '../../../../machines/contact-choice/contact-choice.machine.ts'
import { contactChoiceView } from '../../../../machines/contact-choice/contact-choice.view.ts'
import { startMachine } from '../support.ts'

describe('contact-choice', () => {
  it('has nothing chosen at first', () => {
    const { view } = startMachine(contactChoiceMachine, contactChoiceView, undefined)

    expect(view()).toEqual({ state: 'open', package: undefined })
  })

  it('keeps the last choice for a form that comes later', () => {
    const { send, view } = startMachine(contactChoiceMachine, contactChoiceView, undefined)
    send({ type: 'package.chosen', package: 'express' })
    send({ type: 'audit.chosen' })
    expect(view()).toEqual({ state: 'audit', package: undefined })

    send({ type: 'package.chosen', package: 'ecosystem' })
    expect(view()).toEqual({ state: 'package', package: 'ecosystem' })
  })

  it('has nothing chosen once the form has taken it over, until the same is chosen again', () => {
    const { send, view } = startMachine(contactChoiceMachine, contactChoiceView, undefined)
    send({ type: 'package.chosen', package: 'express' })
    send({ type: 'choice.taken' })
    expect(view()).toEqual({ state: 'open', package: undefined })

    send({ type: 'package.chosen', package: 'express' })
    expect(view()).toEqual({ state: 'package', package: 'express' })
  })
})
