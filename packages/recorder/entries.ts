import type { AnyEventObject, Snapshot } from 'xstate'
import type { Cast, Known } from './cast.ts'
import { LiveData } from './data.ts'
import { holdingsOf, isMachineState, valueOf } from './logic.ts'
import type { Passage } from './passages.ts'
import type { RecordingEntry } from './recording.ts'
import type { OpenTimer } from './restart.ts'
import { remembered } from './values.ts'
import type { Reader } from './values.ts'
import { optionsOf } from './xstate-internals.ts'

type Mutable = { -readonly [Key in keyof RecordingEntry]: RecordingEntry[Key] }

/** Writes the entry of a passage that is done, and updates what is remembered of its actor. */
export function entryOf(passage: Passage, actor: Known, { nameOf, startCount }: Cast, read: Reader): RecordingEntry {
  const { ref, kind, event, from, atMs } = passage
  const snapshot = passage.snapshot as Snapshot<unknown>
  const isMachine = isMachineState(snapshot)
  const at = startCount()
  const holdings = holdingsOf(snapshot)
  actor.data = new LiveData(holdings, actor.data, () => read.plain(holdings, isMachine ? '/context' : '', at))
  const entry: Mutable = {
    atMs,
    actor: nameOf(ref) ?? ref.id,
    kind,
    event: eventOf(event, kind, read),
    value: valueOf(snapshot),
    data: actor.data,
  }
  if (kind === 'start') addStart(entry, passage, actor, nameOf, read, at)
  else if (from && from !== ref) entry.from = nameOf(from) ?? from.id
  if (snapshot.status !== 'active') entry.status = snapshot.status
  else if (isMachine && kind !== 'start' && kind !== 'stop' && passage.transitions.length === 0) entry.isIgnored = true
  if (isMachine && snapshot.status === 'error') entry.error = read.copy(snapshot.error, '/error')
  if (passage.hasThrown) entry.actions = passage.actions
  return entry
}

/** Adds what the entry of a start has beyond that of an event. */
function addStart(entry: Mutable, { ref, from: parent, point }: Passage, actor: Known, nameOf: Cast['nameOf'], read: Reader, at: number) {
  const { input, systemId } = optionsOf(ref)
  const { id, sessionId } = ref
  entry.sessionId = sessionId
  if (parent) entry.parent = nameOf(parent) ?? parent.id
  else if (id !== sessionId) entry.id = id
  if (!parent && systemId !== undefined) entry.systemId = systemId
  if (actor.number !== undefined) entry.number = actor.number
  if (actor.kind !== 'machine') entry.logic = actor.kind
  if (input !== undefined) entry.input = read.copy(input, '/input')
  if (!point) return
  entry.snapshot = new LiveData(point.snapshot, undefined, () => read.plain(point.snapshot, '', at))
  entry.timers = point.timers.map((timer) => read.copy(timer, '') as OpenTimer)
}

/** An event as plain data. It always has its type, even if it is an object that cannot be read otherwise. */
function eventOf(event: AnyEventObject, kind: RecordingEntry['kind'], read: Reader): AnyEventObject {
  const type = String(event.type)
  // Only the type: the input has a field of its own, and the children's snapshots have entries of their own.
  if (kind === 'start' || type.startsWith('xstate.snapshot.')) return { type }
  const plain = read.copy(event, '/event') as AnyEventObject & { readonly $instance?: readonly [string, object] }
  return typeof plain.type === 'string' ? plain : remembered({ ...plain.$instance?.[1], type }, event)
}
