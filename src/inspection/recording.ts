import type { AnyEventObject, StateValue } from 'xstate'

/** Raised when the shape of recordings changes. */
export const RECORDING_VERSION = 1

/** Instants this close, in ms, are one: the engine's own measure. Sums of the same delays can differ by a last digit. */
export const SAME_TIME_MS = 1e-6

const FORMAT = 'drei-tage.recording'

/** One thing that happened to one actor, in the order in which it happened. */
export interface RecordingEntry {
  /** Engine time, in ms. */
  readonly atMs: number
  /** The machine's id and which of its actors in this session it is: 'confetti#1'. */
  readonly actor: string
  /**
   * - `start`: the actor came to life with `input`,
   * - `sent`: an event came from outside, from a visitor or the page,
   * - `own`: a delay of the machine itself ran out,
   * - `stop`: the actor ended.
   */
  readonly kind: 'start' | 'sent' | 'own' | 'stop'
  readonly event: AnyEventObject
  readonly input?: unknown
  /** The state it was in afterwards. */
  readonly value: StateValue
  /** Hash of its context afterwards. */
  readonly contextHash: number
}

/** A session: everything from outside with its engine time, and what came of it. */
export interface Recording {
  /** Where the engine's randomness stood at the beginning: what `engine.randomState` is set to for a repetition. */
  readonly randomState: number
  /** Engine time at which recording ended, in ms. */
  readonly endMs: number
  readonly entries: readonly RecordingEntry[]
}

/** The machine's id in the name of an actor: 'confetti' in 'confetti#1'. */
export function machineIdOf(actor: string): string {
  return actor.slice(0, Math.max(0, actor.lastIndexOf('#')))
}

/** A 32-bit FNV-1a hash of a value as JSON. Equal contexts have equal hashes; that is all it is for. */
export function hashOf(value: unknown): number {
  const text = JSON.stringify(value) ?? ''
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/**
 * A recording as the text of a file, an entry a line. What an entry shares with the one before of the same actor
 * is left out, so that a minute of ticks stays small.
 */
export function serializeRecording({ randomState, endMs, entries }: Recording): string {
  const before = new Map<string, { event: string; value: string }>()
  const lines = entries.map(({ atMs, actor, kind, event, input, value, contextHash }) => {
    const last = before.get(actor)
    const now = { event: JSON.stringify(event), value: JSON.stringify(value) }
    before.set(actor, now)
    return JSON.stringify({
      atMs,
      actor,
      kind,
      ...(now.event !== last?.event && { event }),
      ...(input !== undefined && { input }),
      ...(now.value !== last?.value && { value }),
      contextHash,
    })
  })
  const head = JSON.stringify({ format: FORMAT, version: RECORDING_VERSION, randomState, endMs }).slice(0, -1)
  return lines.length === 0 ? `${head},"entries":[]}\n` : `${head},"entries":[\n${lines.join(',\n')}\n]}\n`
}

/**
 * Reads a recording from the text of a file.
 *
 * @throws {Error} that says what is wrong, where the text is no recording of this version.
 */
export function parseRecording(text: string): Recording {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Error('recording: the file is not JSON. Choose a file that the panel has saved.')
  }
  if (!isObject(file) || file.format !== FORMAT) {
    throw new Error('recording: the file is no recording of this site. Choose a file that the panel has saved.')
  }
  if (file.version !== RECORDING_VERSION) {
    throw new Error(
      `recording: version ${String(file.version)} cannot be read, this page reads version ${RECORDING_VERSION}. Record it again.`,
    )
  }
  const { randomState, endMs, entries } = file
  if (!Number.isInteger(randomState) || !isTime(endMs) || !Array.isArray(entries)) {
    throw new Error('recording: the file is damaged, randomState, endMs or entries are missing.')
  }
  return { randomState: randomState as number, endMs, entries: readEntries(entries, endMs) }
}

function readEntries(rows: readonly unknown[], endMs: number): RecordingEntry[] {
  const before = new Map<string, RecordingEntry>()
  let lastMs = 0
  return rows.map((row, index) => {
    const damaged = (what: string) => new Error(`recording: entry ${index} is damaged, ${what}.`)
    if (!isObject(row)) throw damaged('it is no object')
    const { atMs, actor, kind, input, contextHash } = row
    if (!isTime(atMs)) throw damaged('it has no time')
    if (atMs < lastMs) throw damaged('it lies before the one in front of it')
    if (atMs > endMs) throw damaged('it lies behind the end')
    if (typeof actor !== 'string' || machineIdOf(actor) === '') throw damaged('it names no actor')
    if (!isKind(kind)) throw damaged(`'${String(kind)}' is no kind of entry`)
    if (typeof contextHash !== 'number') throw damaged('it has no contextHash')
    const last = before.get(actor)
    if ((last === undefined) !== (kind === 'start')) throw damaged(`'${actor}' must start first, and once`)
    const event = row.event ?? last?.event
    const value = row.value ?? last?.value
    if (!isEvent(event)) throw damaged('it has no event')
    if (!isStateValue(value)) throw damaged('it has no state')
    const entry: RecordingEntry = { atMs, actor, kind, event, ...('input' in row && { input }), value, contextHash }
    before.set(actor, entry)
    lastMs = atMs
    return entry
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isKind(value: unknown): value is RecordingEntry['kind'] {
  return value === 'start' || value === 'sent' || value === 'own' || value === 'stop'
}

function isEvent(value: unknown): value is AnyEventObject {
  return isObject(value) && typeof value.type === 'string'
}

function isStateValue(value: unknown): value is StateValue {
  return typeof value === 'string' || (isObject(value) && Object.values(value).every(isStateValue))
}
