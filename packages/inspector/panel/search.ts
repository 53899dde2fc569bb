import { nextTask } from '@drei-tage/engine'
import type { RecordingEntry } from '@drei-tage/recorder'
import { prepare } from '@drei-tage/recorder/internal'
import { inTurns } from '../session/inTurns.ts'
import { isFound } from './format.ts'

/** How many entries are searched between two renderings. */
const MOST_AT_ONCE = 500

/**
 * Searches entries for a text after each rendering, because those of a long recording take a second. Each is searched once.
 *
 * @param searchOn Renders again.
 */
export function createSearch(search: string, searchOn: () => void) {
  const text = search.toLowerCase()
  const verdicts = new Map<RecordingEntry, boolean>()
  /** What renderings have asked for in vain. */
  const open = new Set<RecordingEntry>()

  function* searchOpen(): Generator<undefined, void> {
    for (const entry of open) {
      yield* prepare(entry.data)
      verdicts.set(entry, isFound(entry, text))
      yield
    }
  }

  async function goOn(): Promise<void> {
    await nextTask()
    await inTurns(searchOpen())
    open.clear()
    searchOn()
  }

  return {
    /** Whether an entry contains the text. False if it has not been searched yet. */
    isFound(entry: RecordingEntry): boolean {
      const verdict = text === '' || verdicts.get(entry)
      if (verdict === undefined && open.size < MOST_AT_ONCE && !open.has(entry)) {
        open.add(entry)
        if (open.size === 1) void goOn()
      }
      return verdict ?? false
    },
    /** Whether there are more entries to be searched. */
    goesOn: (): boolean => open.size > 0,
  }
}
