import { expect, it } from 'vitest'
import { buildStepsMachine } from '#machines/build-steps/build-steps.machine.ts'
import { buildStepsView } from '#machines/build-steps/build-steps.view.ts'
import { lookOf, PIECES, pictureQuarters } from '#pages/home/sections/hero/demos/build/buildPage.ts'
import { startMachine } from '../../machines/support.ts'
import { textInputs } from '../../machines/texts.ts'

const pageAt = (ms: number) => {
  const { engine, view } = startMachine(buildStepsMachine, buildStepsView, { ...textInputs['build-steps'], reducedMotion: false })
  engine.advance(ms)
  return {
    looks: new Set(PIECES.map((piece) => lookOf(piece, view()))),
    picture: lookOf('picture', view()),
    quarters: pictureQuarters(view()),
  }
}

it.each([
  [0, 'absent'],
  [500, 'outline'],
  [1_300, 'surface'],
  [2_300, 'content'],
  [3_000, 'finished'],
])('the page of the build demo after %i ms: every piece is %s', (ms, look) => {
  expect(pageAt(ms).looks).toEqual(new Set([look]))
})

it('outlines the pieces one after the other, and draws the picture in four quarters once the rest has its text', () => {
  expect(pageAt(400).looks).toEqual(new Set(['outline', 'absent']))
  expect(pageAt(2_900).looks).toContain('content')
  expect([1_900, 2_000, 2_300].map((ms) => pageAt(ms).quarters)).toEqual([0, 1, 4])
  expect(pageAt(1_900)).toMatchObject({ looks: new Set(['content', 'surface']), picture: 'surface' })
})
