import type { Snapshot } from 'xstate'
import type { Recording, RecordingEntry } from './recording.ts'
import type { Moment } from './trace.ts'
import { fromPlain } from './values.ts'

/**
 * Every entry of a recording with the snapshot that it led to, as far as the recording has it: state, status, context, output and error.
 * Needs no machine and no replay. The snapshots have none of the methods of a machine's.
 */
export function momentsOf({ entries }: Recording): Moment[] {
  const machines = new Set<string>()
  return entries.map((entry) => {
    const { actor, kind, logic } = entry
    if (kind === 'start' && logic === undefined) machines.add(actor)
    return { entry, snapshot: snapshotOf(entry, machines.has(actor)), transitions: [] }
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
