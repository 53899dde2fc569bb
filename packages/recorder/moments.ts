import type { Snapshot } from 'xstate'
import type { Recording, RecordingEntry } from './recording.ts'
import { mapInSteps } from './steps.ts'
import type { Moment } from './trace.ts'
import { fromPlain } from './values.ts'

/**
 * Every entry of a recording with the snapshot that it led to: that of the replay or, if there is none, what the recording has of it,
 * which is state, status, context, output and error, and none of the methods of a machine's snapshot. Can be interrupted.
 */
export function momentsOf({ entries }: Recording, replayed: ReadonlyMap<RecordingEntry, Moment>): Generator<undefined, Moment[]> {
  const machines = new Set<string>()
  return mapInSteps(entries, (entry) => {
    const { actor, kind, logic } = entry
    if (kind === 'start' && logic === undefined) machines.add(actor)
    return replayed.get(entry) ?? { entry, snapshot: snapshotOf(entry, machines.has(actor)), transitions: [] }
  })
}

/** Data is decoded when it is looked at, because a long recording has much of it. */
function snapshotOf({ value, status, error, data }: RecordingEntry, isMachine: boolean): Snapshot<unknown> {
  const held = () => data.value as { readonly context?: unknown; readonly output?: unknown; readonly error?: unknown }
  return {
    status: status ?? 'active',
    ...(isMachine && { machine: undefined, value }),
    get context() {
      return isMachine ? data.value : held().context
    },
    get output() {
      return isMachine ? undefined : held().output
    },
    get error() {
      return isMachine ? fromPlain(error) : held().error
    },
  } as unknown as Snapshot<unknown>
}
