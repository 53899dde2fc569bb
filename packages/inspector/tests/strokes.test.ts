import type { RecordingEntry } from '@drei-tage/recorder'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strokesOf } from '../panel/strokes.ts'

const PARTS = 900
const entryAt = (atMs: number, kind: RecordingEntry['kind'], actor = 'a#1') => ({ atMs, kind, actor }) as RecordingEntry

/** Maps a window of recorded time to the parts of the ruler, as the ruler does. */
const placeIn = (fromMs: number, toMs: number) => (ms: number) => Math.round(((ms - fromMs) / (toMs - fromMs)) * PARTS)

describe("the ruler's strokes", () => {
  it('are those of all entries in the window, one for each part', () => {
    const entries = fc
      .array(fc.tuple(fc.nat({ max: 2_000 }), fc.constantFrom('own' as const, 'sent' as const), fc.constantFrom('a#1', 'b#1')))
      .map((rows) => rows.toSorted(([one], [other]) => one - other).map(([atMs, kind, actor]) => entryAt(atMs, kind, actor)))
    fc.assert(
      fc.property(entries, fc.nat({ max: 1_000 }), fc.integer({ min: 1, max: 1_500 }), (all, fromMs, lengthMs) => {
        const place = placeIn(fromMs, fromMs + lengthMs)
        const drawn = (kind: string, actor?: string) => {
          const listed = all.filter((entry) => entry.kind === kind && (actor === undefined || entry.actor === actor))
          return [...new Set(listed.map(({ atMs }) => place(atMs)).filter((at) => at >= 0 && at <= PARTS))]
        }
        expect(strokesOf(all, 'b#1', place, PARTS)).toEqual({
          own: drawn('own'),
          sent: drawn('sent'),
          litOwn: drawn('own', 'b#1'),
          litSent: drawn('sent', 'b#1'),
        })
      }),
    )
  })

  it('come with new entries, and are none for an actor that has done nothing', () => {
    const entries = [entryAt(10, 'own')]
    const place = (ms: number) => ms
    expect(strokesOf(entries, undefined, place, PARTS)).toMatchObject({ own: [10], litOwn: [] })
    entries.push(entryAt(20, 'own'))
    expect(strokesOf(entries, 'a#1', place, PARTS)).toMatchObject({ own: [10, 20], litOwn: [10, 20] })
  })

  it('cost what the ruler shows, and not what is recorded', () => {
    const costOf = (count: number) => {
      const entries = Array.from({ length: count }, (_, index) => entryAt(index, index % 2 === 0 ? 'own' : 'sent'))
      let places = 0
      const counted = (place: (ms: number) => number) => (ms: number) => {
        places += 1
        return place(ms)
      }
      strokesOf(entries, 'a#1', counted(placeIn(0, count)), PARTS)
      const whole = places
      strokesOf(entries, 'a#1', counted(placeIn(500, 520)), PARTS)
      return { whole, zoomed: places - whole }
    }
    const [few, many] = [costOf(10_000), costOf(160_000)]
    expect(many.whole).toBeLessThan(few.whole * 1.5)
    expect(many.zoomed).toBeLessThan(few.zoomed * 1.5)
    expect(few.zoomed).toBeLessThan(1_000)
  })
})
