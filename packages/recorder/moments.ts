import type { Snapshot } from 'xstate'
import { withChanges } from './patch.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import type { Moment } from './trace.ts'
import { fromPlain } from './values.ts'

/**
 * Every entry of a recording with the snapshot that it led to, as far as the recording has it: state, status, context, output and error.
 * Needs no machine and no replay. The snapshots have none of the methods of a machine's.
 */
export function momentsOf({ entries }: Recording): Moment[] {
  const holdings = new Map<string, unknown>()
  const machines = new Set<string>()
  return entries.map((entry) => {
    const { actor, kind, changes } = entry
    if (kind === 'start' && !entry.isEffect && !isReducer(entry)) machines.add(actor)
    const plain = withChanges(holdings.get(actor), changes)
    holdings.set(actor, plain)
    return { entry, snapshot: snapshotOf(entry, plain, machines.has(actor)), transitions: [] }
  })
}

function snapshotOf({ value, status, error }: RecordingEntry, plain: unknown, isMachine: boolean): Snapshot<unknown> {
  const held: { context?: unknown; output?: unknown; error?: unknown } = isMachine ? { context: plain, error } : { ...(plain as object) }
  return {
    status: status ?? 'active',
    ...(isMachine && { machine: undefined, value }),
    output: fromPlain(held.output),
    error: fromPlain(held.error),
    // Decoded when it is read, because a long recording has many contexts.
    get context() {
      return fromPlain(held.context)
    },
  } as unknown as Snapshot<unknown>
}

/** Whether the entry starts a reducer: an actor whose snapshot has a context but no state. */
export function isReducer({ value, changes: [first] }: RecordingEntry): boolean {
  const context = first && 'value' in first ? first.value : undefined
  return value === 'active' && Object.keys(context ?? {}).join() === 'context'
}
