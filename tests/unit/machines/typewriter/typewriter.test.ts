import { expect, it } from 'vitest'
import { CHARACTER_MS, typewriterMachine } from '#machines/typewriter/typewriter.machine.ts'
import { pieceView, typewriterView } from '#machines/typewriter/typewriter.view.ts'
import { startMachine } from '../support.ts'

const HEADLINE = 'Websites in 3 Tagen statt 3 Monaten'

const startTypewriter = ({ characterCount = HEADLINE.length, reducedMotion = false } = {}) =>
  startMachine(typewriterMachine, typewriterView, { characterCount, reducedMotion })

it('reports how much of a piece of the headline is typed', () => {
  const { actor, engine } = startTypewriter()
  const piece = () => pieceView(actor.getSnapshot(), 12, 9)

  engine.advance(12 * CHARACTER_MS)
  expect(piece()).toEqual({ state: 'ahead', typed: 0 })
  engine.advance(CHARACTER_MS)
  expect(piece()).toEqual({ state: 'typing', typed: 1 })
  engine.advance(8 * CHARACTER_MS - 1)
  expect(piece()).toEqual({ state: 'typing', typed: 8 })
  engine.advance(1)
  expect(piece()).toEqual({ state: 'done', typed: 9 })
  engine.advance(CHARACTER_MS)
  expect(piece()).toEqual({ state: 'done', typed: 9 })
})

it('is done with the 35th character of the headline', () => {
  const { turns } = startTypewriter()

  turns(35 * CHARACTER_MS, { state: 'typing', typed: 34 }, { state: 'done', typed: 35 })
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

  engine.advance(5 * CHARACTER_MS)
  if (when === 'later') send({ type: 'motion.reduced' })
  expect(view()).toEqual({ state: 'done', typed: 35 })
})
