import { expect, it } from 'vitest'
import { startById } from '../texts.ts'

/** Starts a machine of the site and lets it run for a while. */
function run(id: string, forMs: number) {
  const { actor, engine, send, view } = startById(id)
  for (const type of ['section.seen', 'days.built']) send({ type })
  engine.advance(forMs)
  const hold = (held: boolean) => send({ type: 'hold.changed', reason: 'site', held })
  return { engine, send, view, hold, context: () => actor.getSnapshot().context as object, value: () => actor.getSnapshot().value }
}

const PAUSABLE = ['comparison-race', 'funnel-stages', 'funnel-visualization', 'hero-rotation']
it.each(PAUSABLE)('the pause button of %s says what is true while all motion is stopped, and resumes this one', (id) => {
  const { engine, hold, send, view } = run(id, 1_000)
  const press = () => send({ type: 'pause.toggled' })
  const acts = [
    () => undefined,
    () => hold(true),
    press,
    press,
    () => hold(false),
    press,
    press,
    () => hold(true),
    () => hold(false),
    press,
  ]
  const saysPaused = acts.map((act) => {
    act()
    expect(view().paused).toBe(engine.pending().length === 0)
    return view().paused
  })
  expect(saysPaused).toEqual([false, true, false, true, true, false, true, true, true, false])
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
    expect([held.context(), held.value()]).toEqual([free.context(), free.value()])
  }
})
