import { expect, it } from 'vitest'
import { heroRotationMachine, WIDE_FROM_REM } from '#machines/hero-rotation/hero-rotation.machine.ts'
import { heroRotationView } from '#machines/hero-rotation/hero-rotation.view.ts'
import { startMachine } from '../support.ts'

const DEMOS = ['code', 'build', 'particles']

const startHero = ({ demos = DEMOS, wide = true } = {}) =>
  startMachine(heroRotationMachine, heroRotationView, { demos, wide, reducedMotion: false })

it('rotates code, build, particles, code every 8 s', () => {
  const { turns, view } = startHero()

  for (const next of ['build', 'particles', 'code']) {
    const { state } = view()
    turns(8_000, { state }, { state: next })
  }
})

it('shows a demo selected by its tab, also while held, for a full 8 s', () => {
  const { after, engine, send, turns } = startHero()

  engine.advance(5_500)
  after({ type: 'tab.selected', demo: 'build' }, { state: 'build', elapsedSeconds: 0 })
  after(7_999, { state: 'build', elapsedSeconds: 7 })
  send({ type: 'hold.changed', reason: 'focus', held: true })
  after({ type: 'tab.selected', demo: 'particles' }, { state: 'particles', attended: true, elapsedSeconds: 0 })
  send({ type: 'hold.changed', reason: 'focus', held: false })
  turns(8_000, { state: 'particles' }, { state: 'code' })
})

it('shows the code and does not rotate below 768 px', () => {
  const { after } = startHero({ wide: false })

  expect(WIDE_FROM_REM * 16).toBe(768)
  after(60_000, { state: 'code', paused: false, elapsedSeconds: 0 })
  after({ type: 'tab.selected', demo: 'build' }, { state: 'code' })
})

it('returns to the code when the viewport becomes narrow, and restarts when it is wide again', () => {
  const { after, send, turns } = startHero()

  after(11_000, { state: 'build', elapsedSeconds: 3 })
  after({ type: 'viewport.changed', wide: false }, { state: 'code', elapsedSeconds: 0 })
  after(60_000, { state: 'code' })

  send({ type: 'viewport.changed', wide: true })
  turns(8_000, { state: 'code' }, { state: 'build' })
})

it('rotates any number of demos, and ignores unknown tabs', () => {
  const { after, engine, send } = startHero({ demos: [...DEMOS, 'sound'] })

  after(24_000, { state: 'sound' })
  engine.advance(7_500)
  send({ type: 'tab.selected', demo: 'smell' })
  after(500, { state: 'code' })
  after({ type: 'tab.selected', demo: 'sound' }, { state: 'sound', elapsedSeconds: 0 })
  expect(startHero({ demos: [] }).view().state).toBe('')
})

it('a demo restarts with each turn, and gets one in the next round of three when its tab is pressed, even its own', () => {
  const { after, turns } = startHero()

  turns(8_000, { turn: 0 }, { turn: 1 })
  after({ type: 'tab.selected', demo: 'build' }, { turn: 4 })
  after({ type: 'pause.toggled' }, { turn: 4 })
  after({ type: 'viewport.changed', wide: false }, { turn: 6 })
  // The screen is already narrow, so nothing restarts.
  after({ type: 'viewport.changed', wide: false }, { turn: 6 })
})
