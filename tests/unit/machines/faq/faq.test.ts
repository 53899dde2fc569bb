import { describe, expect, it } from 'vitest'
import { faqMachine } from '#machines/faq/faq.machine.ts'
import { faqView } from '#machines/faq/faq.view.ts'
import { startMachine } from '../support.ts'

const startFaq = () => startMachine(faqMachine, faqView, {})

describe('faq', () => {
  it('opens a question, and replaces it by another one', () => {
    const { send, view } = startFaq()

    send({ type: 'question.opened', index: 2 })
    expect(view()).toEqual({ state: 'open', openIndex: 2 })
    send({ type: 'question.opened', index: 7 })
    expect(view()).toEqual({ state: 'open', openIndex: 7 })
  })

  it('closes the open question, and ignores the closing of another one by the browser', () => {
    const { send, view } = startFaq()

    send({ type: 'question.opened', index: 0 })
    send({ type: 'question.closed', index: 3 })
    expect(view()).toEqual({ state: 'open', openIndex: 0 })
    send({ type: 'question.closed', index: 0 })
    expect(view()).toEqual({ state: 'closed', openIndex: null })
    send({ type: 'question.opened', index: 0 })
    expect(view()).toEqual({ state: 'open', openIndex: 0 })
  })

  it.each([-1, 8, 1.5])('ignores %d, which is not the index of a question', (index) => {
    const { send, view } = startFaq()

    send({ type: 'question.opened', index })
    expect(view()).toEqual({ state: 'closed', openIndex: null })
    send({ type: 'question.opened', index: 7 })
    send({ type: 'question.opened', index })
    send({ type: 'question.closed', index })
    expect(view()).toEqual({ state: 'open', openIndex: 7 })
  })
})
