import { expect, it } from 'vitest'
import { nameOf, nameStrokesMachine } from '#machines/name-strokes/name-strokes.machine.ts'
import { nameStrokesView } from '#machines/name-strokes/name-strokes.view.ts'
import { startMachine } from '../support.ts'

const start = (strokes = { all: 90, lit: 3 }) => {
  const { send, ...rest } = startMachine(nameStrokesMachine, nameStrokesView, { strokes, reducedMotion: false })
  return { ...rest, send, type: (text: string) => send({ type: 'name.typed', text }) }
}

it('grows with the first key and changes with the next: its strokes 6 ms apart, 420 ms each, then the lit ones 110 ms apart', () => {
  const { turns, type, view } = start({ all: 120, lit: 10 })

  expect(view()).toMatchObject({ name: '', announced: '', isVisible: false, isFound: false, isStill: false })
  type('I')
  expect(view()).toMatchObject({ name: 'I', announced: '', isVisible: true, isFound: false, isStill: false })
  turns(109 * 6 + 420 + 10 * 110, { state: 'growing' }, { state: 'drawn' })
  type('Id')
  turns(109 * 6 + 420, { state: 'changing', announced: 'Id' }, { state: 'drawn' })
})

it('grows on with any key that comes meanwhile', () => {
  const { engine, turns, type } = start()

  type('I')
  engine.advance(1_000)
  type('Id')
  turns(1_266, { state: 'growing' }, { state: 'drawn', name: 'Id' })
})

it('announces a name once, 700 ms after the last key', () => {
  const { engine, type, trace } = start()

  type('Id')
  engine.advance(699)
  type('Ida')
  engine.advance(5_000)
  const said = trace.filter(({ view }, index) => view.announced !== (trace[index - 1]?.view.announced ?? ''))
  expect(said.map(({ atMs, view }) => [atMs, view.announced])).toEqual([[1_399, 'Ida']])
})

it('does not move for a space at the end, and gives the ruler back when the field holds spaces alone', () => {
  const { after, engine, type, view } = start()

  type('Ida')
  engine.advance(2_000)
  type('Ida ')
  expect(view()).toMatchObject({ state: 'drawn', name: 'Ida', text: 'Ida ' })
  type(' '.repeat(24))
  expect(view()).toMatchObject({ state: 'changing', name: '', isVisible: true })
  after(936, { state: 'resting', announced: '', isVisible: false })
})

it('shows a name from the address until the visitor types, without announcing it', () => {
  const { after, send, type, view } = start()

  send({ type: 'name.found', text: 'Ida' })
  after(5_000, { state: 'drawn', name: 'Ida', announced: '', isVisible: true, isFound: true, isShared: true })
  type('K')
  expect(view()).toMatchObject({ state: 'changing', name: 'K', isFound: false, isShared: true })
  after({ type: 'name.found', text: 'Ida' }, { name: 'K' })
  type('')
  after(936, { state: 'resting', isShared: false })
})

it('saves a picture at any time, says when it failed, and tries again', () => {
  const { after, send, type } = start()

  after({ type: 'save.pressed' }, { state: 'resting' })
  type('Ida')
  send({ type: 'save.pressed' })
  after({ type: 'save.pressed' }, { state: 'saving' })
  after({ type: 'picture.failed' }, { state: 'failed', announced: '' })
  after(700, { state: 'failed', announced: 'Ida' })
  send({ type: 'save.pressed' })
  after({ type: 'picture.saved' }, { state: 'drawn' })
  send({ type: 'save.pressed' })
  type('Ida K')
  after({ type: 'picture.saved' }, { state: 'changing' })
})

it.each([
  ['spaces and line breaks as one space', '  Kessler \n\t Coaching ', 'Kessler Coaching'],
  ['25 characters at most', 'Weinhandlung Sonnenschein KG', 'Weinhandlung Sonnenschein'],
  ['characters of two units as one', '𝒜'.repeat(30), '𝒜'.repeat(25)],
  ['no pictographs', '🎈 Ida 👩🏽‍⚕️🇩🇪 ❤️ Kessler® 👨‍👩‍👧‍👦', 'Ida Kessler®'],
  ['nothing where nothing can be seen', '\u200b\u200d\u0301', ''],
  ['no marks that turn the direction of what follows', 'a\u202eb', 'a b'],
])('draws %s', (_, text, name) => {
  expect(nameOf(text)).toBe(name)
})
