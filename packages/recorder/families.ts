import type { Recording, RecordingEntry } from './recording.ts'
import { addTo } from './script.ts'
import { actorsIn } from './values.ts'

/**
 * Divides a recording into the smallest parts that can be replayed on their own: `indexes` are those of their entries in the whole. Can be
 * interrupted.
 */
export function* partsOf(recording: Recording) {
  /** By actor: another one of the same part, or itself. */
  const links = new Map(recording.entries.map(({ actor }) => [actor, actor]))
  const partOf = (actor: string): string => {
    const next = links.get(actor) as string
    if (next === actor) return actor
    const part = partOf(next)
    links.set(actor, part)
    return part
  }
  for (const { actor, parent, from, event, input, snapshot, data } of recording.entries) {
    for (const other of [parent, from, ...actorsIn([event, input, snapshot?.plain, data.changes])]) {
      if (other !== undefined && links.has(other)) links.set(partOf(other), partOf(actor))
    }
    yield
  }
  const parts = new Map<string, number[]>()
  for (const [index, { actor }] of recording.entries.entries()) {
    addTo(parts, partOf(actor), index)
    yield
  }
  return [...parts.values()].map((indexes) => {
    const entries = indexes.map((index) => recording.entries[index] as RecordingEntry)
    const starts = entries.filter(({ kind }) => kind === 'start')
    const roots = starts.filter(({ parent }) => parent === undefined).map(({ actor }) => actor)
    return { roots, actors: starts.map(({ actor }) => actor), indexes, recording: { ...recording, entries } }
  })
}
