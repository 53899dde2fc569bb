import { parseRecording, replay, serializeRecording } from '@drei-tage/recorder'
import { parseInSteps, replayInSteps, serializeInSteps } from '@drei-tage/recorder/internal'
import type { RecordingEntry } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { reveal } from './machines.ts'
import { counted, startSimulated } from './support.ts'

/** Counted instead of time, which differs from run to run: how often a replay of `count` entries of `rootCount` actors reads an entry. */
function readsIn(count: number, rootCount = 1): number {
  const { engine, recorder, options } = startSimulated()
  const actors = Array.from({ length: rootCount }, () => createActor(reveal, { ...options, input: { lines: Infinity } }).start())
  for (let tick = 0; tick < count / rootCount / 2; tick++) {
    engine.advance(150)
    for (const actor of actors) actor.send({ type: 'released' })
  }
  let reads = 0
  const recording = recorder.recording()
  const entries = new Proxy(recording.entries as RecordingEntry[], {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
      return Reflect.get(target, key) as unknown
    },
  })
  expect(replay({ ...recording, entries }, { machines: { reveal } }).difference).toBeUndefined()
  return reads
}

it('a replay of twice as many entries reads twice as many', () => {
  const reads = readsIn(1_000)
  expect(reads).toBeGreaterThan(1_000)
  // Each lookup of what comes next takes one step more.
  expect(readsIn(2_000)).toBeLessThan(2.2 * reads)
  // Nor does each actor read them all.
  expect(readsIn(1_000, 50)).toBeLessThan(2.2 * reads)
})

/** How often `count` grows at most between two steps. */
function mostAtOnce(steps: Generator<undefined, unknown>, count: () => number): number {
  let [most, before] = [0, count()]
  for (;;) {
    const { done } = steps.next()
    most = Math.max(most, count() - before)
    before = count()
    if (done) return most
  }
}

it('saving, loading and replaying can be interrupted after each entry, even if all are of one instant', () => {
  let sent = 0
  const clicks = setup({}).createMachine({ id: 'clicks', on: { click: { guard: () => (sent += 1) > 0 } } })
  const { recorder, options } = startSimulated()
  const actor = createActor(clicks, options).start()
  for (let count = 1; count < 50; count++) actor.send({ type: 'click' })
  const recording = recorder.recording()
  const stepsOf = (steps: Generator<undefined, unknown>) => [...steps].length
  expect(stepsOf(serializeInSteps(recording))).toBe(50)
  expect(stepsOf(parseInSteps(serializeRecording(recording)))).toBe(50)
  sent = 0
  expect(mostAtOnce(replayInSteps(parseRecording(serializeRecording(recording)), { machines: { clicks } }), () => sent)).toBe(1)
  expect(sent).toBe(49)
})

it('contexts are read when they are saved or replayed, each object once, and both can be interrupted', () => {
  const { counts, value: row } = counted({ id: 1 })
  const rows = Array.from({ length: 10_000 }, () => new Proxy(row, {}))
  const table = setup({}).createMachine({ id: 'table', context: { rows }, on: { loaded: {}, more: {} } })
  const { recorder, options } = startSimulated()
  const actor = createActor(table, options).start()
  actor.send({ type: 'more' })
  expect(counts.reads).toBe(0)
  actor.send({ type: 'loaded', rows })
  const recording = recorder.recording()
  counts.reads = 0
  expect(mostAtOnce(serializeInSteps(recording), () => counts.reads)).toBeLessThan(2_000)
  // The event has the rows of the context.
  expect(counts.reads).toBe(10_000)
  const file = parseRecording(serializeRecording(recording))
  expect(mostAtOnce(replayInSteps(file, { machines: { table } }), () => counts.reads)).toBeLessThan(2_000)
  expect(counts.reads).toBe(20_000)
})
