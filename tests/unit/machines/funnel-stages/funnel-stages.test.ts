import { describe, expect, it } from 'vitest'
import { DEMO_SCENARIO } from '#machines/funnel-stages/funnel-figures.ts'
import { funnelStagesMachine } from '#machines/funnel-stages/funnel-stages.machine.ts'
import type { FunnelStagesInput } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { funnelStagesView } from '#machines/funnel-stages/funnel-stages.view.ts'
import { startMachine } from '../support.ts'

function startStages(input: Partial<FunnelStagesInput> = {}) {
  const run = startMachine(funnelStagesMachine, funnelStagesView, { reducedMotion: false, ...input })
  return {
    ...run,
    start: () => run.send({ type: 'start.pressed' }),
    slide: (visitors: number) => run.send({ type: 'visitors.changed', visitors }),
  }
}

it('the loop of the interactive funnel highlights the next of four stages every 3 s, round and round', () => {
  const { turns, view } = startStages()

  for (const next of [1, 2, 3, 0, 1]) {
    const before = view().stage
    turns(3_000, { stage: before }, { stage: next })
  }
})

it('the parts of the interactive funnel say which stage is highlighted, what the slider allows, and that an animation cannot be started twice', () => {
  const { start, view } = startStages()

  expect(view().stages.map((stage) => stage['data-current'])).toEqual([true, false, false, false])
  expect(view().slider).toEqual({ min: 100, max: 10_000, step: 100, value: 1_000 })
  expect(view().start['aria-disabled']).toBe(false)
  start()
  expect(view().start['aria-disabled']).toBe(true)
})

it('"Animation starten" steps through all four stages 800 ms apart and runs until done', () => {
  const { after, engine, start, view } = startStages()

  after(7_000, { stage: 2 })
  start()
  for (const stage of [0, 1, 2, 3]) {
    expect(view()).toMatchObject({ state: 'animating', stage, running: true })
    after(799, { state: 'animating', stage, running: true })
    engine.advance(1)
  }
  expect(view()).toMatchObject({ state: 'looping', stage: 3, running: false })
})

it('the visitor slider runs for 1 s after a move', () => {
  const { slide, turns, view } = startStages()

  slide(2_000)
  expect(view()).toMatchObject({ state: 'adjusting', running: true })
  turns(1_000, { state: 'adjusting', running: true }, { state: 'looping', running: false, visitors: 2_000 })
})

describe('own numbers in the interactive funnel', () => {
  it('keep their rates when the slider moves', () => {
    const { send, slide, view } = startStages()

    send({ type: 'scenario.changed', scenario: { ...DEMO_SCENARIO, customerPermille: 100 } })
    slide(200)
    expect(view().figures).toEqual([200, 70, 30, 20])
  })

  it('replace the numbers of the demo without running, corrected if they contradict each other', () => {
    const { send, view } = startStages()

    send({
      type: 'scenario.changed',
      scenario: { visitors: 1_040, interestPermille: 100, leadPermille: 900, customerPermille: 950, valueEuro: -1 },
    })
    expect(view()).toMatchObject({ state: 'looping', running: false, figures: [1_000, 100, 100, 100], revenueEuro: 100 })
  })
})

describe('the interactive funnel with reduced motion', () => {
  it('jumps to the end of the animation', () => {
    const { start, view } = startStages({ reducedMotion: true })

    start()
    expect(view()).toMatchObject({ state: 'looping', stage: 3, running: false })
  })

  it('follows the slider without running', () => {
    const { slide, view } = startStages({ reducedMotion: true })

    slide(500)
    expect(view()).toMatchObject({ state: 'looping', running: false, figures: [500, 175, 75, 25] })
  })

  it('stops everything that moves when motion is reduced later', () => {
    const { after, engine, slide, start } = startStages()

    start()
    slide(500)
    engine.advance(900)
    after({ type: 'motion.reduced' }, { state: 'looping', stage: 3, running: false, visitors: 500 })
  })
})

describe('the announcement of the numbers', () => {
  it.each([false, true])('is made once, 700 ms after the last of ten moves (reduced motion: %s)', (reducedMotion) => {
    const { engine, slide, trace, turns } = startStages({ reducedMotion })

    for (let visitors = 1_100; visitors <= 2_000; visitors += 100) {
      slide(visitors)
      engine.advance(120)
    }
    turns(
      580,
      { visitors: 2_000, told: { figures: [1_000, 350, 150, 50] } },
      { told: { figures: [2_000, 700, 300, 100], revenueEuro: 50_000 } },
    )
    engine.advance(60_000)
    expect(new Set(trace.map((entry) => entry.view.told.revenueEuro))).toEqual(new Set([25_000, 50_000]))
  })

  it('is not delayed further by unchanged numbers', () => {
    const { engine, send, turns } = startStages()
    const scenario = { ...DEMO_SCENARIO, visitors: 3_000 }

    send({ type: 'scenario.changed', scenario })
    engine.advance(600)
    send({ type: 'scenario.changed', scenario: { ...scenario } })
    turns(100, { told: { revenueEuro: 25_000 } }, { told: { revenueEuro: 75_000 } })
  })
})
