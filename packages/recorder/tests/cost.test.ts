import { parseRecording, replay, serializeRecording } from '@drei-tage/recorder'
import { parseInSteps, replayInSteps, serializeInSteps } from '@drei-tage/recorder/internal'
import type { RecordingEntry } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { reveal } from './machines.ts'
import { startSimulated } from './support.ts'

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

it('saving, loading and replaying can be interrupted after each entry', () => {
  const { recorder, options } = startSimulated()
  const actor = createActor(reveal, { ...options, input: { lines: Infinity } }).start()
  for (let count = 1; count < 50; count++) actor.send({ type: 'released' })
  const recording = recorder.recording()
  const stepsOf = (steps: Generator<undefined, unknown>) => [...steps].length
  expect(stepsOf(serializeInSteps(recording))).toBe(50)
  expect(stepsOf(parseInSteps(serializeRecording(recording)))).toBe(50)
  expect(stepsOf(replayInSteps(parseRecording(serializeRecording(recording)), { machines: { reveal } }))).toBeGreaterThan(50)
})
