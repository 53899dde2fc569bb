import { createHistory, parseRecording, replay, serializeRecording } from '@drei-tage/recorder'
import type { Moment } from '@drei-tage/recorder'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allMachines } from '../../../src/inspection/machines.ts'
import { record, recordOnPage, seen, sessions } from './sessions.ts'
import { runs } from '../seed.ts'

const site = { machines: allMachines }

function historyOf(moments: readonly Moment[]) {
  const history = createHistory()
  for (const moment of moments) history.add(moment)
  return history
}

/** A moment without its time, whose last digit may differ. */
function comparable({ entry: { actor, kind, event, input, value, changes }, snapshot }: Moment) {
  return { actor, kind, event, input, value, changes, snapshot: seen(snapshot) }
}

describe('recorded time, over random sessions of all machines', () => {
  it('is the same when replayed from its file, snapshot by snapshot', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const { moments, recording } = record(session)
        const file = serializeRecording(recording)
        const { moments: again, difference } = replay(parseRecording(file), site)
        expect(difference).toBeUndefined()
        expect(again.map(comparable)).toEqual(moments.map(comparable))
        for (const [index, { entry }] of again.entries())
          expect(Math.abs(entry.atMs - (moments[index]?.entry.atMs ?? NaN))).toBeLessThan(1e-6)
      }),
      { numRuns: runs(20) },
    )
  })

  it('is the same when recorded on a page, where time passes while actors are busy', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        expect(replay(parseRecording(recordOnPage(session)), site).difference).toBeUndefined()
      }),
      { numRuns: runs(20) },
    )
  })

  it('is the same when scrubbed to random points, in the recorded and the replayed session', () => {
    fc.assert(
      fc.property(sessions, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }), (session, places) => {
        const { engine, moments, recording } = record(session)
        const histories = [historyOf(moments), historyOf(replay(recording, site).moments)]
        for (const place of places) {
          const ms = place * engine.now()
          const point = moments.filter(({ entry }) => entry.atMs <= ms + 1e-6).length
          for (const history of histories) {
            expect(history.countAt(ms)).toBe(point)
            for (const actor of history.actors()) {
              const last = moments.slice(0, point).findLast(({ entry }) => entry.actor === actor)
              expect(seen(history.snapshotAt(actor, point))).toEqual(seen(last?.snapshot))
              expect(history.lastEntryAt(actor, point)?.event).toEqual(last?.entry.event)
            }
          }
        }
      }),
      { numRuns: runs(15) },
    )
  })

  it('notices one changed entry', () => {
    fc.assert(
      fc.property(sessions, fc.nat(), (session, choice) => {
        const { recording } = record(session)
        fc.pre(recording.entries.length > 0)
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
