import { expect, it } from 'vitest'
import { funnelStagesMachine } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { funnelStagesView } from '#machines/funnel-stages/funnel-stages.view.ts'
import { startMachine } from '../support.ts'

function startStages() {
  const run = startMachine(funnelStagesMachine, funnelStagesView, { reducedMotion: false })
  return { ...run, start: () => run.send({ type: 'start.pressed' }), slide: () => run.send({ type: 'slider.moved' }) }
}

it('the loop of the interactive funnel highlights the next of four stages every 3 s, round and round', () => {
  const { turns, view } = startStages()

  for (const next of [1, 2, 3, 0, 1]) {
    const before = view().stage
    turns(3_000, { stage: before }, { stage: next })
  }
})

it('the parts of the interactive funnel say which stage is highlighted, and that an animation cannot be started twice', () => {
  const { start, view } = startStages()

  expect(view().stages.map((stage) => stage['data-current'])).toEqual([true, false, false, false])
  expect(view().start['aria-disabled']).toBe(false)
  start()
  expect(view().start['aria-disabled']).toBe(true)
})

it('"Animation starten" steps through all four stages 800 ms apart and runs until done', () => {
  const { after, engine, send, start, view } = startStages()

  after(7_000, { stage: 2 })
  start()
  // The visitor has started it and it ends by itself, so nothing holds it.
  send({ type: 'hold.changed', reason: 'focus', held: true })
  for (const stage of [0, 1, 2, 3]) {
    expect(view()).toMatchObject({ state: 'animating', stage, running: true })
    after(799, { state: 'animating', stage, running: true })
    engine.advance(1)
  }
  expect(view()).toMatchObject({ state: 'looping', stage: 3, running: false })
})

it('the visitor slider runs for 1 s after its last move', () => {
  const { engine, slide, turns, view } = startStages()

  slide()
  engine.advance(900)
  slide()
  expect(view()).toMatchObject({ state: 'adjusting', running: true })
  turns(1_000, { state: 'adjusting', running: true }, { state: 'looping', running: false })
})
