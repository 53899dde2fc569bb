import { replay } from '@drei-tage/recorder'
import type { Moment } from '@drei-tage/recorder'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Actor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import { allMachines, sampleEvents } from '#devtools/machines.ts'
import { inputOf } from '../../unit/machines/texts.ts'
import { asFile, startSimulated } from '../../unit/recorder/support.ts'
import { stepsOf } from '../machines/fuzz.ts'
import { runs } from '../seed.ts'

const site = { machines: allMachines }
const seeds = fc.nat()

/**
 * Records a random session in which machines start, receive events and stop. Actors also send events to each other at the same instant, as
 * on the page, where the race requests confetti during its own tick.
 */
function record(seed: number) {
  const { engine, moments, recorder, options } = startSimulated()
  const running = new Map<string, Actor<AnyStateMachine>>()
  let heard = 0
  const start = (id: string, machine: AnyStateMachine) => {
    const input = { ...inputOf(id), reducedMotion: seed % 6 === 0 } as never
    const actor = createActor(machine, { ...options, input })
    actor.subscribe(() => {
      heard += 1
      // Only every third snapshot triggers another event, so that the actors do not trigger each other endlessly.
      const [otherId, other] = [...running][heard % running.size] ?? []
      const samples = sampleEvents[otherId ?? ''] ?? []
      if (heard % 3 === 0) other?.send(samples[heard % samples.length] as AnyEventObject)
    })
    running.set(id, actor)
    actor.start()
  }
  for (const [index, { machineId, event, waitMs }] of stepsOf(seed, 80).entries()) {
    // Rounded to eighths of a millisecond, because their sums are exact.
    engine.advance(Math.round(waitMs * 8) / 8)
    const actor = running.get(machineId)
    if (!actor) start(machineId, allMachines[machineId]!)
    else if (index % 10 > 0) actor.send(event)
    else {
      running.delete(machineId)
      actor.stop()
    }
  }
  engine.advance(3_000)
  return { moments, recording: recorder.recording() }
}

/** The comparable part of a snapshot. */
function seen(shown: Snapshot<unknown> | undefined) {
  const snapshot = shown as AnyMachineSnapshot | undefined
  return snapshot && { value: snapshot.value, context: snapshot.context as unknown, status: snapshot.status, tags: [...snapshot.tags] }
}

/** A moment without its time, because the last digit of the time may differ. */
function comparable({ entry: { actor, kind, event, input, value, changes }, snapshot }: Moment) {
  return { actor, kind, event, input, value, changes, snapshot: seen(snapshot) }
}

describe('recorded time, over random sessions of all machines', () => {
  it('is the same when replayed from its file, snapshot by snapshot', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { moments, recording } = record(seed)
        const { moments: again, difference } = replay(asFile(recording), site)
        expect(difference).toBeUndefined()
        expect(again.map(comparable)).toEqual(moments.map(comparable))
        for (const [index, { entry }] of again.entries())
          expect(Math.abs(entry.atMs - (moments[index]?.entry.atMs ?? NaN))).toBeLessThan(1e-6)
      }),
      { numRuns: runs(20) },
    )
  })

  it('notices one changed entry', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), (seed, choice) => {
        const { recording } = record(seed)
        const index = choice % recording.entries.length
        const entries = recording.entries.map((entry, at) =>
          at === index ? { ...entry, changes: [...entry.changes, { op: 'add' as const, path: '/unknown', value: 1 }] } : entry,
        )
        expect(replay({ ...recording, entries }, site).difference).toMatchObject({
          index,
          actor: entries[index]?.actor,
          atMs: entries[index]?.atMs,
          path: '/context/unknown',
          old: 1,
          new: undefined,
        })
      }),
      { numRuns: runs(15) },
    )
  })
})
