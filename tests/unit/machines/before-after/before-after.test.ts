import { expect, it } from 'vitest'
import { beforeAfterMachine } from '#machines/before-after/before-after.machine.ts'
import { beforeAfterView } from '#machines/before-after/before-after.view.ts'
import { startMachine } from '../support.ts'

const start = () => startMachine(beforeAfterMachine, beforeAfterView, { reducedMotion: false })
const slider = (value: number) => ({ min: 0, max: 100, step: 1, value })
const at = (state: string, percent: number) => ({ state, slider: slider(percent), uncoveredRatio: percent / 100, lagRatio: 0 })

/** Hydrated while it is below the viewport. */
function startAhead() {
  const machine = start()
  machine.send({ type: 'hold.changed', reason: 'offscreen', held: true })
  return machine
}

it('uncovers 60 per cent of the new website, and does not move by itself if it is in view from the start', () => {
  const { after, send } = start()

  send({ type: 'hold.changed', reason: 'offscreen', held: false })
  after(60_000, at('waiting', 60))
  after({ type: 'section.seen' }, at('resting', 60))
})

it('is covered before the visitor gets there, and pulls the old website off once it is seen', () => {
  const { after, engine, send, turns, view } = startAhead()

  expect(view()).toEqual({ state: 'covered', slider: slider(60), uncoveredRatio: 0, lagRatio: -0.6 })
  send({ type: 'section.seen' })
  // A twelfth of the way in the first 10 ms.
  turns(10, { uncoveredRatio: 0 }, { state: 'moving', uncoveredRatio: 0.05, lagRatio: -0.55 })
  engine.advance(70)
  expect(view().uncoveredRatio).toBeGreaterThan(0.3)
  after(480, at('resting', 60))
})

it('follows the visitor by a quarter of the way every 10 ms', () => {
  const { after, send } = start()

  after({ type: 'handle.moved', percent: 20 }, { state: 'moving', slider: slider(20), uncoveredRatio: 0.6, lagRatio: 0.4 })
  after(10, { uncoveredRatio: 0.5, lagRatio: 0.3 })
  send({ type: 'handle.moved', percent: 90 })
  after(10, { slider: slider(90), uncoveredRatio: 0.6 })
  after(200, at('resting', 90))
})

it.each(['covered', 'moving'])('can be moved while %s, and stays there', (state) => {
  const { after, engine, send, view } = startAhead()

  if (state === 'moving') send({ type: 'section.seen' })
  expect(view().state).toBe(state)
  send({ type: 'handle.moved', percent: 85 })
  engine.advance(300)
  send({ type: 'section.seen' })
  after({ type: 'hold.changed', reason: 'offscreen', held: true }, at('resting', 85))
})

it.each([
  [-5, 0],
  [101, 100],
])('takes %i for %i', (percent, kept) => {
  const { after, send } = start()

  send({ type: 'handle.moved', percent })
  after(300, at('resting', kept))
})

it('jumps with all motion stopped', () => {
  const { after, send, view } = startAhead()

  send({ type: 'hold.changed', reason: 'site', held: true })
  expect(view()).toEqual(at('resting', 60))
  send({ type: 'section.seen' })
  after({ type: 'handle.moved', percent: 10 }, at('resting', 10))
})
