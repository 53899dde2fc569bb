import { expect, it } from 'vitest'
import { typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { typewriterView } from '#machines/typewriter/typewriter.view.ts'
import { startMachine } from '../support.ts'

const HEADLINE = 'Websites in 3 Tagen statt 3 Monaten'

const startTypewriter = ({ characterCount = HEADLINE.length, reducedMotion = false } = {}) =>
  startMachine(typewriterMachine, typewriterView, { characterCount, reducedMotion })

it('is done with the 35th character of the headline', () => {
  const { turns } = startTypewriter()

  turns(3_500, { state: 'typing', typed: 34 }, { state: 'done', typed: 35 })
})

it('is done immediately when there is nothing to type', () => {
  const { view } = startTypewriter({ characterCount: 0 })

  expect(view()).toEqual({ state: 'done', typed: 0 })
})

it('is done at once when the visitor has read the text before', () => {
  const { after } = startTypewriter()

  after({ type: 'text.read' }, { state: 'done', typed: 35 })
})

it.each(['from the start', 'later'])('shows everything at once with motion reduced %s', (when) => {
  const { engine, send, view } = startTypewriter({ reducedMotion: when === 'from the start' })

  engine.advance(500)
  if (when === 'later') send({ type: 'motion.reduced' })
  expect(view()).toEqual({ state: 'done', typed: 35 })
})
