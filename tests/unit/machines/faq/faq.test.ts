import { it } from 'vitest'
import { faqMachine } from '#machines/faq/faq.machine.ts'
import { faqView } from '#machines/faq/faq.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const startFaq = () => startMachine(faqMachine, faqView, textInputs.faq)

it('opens a question, and replaces it by another one', () => {
  const { after } = startFaq()

  after({ type: 'question.opened', index: 2 }, { state: 'open', openIndex: 2 })
  after({ type: 'question.opened', index: 7 }, { state: 'open', openIndex: 7 })
})

it('closes the open question, and ignores the closing of another one by the browser', () => {
  const { after, send } = startFaq()

  send({ type: 'question.opened', index: 0 })
  after({ type: 'question.closed', index: 3 }, { state: 'open', openIndex: 0 })
  after({ type: 'question.closed', index: 0 }, { state: 'closed', openIndex: null })
  after({ type: 'question.opened', index: 0 }, { state: 'open', openIndex: 0 })
})

it.each([-1, 8, 1.5])('ignores %d, which is not the index of a question', (index) => {
  const { after, send } = startFaq()

  after({ type: 'question.opened', index }, { state: 'closed', openIndex: null })
  send({ type: 'question.opened', index: 7 })
  send({ type: 'question.opened', index })
  after({ type: 'question.closed', index }, { state: 'open', openIndex: 7 })
})
