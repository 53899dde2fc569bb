import { describe, expect, it } from 'vitest'
import { contactChoiceMachine } from '#machines/contact-choice/contact-choice.machine.ts'
import { contactChoiceView } from '#machines/contact-choice/contact-choice.view.ts'
import { startMachine } from '../support.ts'

describe('contact-choice', () => {
  it('keeps the last choice for a form that mounts later', () => {
    const { send, view } = startMachine(contactChoiceMachine, contactChoiceView, undefined)
    send({ type: 'package.chosen', package: 'express' })
    send({ type: 'package.chosen', package: 'ecosystem' })
    expect(view()).toEqual({ state: 'package', package: 'ecosystem', name: '' })
  })

  it('is cleared once the form has applied the choice, until the same one is chosen again', () => {
    const { send, view } = startMachine(contactChoiceMachine, contactChoiceView, undefined)
    send({ type: 'package.chosen', package: 'express' })
    send({ type: 'choice.taken' })
    expect(view()).toEqual({ state: 'open', package: undefined, name: '' })

    send({ type: 'package.chosen', package: 'express' })
    expect(view()).toEqual({ state: 'package', package: 'express', name: '' })
  })

  it("keeps the visitor's name beside the choice", () => {
    const { send, view } = startMachine(contactChoiceMachine, contactChoiceView, undefined)
    send({ type: 'name.told', name: 'Ida' })
    send({ type: 'choice.taken' })
    expect(view()).toEqual({ state: 'open', package: undefined, name: 'Ida' })
  })
})
