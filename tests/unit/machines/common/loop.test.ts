import { expect, it } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createActor } from 'xstate'
import { allMachines } from '#devtools/machines.ts'
import { comparisonRaceView } from '#machines/comparison-race/comparison-race.view.ts'
import { funnelStagesView } from '#machines/funnel-stages/funnel-stages.view.ts'
import { funnelVisualizationView } from '#machines/funnel-visualization/funnel-visualization.view.ts'
import { heroRotationView } from '#machines/hero-rotation/hero-rotation.view.ts'
import { inputOf } from '../texts.ts'

/** The views of the machines with a pause button. */
const PAUSABLE = {
  'comparison-race': comparisonRaceView,
  'funnel-stages': funnelStagesView,
  'funnel-visualization': funnelVisualizationView,
  'hero-rotation': heroRotationView,
} as const

/** Starts a machine of the site and lets it run for a while. */
function run(id: string, forMs: number) {
  const engine = createSimulatedEngine()
  const actor = createActor(allMachines[id]!, { clock: engine, input: inputOf(id) as never }).start()
  for (const type of ['section.seen', 'days.built']) actor.send({ type })
  engine.advance(forMs)
  const hold = (held: boolean) => actor.send({ type: 'hold.changed', reason: 'site', held })
  return { actor, engine, hold, context: () => actor.getSnapshot().context as { holds: unknown }, value: () => actor.getSnapshot().value }
}

it.each(Object.keys(PAUSABLE))('the pause button of %s says what is true while all motion is stopped, and resumes this one', (id) => {
  const { actor, engine, hold } = run(id, 1_000)
  const press = () => actor.send({ type: 'pause.toggled' })
  const paused = () => PAUSABLE[id as keyof typeof PAUSABLE](actor.getSnapshot() as never).paused
  const runs = () => engine.pending().length > 0
  const said = [[paused(), runs()]]
  for (const act of [() => hold(true), press, press, () => hold(false), press, press, () => hold(true), () => hold(false), press]) {
    act()
    said.push([paused(), runs()])
  }
  const [moving, still] = [
    [false, true],
    [true, false],
  ]
  expect(said).toEqual([moving, still, moving, still, still, moving, still, still, still, moving])
})

// Held at the end of a tick, because what has passed of a tick is discarded.
it.each([
  ['build-steps', 1_000],
  ['code-reveal', 900],
  ['comparison-race', 1_000],
  ['funnel-stages', 2_000],
  ['funnel-visualization', 1_000],
  ['hero-rotation', 5_000],
  ['particle-words', 2_000],
  ['true-scale', 1_000],
  ['typewriter', 1_000],
])('%s stops while held and goes on from there', (id, atMs) => {
  const held = run(id, atMs)
  const before = held.context()
  held.hold(true)
  expect(held.engine.pending()).toEqual([])
  held.engine.advance(60_000)
  expect({ ...held.context(), holds: [] }).toEqual(before)
  held.hold(false)
  for (const waitMs of [0, 839, 1, 159, 1, 999, 1, 999, 1]) {
    held.engine.advance(waitMs)
    const free = run(id, held.engine.now() - 60_000)
    expect(held.context()).toEqual(free.context())
    expect(held.value()).toEqual(free.value())
  }
})
