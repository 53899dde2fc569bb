import { machineIdOf } from './names.ts'
import type { RecordingEntry } from './recording.ts'

/** The entries of a recording, indexed so that looking up what comes next takes the same time wherever it is. Can be interrupted. */
export function* createScript(entries: readonly RecordingEntry[]) {
  /** Indexes of the actors' own events by actor and event type. They ascend. */
  const byOwnEvent = new Map<string, number[]>()
  /** Names of actors by id, in the order in which they started. */
  const names = new Map<string, string[]>()
  /** The starts of children by parent and number. */
  const children = new Map<string, RecordingEntry>()
  const effectIds = new Set<string>()
  /** By list: how many of its items have been taken. */
  const taken = new Map<readonly unknown[], number>()

  for (const [index, entry] of entries.entries()) {
    const { actor, kind, event, parent, number } = entry
    yield
    if (kind === 'own') addTo(byOwnEvent, keyOf(actor, event.type), index)
    if (kind !== 'start') continue
    addTo(names, machineIdOf(actor), actor)
    if (entry.logic === 'effect') effectIds.add(machineIdOf(actor))
    if (parent !== undefined && number !== undefined) children.set(keyOf(parent, String(number)), entry)
  }

  /** The first item of a list, from a place on, that has not been taken. */
  function take<T>(list: readonly T[] | undefined, from = 0): T | undefined {
    if (!list) return undefined
    const place = Math.max(taken.get(list) ?? 0, from)
    taken.set(list, place + 1)
    return list[place]
  }

  return {
    entries,
    /** The ids of promises, callbacks and observables. */
    effectIds: effectIds as ReadonlySet<string>,
    /** The name of the next actor with this id. Counting would misname those of a partial recording: 'member#2' without 'member#1'. */
    takeName: (id: string): string | undefined => take(names.get(id)),
    /** The start of the child that was the `number`th that its parent created. Undefined if it never started. */
    childOf: (parent: string, number: number): RecordingEntry | undefined => children.get(keyOf(parent, String(number))),
    /** The index of the first of an actor's own events of a type at or after an index. Each is returned once. */
    takeOwn(actor: string, type: string, from: number): number | undefined {
      const list = byOwnEvent.get(keyOf(actor, type))
      const first = firstPlace(list ?? [], (index) => index >= from)
      return take(list, first)
    },
  }
}

export type Script = ReturnType<typeof createScript> extends Generator<undefined, infer Made> ? Made : never

/** Names may contain anything, so their length says where they end. */
const keyOf = (actor: string, name: string) => `${actor.length} ${actor}${name}`

/** Appends to one of several lists. */
export function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** The first place in a list whose item `holds`; otherwise its length. `holds` must be true for all later items as well. */
export function firstPlace<T>(list: readonly T[], holds: (item: T) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(list[middle] as T)) high = middle
    else low = middle + 1
  }
  return low
}
