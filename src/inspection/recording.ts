import type { AnyEventObject, StateValue } from 'xstate'

/** Raised when the shape of recordings changes. */
export const RECORDING_VERSION = 1

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

/** A session as a file: everything from outside with its engine time, and what came of it. */
export interface Recording {
  readonly format: 'drei-tage.recording'
  readonly version: number
  /** Where the engine's randomness stood at the beginning. */
  readonly randomState: number
  /** Engine time at which recording ended, in ms. */
  readonly endMs: number
  readonly entries: readonly RecordingEntry[]
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

const KINDS: readonly string[] = ['start', 'sent', 'own', 'stop']

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEntry(value: unknown): value is RecordingEntry {
  return (
    isObject(value) &&
    typeof value.atMs === 'number' &&
    Number.isFinite(value.atMs) &&
    value.atMs >= 0 &&
    typeof value.actor === 'string' &&
    typeof value.kind === 'string' &&
    KINDS.includes(value.kind) &&
    isObject(value.event) &&
    typeof value.event.type === 'string' &&
    typeof value.contextHash === 'number'
  )
}

/**
 * Reads a recording from the text of a file.
 *
 * @throws {Error} that says what is wrong, where the text is no recording of this version.
 */
export function parseRecording(text: string): Recording {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('recording: the file is not JSON. Choose a file saved by the panel.')
  }
  if (!isObject(value) || value.format !== 'drei-tage.recording') throw new Error('recording: the file is no recording of this site.')
  if (value.version !== RECORDING_VERSION) {
    throw new Error(`recording: version ${String(value.version)} cannot be read, this page writes version ${RECORDING_VERSION}.`)
  }
  const { randomState, endMs, entries } = value
  if (!Number.isInteger(randomState) || typeof endMs !== 'number' || !Number.isFinite(endMs) || !Array.isArray(entries)) {
    throw new Error('recording: the file is damaged: randomState, endMs or entries are missing.')
  }
  const bad = entries.findIndex((entry) => !isEntry(entry))
  if (bad >= 0) throw new Error(`recording: entry ${bad} is damaged.`)
  const late = entries.findIndex((entry: RecordingEntry, index) => index > 0 && entry.atMs < (entries[index - 1] as RecordingEntry).atMs)
  if (late >= 0) throw new Error(`recording: entry ${late} lies before the one in front of it.`)
  return { format: value.format, version: value.version, randomState: randomState as number, endMs, entries: entries as RecordingEntry[] }
}
