import { expect, it } from 'vitest'
import { particleWordsMachine } from '#machines/particle-words/particle-words.machine.ts'
import { particleWordsView } from '#machines/particle-words/particle-words.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const startWords = () => startMachine(particleWordsMachine, particleWordsView, { ...textInputs['particle-words'], reducedMotion: false })

it('cycles through KI, Tempo, Qualität and Persönlichkeit every 3 s', () => {
  const { turns, view } = startWords()

  expect(view()).toMatchObject({ state: 'running', word: 'KI', index: 0 })
  for (const next of ['Tempo', 'Qualität', 'Persönlichkeit', 'KI']) {
    const { word } = view()
    turns(3_000, { word }, { word: next })
  }
})

it('has a button for each word, and that of the word shown is pressed', () => {
  const { send, view } = startWords()

  send({ type: 'word.selected', index: 2 })
  const buttons = view().buttons.map(({ name, attributes }) => `${name} ${attributes['aria-pressed']}`)
  expect(buttons).toEqual(['KI false', 'Tempo false', 'Qualität true', 'Persönlichkeit false'])
})

it('shows a chosen word for a full 3 s, also while held, and stays held', () => {
  const { after, engine, send, turns } = startWords()

  engine.advance(2_500)
  after({ type: 'word.selected', index: 2 }, { state: 'running', word: 'Qualität', index: 2 })
  after(2_999, { word: 'Qualität' })
  send({ type: 'hold.changed', reason: 'site', held: true })
  send({ type: 'word.selected', index: 3 })
  after(10_000, { state: 'held', word: 'Persönlichkeit', index: 3 })
  send({ type: 'hold.changed', reason: 'site', held: false })
  turns(3_000, { word: 'Persönlichkeit' }, { word: 'KI' })
})

it.each([-1, 4, 0.5])('ignores the invalid word index %d', (index) => {
  const { after, engine } = startWords()

  engine.advance(2_500)
  after({ type: 'word.selected', index }, { state: 'running', word: 'KI', index: 0 })
  after(500, { word: 'Tempo' })
})
