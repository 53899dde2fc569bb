import { describe, expect, it } from 'vitest'
import { buildStepsMachine } from '#machines/build-steps/build-steps.machine.ts'
import { buildStepsView } from '#machines/build-steps/build-steps.view.ts'
import { lookOf, PIECES, pictureQuarters } from '#pages/home/sections/hero/demos/build/buildPage.ts'
import { startMachine } from '../../machines/support.ts'
import { textInputs } from '../../machines/texts.ts'

const startBuild = () => startMachine(buildStepsMachine, buildStepsView, { ...textInputs['build-steps'], reducedMotion: false })
const looks = (view: ReturnType<typeof buildStepsView>) => PIECES.map((piece) => lookOf(piece, view))

describe('the page of the build demo', () => {
  it('starts empty and has every piece outlined after the wireframe, at 0.5 s', () => {
    const { engine, view } = startBuild()

    expect(new Set(looks(view()))).toEqual(new Set(['absent']))
    engine.advance(400)
    expect(looks(view())).toContain('absent')
    engine.advance(100)
    expect(new Set(looks(view()))).toEqual(new Set(['outline']))
  })

  it('has surfaces after the design at 1.3 s, text at 1.9 s, its picture at 2.3 s', () => {
    const { engine, view } = startBuild()

    engine.advance(1_300)
    expect(new Set(looks(view()))).toEqual(new Set(['surface']))
    engine.advance(600)
    expect(PIECES.filter((piece) => lookOf(piece, view()) !== 'content')).toEqual(['picture'])
    expect(pictureQuarters(view())).toBe(0)
    engine.advance(100)
    expect(pictureQuarters(view())).toBe(1)
    engine.advance(300)
    expect(pictureQuarters(view())).toBe(4)
    expect(new Set(looks(view()))).toEqual(new Set(['content']))
  })

  it('is finished at 3.0 s and not before', () => {
    const { engine, view } = startBuild()

    engine.advance(2_900)
    expect(looks(view())).toContain('content')
    engine.advance(100)
    expect(new Set(looks(view()))).toEqual(new Set(['finished']))
  })
})
