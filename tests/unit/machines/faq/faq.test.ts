import { describe, expect, it } from 'vitest'
import { faqMachine } from '../../../../machines/faq/faq.machine.ts'
import { faqView } from '../../../../machines/faq/faq.view.ts'
import { startMachine } from '../support.ts'

const startFaq = (input: { questionCount?: number; initiallyOpen?: number } = {}) => startMachine(faqMachine, faqView, input)

describe('faq', () => {
  it('is closed at first', () => {
    expect(startFaq().view()).toEqual({ state: 'closed', openIndex: null })
  })

  it('opens a question, and another one instead of it', () => {
    const { send, view } = startFaq()

    send({ type: 'question.toggled', index: 2 })
    expect(view()).toEqual({ state: 'open', openIndex: 2 })
    send({ type: 'question.toggled', index: 7 })
    expect(view()).toEqual({ state: 'open', openIndex: 7 })
  })

  it('closes the open question when it is pressed again', () => {
    const { send, view } = startFaq()

    send({ type: 'question.toggled', index: 0 })
    send({ type: 'question.toggled', index: 0 })
    expect(view()).toEqual({ state: 'closed', openIndex: null })
    send({ type: 'question.toggled', index: 0 })
    expect(view()).toEqual({ state: 'open', openIndex: 0 })
  })

  it('opens the answer in which the browser has found text, and keeps an open one open', () => {
    const { send, view } = startFaq()

    send({ type: 'found.in-page', index: 4 })
    expect(view()).toEqual({ state: 'open', openIndex: 4 })
    send({ type: 'found.in-page', index: 4 })
    expect(view()).toEqual({ state: 'open', openIndex: 4 })
    send({ type: 'found.in-page', index: 1 })
    expect(view()).toEqual({ state: 'open', openIndex: 1 })
  })

  it.each([-1, 8, 1.5, Number.NaN])('ignores %d, which names none of the eight questions', (index) => {
    const { send, view } = startFaq()

    send({ type: 'question.toggled', index })
    send({ type: 'found.in-page', index })
    expect(view()).toEqual({ state: 'closed', openIndex: null })
    send({ type: 'question.toggled', index: 7 })
    send({ type: 'question.toggled', index })
    send({ type: 'found.in-page', index })
    expect(view()).toEqual({ state: 'open', openIndex: 7 })
  })

  it('can begin with an open question, which closes like any other', () => {
    const { send, view } = startFaq({ initiallyOpen: 3 })

    expect(view()).toEqual({ state: 'open', openIndex: 3 })
    send({ type: 'question.toggled', index: 3 })
    expect(view()).toEqual({ state: 'closed', openIndex: null })
  })

  it('begins closed when the question to begin with does not exist', () => {
    expect(startFaq({ initiallyOpen: 8 }).view()).toEqual({ state: 'closed', openIndex: null })
  })

  it('takes another number of questions', () => {
    const { send, view } = startFaq({ questionCount: 9 })
    send({ type: 'question.toggled', index: 8 })
    expect(view().openIndex).toBe(8)
  })
})
