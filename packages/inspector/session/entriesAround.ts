import type { RecordingEntry } from '@drei-tage/recorder'

/** An entry in a list, and the point after it. */
export interface ListedEntry {
  readonly entry: RecordingEntry
  readonly point: number
  /** Whether the entry is after the selected moment. */
  readonly isLater: boolean
}

/**
 * The entries for which `isListed` returns true, in order: at most `most` of the first `point` entries, the last ones, and at most `most`
 * of the others. `hasMore` tells whether there are further ones.
 */
export function entriesAround(
  entries: readonly RecordingEntry[],
  point: number,
  most: number,
  isListed: (entry: RecordingEntry) => boolean,
): { rows: ListedEntry[]; hasMore: boolean } {
  const pick = (first: number, end: number, step: 1 | -1): ListedEntry[] => {
    const rows: ListedEntry[] = []
    // One entry more than asked for shows whether there are others.
    for (let index = first; index !== end && rows.length <= most; index += step) {
      const entry = entries[index] as RecordingEntry
      if (isListed(entry)) rows.push({ entry, point: index + 1, isLater: index >= point })
    }
    return rows
  }
  const before = pick(point - 1, -1, -1)
  const after = pick(point, entries.length, 1)
  return { rows: [...before.slice(0, most).toReversed(), ...after.slice(0, most)], hasMore: before.length > most || after.length > most }
}
