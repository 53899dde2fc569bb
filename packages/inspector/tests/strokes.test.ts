import type { RecordingEntry } from '@drei-tage/recorder'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strokesOf } from '../panel/strokes.ts'

const entryAt = (atMs: number, kind: RecordingEntry['kind'], actor = 'a#1') => ({ atMs, kind, actor }) as RecordingEntry
const placeIn = (lengthMs: number) => (ms: number) => Math.round((ms / lengthMs) * 900)

describe("the ruler's strokes", () => {
  it('are those of all entries, one for each part', () => {
    const entries = fc
      .array(fc.tuple(fc.nat({ max: 2_000 }), fc.constantFrom('own' as const, 'sent' as const), fc.constantFrom('a#1', 'b#1')))
      .map((rows) => rows.toSorted(([one], [other]) => one - other).map(([atMs, kind, actor]) => entryAt(atMs, kind, actor)))
    fc.assert(
      fc.property(entries, (all) => {
        const place = placeIn(2_000)
        const drawn = (kind: string, actor?: string) => {
          const listed = all.filter((entry) => entry.kind === kind && (actor === undefined || entry.actor === actor))
          return [...new Set(listed.map(({ atMs }) => place(atMs)))]
        }
        expect(strokesOf(all, 'b#1', place)).toEqual({
          own: drawn('own'),
          sent: drawn('sent'),
          litOwn: drawn('own', 'b#1'),
          litSent: drawn('sent', 'b#1'),
        })
      }),
    )
  })

  it('cost what the ruler shows, and not what is recorded, and come with new entries', () => {
    const entries: RecordingEntry[] = []
    const costOf = (count: number) => {
      while (entries.length < count) entries.push(entryAt(entries.length, 'sent'))
      let places = 0
      const place = placeIn(count)
      strokesOf(entries, undefined, (ms) => ((places += 1), place(ms)))
      return places
    }
    expect(strokesOf(entries, undefined, placeIn(1)).sent).toEqual([])
    const few = costOf(10_000)
    expect(costOf(160_000)).toBeLessThan(few * 1.5)
  })
})
