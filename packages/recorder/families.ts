import type { Recording, RecordingEntry } from './recording.ts'
import { actorsIn } from './values.ts'

/** A part of a recording that can be replayed on its own. */
export interface Part {
  /** The root actors: one, or several that send to one another or hold references to one another. */
  readonly roots: readonly string[]
  /** These and all their descendants, in the order in which they started. */
  readonly actors: readonly string[]
  /** What they did. */
  readonly recording: Recording
  /** The index of each of these entries in the whole recording. */
  readonly indexes: readonly number[]
}

/** Divides a recording into the smallest parts that can be replayed on their own. */
export function partsOf(recording: Recording): Part[] {
  /** By actor: another one of the same part, or itself. */
  const links = new Map(recording.entries.map(({ actor }) => [actor, actor]))
  const partOf = (actor: string): string => {
    const next = links.get(actor) ?? actor
    if (next === actor) return actor
    const part = partOf(next)
    links.set(actor, part)
    return part
  }
  for (const { actor, parent, from, event, input, snapshot, changes } of recording.entries) {
    for (const other of [parent, from, ...actorsIn([event, input, snapshot, changes])]) {
      if (other !== undefined && links.has(other)) links.set(partOf(other), partOf(actor))
    }
  }
  const parts = new Map<string, { roots: string[]; actors: string[]; indexes: number[]; entries: RecordingEntry[] }>()
  for (const [index, entry] of recording.entries.entries()) {
    const name = partOf(entry.actor)
    const part = parts.get(name) ?? { roots: [], actors: [], indexes: [], entries: [] }
    parts.set(name, part)
    part.indexes.push(index)
    part.entries.push(entry)
    if (entry.kind !== 'start') continue
    part.actors.push(entry.actor)
    if (entry.parent === undefined) part.roots.push(entry.actor)
  }
  return [...parts.values()].map(({ entries, ...part }) => ({ ...part, recording: { ...recording, entries } }))
}
