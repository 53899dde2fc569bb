import { nextTask } from '@drei-tage/engine'
import type { RecordingEntry } from '@drei-tage/recorder'
import { isFound } from './format.ts'

/** How many entries are searched at once. */
const MOST_AT_ONCE = 500

/**
 * Searches entries for a text, some at each rendering, because those of a long recording take a second. Each is searched once.
 *
 * @param searchOn Renders again.
 */
export function createSearch(search: string, searchOn: () => void) {
  const text = search.toLowerCase()
  const verdicts = new Map<RecordingEntry, boolean>()
  let left = 0
  return {
    /** Called before each rendering. */
    begin(): void {
      left = MOST_AT_ONCE
    },
    /** Whether an entry contains the text. False if it has not been searched yet. */
    isFound(entry: RecordingEntry): boolean {
      if (text === '') return true
      const known = verdicts.get(entry)
      if (known !== undefined || left === 0) return known ?? false
      left -= 1
      if (left === 0) void nextTask().then(searchOn)
      const verdict = isFound(entry, text)
      verdicts.set(entry, verdict)
      return verdict
    },
    /** Whether there are more entries to be searched. */
    goesOn: (): boolean => left === 0,
  }
}
