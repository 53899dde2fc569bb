import { expect, it } from 'vitest'
import { typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { typewriterView } from '#machines/typewriter/typewriter.view.ts'
import { startMachine } from '../support.ts'

const HEADLINE = 'Websites in 3 Tagen statt 3 Monaten'

const startTypewriter = (characterCount = HEADLINE.length) =>
  startMachine(typewriterMachine, typewriterView, { characterCount, reducedMotion: false })

it('is done with the 35th character of the headline', () => {
  const { turns } = startTypewriter()

  turns(3_500, { state: 'typing', typed: 34 }, { state: 'done', typed: 35 })
})

it('is done immediately when there is nothing to type', () => {
  const { view } = startTypewriter(0)

  expect(view()).toEqual({ state: 'done', typed: 0 })
})

it('is done at once when the visitor has read the text before', () => {
  const { after } = startTypewriter()

  after({ type: 'text.read' }, { state: 'done', typed: 35 })
})
