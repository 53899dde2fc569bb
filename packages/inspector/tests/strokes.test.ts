import type { RecordingEntry } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { strokesOf } from '../panel/strokes.ts'

it('draws one stroke for all entries of one kind in a part of the ruler, and again those of the chosen actor', () => {
  const entries = [
    [0, 'sent', 'a#1'],
    [10, 'own', 'b#1'],
    [12, 'own', 'a#1'],
    [14, 'sent', 'b#1'],
    [30, 'own', 'a#1'],
  ].map(([atMs, kind, actor]) => ({ atMs, kind, actor }) as RecordingEntry)
  const strokes = strokesOf(entries, 'b#1', (ms) => Math.floor(ms / 10))
  expect(Object.values(strokes).map((places) => [...places])).toEqual([[1, 3], [0, 1], [1], [1]])
})
