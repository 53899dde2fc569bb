import type { AnyEventObject, Snapshot } from 'xstate'
import type { Known } from './cast.ts'
import { holdingsOf, isMachineState, valueOf } from './logic.ts'
import { changesBetween } from './patch.ts'
import type { Passage } from './passages.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import type { RestartPoint } from './restart.ts'
import { remembered } from './values.ts'
import type { NameOf, Reader } from './values.ts'
import { optionsOf } from './xstate-internals.ts'

/** Writes the entry of a passage that is done, and updates what is remembered of its actor. */
export function entryOf(passage: Passage, written: Known, nameOf: NameOf, read: Reader): RecordingEntry {
  const { ref, kind, event, from, transitions, atMs, tookMs, hasThrown, actions, delay } = passage
  const snapshot = passage.snapshot as Snapshot<unknown>
  const before = written.context
  const holdings = holdingsOf(snapshot)
  const isMachine = isMachineState(snapshot)
  if (holdings !== written.holdings) written.context = read(holdings, isMachine ? '/context' : '', true)
  written.holdings = holdings
  const isIgnored = isMachine && (kind === 'sent' || kind === 'own') && transitions.length === 0 && snapshot.status === 'active'
  return {
    atMs,
    actor: nameOf(ref) ?? ref.id,
    kind,
    event: eventOf(event, kind, read),
    ...(kind === 'start' ? startOf(passage, written, nameOf, read) : from && from !== ref && { from: nameOf(from) ?? from.id }),
    value: valueOf(snapshot),
    ...(snapshot.status !== 'active' && { status: snapshot.status }),
    ...(isMachine && snapshot.status === 'error' && { error: read(snapshot.error, '/error') }),
    ...(hasThrown && { actions }),
    ...(tookMs > SAME_TIME_MS && { tookMs }),
    ...(delay !== undefined && { delay }),
    changes: changesBetween(before, written.context),
    ...(isIgnored && { isIgnored }),
  }
}

/** What the entry of a start has beyond that of an event. */
function startOf({ from: parent, point }: Passage, { ref, kind, number }: Known, nameOf: NameOf, read: Reader) {
  const { input: given, systemId } = optionsOf(ref)
  const input = read(given, '/input')
  const { id, sessionId } = ref
  return {
    sessionId,
    ...(!parent && id !== sessionId && { id }),
    ...(!parent && systemId !== undefined && { systemId }),
    ...(parent && { parent: nameOf(parent) ?? parent.id }),
    ...(number !== undefined && { number }),
    ...(kind === 'effect' && { isEffect: true as const }),
    ...(input !== undefined && { input }),
    ...(point && (read(point, '') as RestartPoint)),
  }
}

/** An event as plain data. It always has its type, even if it is an object that cannot be read otherwise. */
function eventOf(event: AnyEventObject, kind: RecordingEntry['kind'], read: Reader): AnyEventObject {
  const type = String(event.type)
  // Only the type: the input has a field of its own, and the children's snapshots have entries of their own.
  if (kind === 'start' || type.startsWith('xstate.snapshot.')) return { type }
  const plain = read(event, '/event') as AnyEventObject & { readonly $instance?: readonly [string, object] }
  return typeof plain.type === 'string' ? plain : remembered({ ...plain.$instance?.[1], type }, event)
}
