import type { AnyEventObject, StateValue } from 'xstate'
import { machineIdOf } from './names.ts'
import { isObject, withChanges } from './patch.ts'
import type { Change } from './patch.ts'
import type { OpenTimer } from './restart.ts'

/** Incremented whenever the format of recordings changes. */
const RECORDING_VERSION = 3

/** Instants less than this many ms apart count as the same, as in the engine: sums of the same delays can differ in the last digit. */
export const SAME_TIME_MS = 1e-6

const FORMAT = 'xstate-recording'

/** One event that one actor processed. All values are plain data, as returned by `toPlain`. */
export interface RecordingEntry {
  /** Engine time, in ms. */
  readonly atMs: number
  /** The actor's name, such as 'confetti#1': the id of its machine or other logic, and its number in the session. */
  readonly actor: string
  /**
   * - `start`: the actor was started with `input`,
   * - `sent`: an event came from outside: from the page, or from a promise, a callback or an observable,
   * - `own`: an event came from the actors themselves: a delay elapsed, or a parent or child sent it,
   * - `stop`: the actor was stopped.
   */
  readonly kind: 'start' | 'sent' | 'own' | 'stop'
  readonly event: AnyEventObject
  /** The actor that sent the event. Omitted if it was the page or the actor itself. */
  readonly from?: string
  /** For a start: the actor that invoked or spawned this one. Omitted if the page created it. */
  readonly parent?: string
  /** For a start with a parent: how many actors the parent had created by then, this one included. Not all of them may have started. */
  readonly number?: number
  /** For a start: the actor is a promise, a callback or an observable. A replay does not run it. */
  readonly isEffect?: true
  readonly input?: unknown
  /** For a start: the id that XState gave the actor, such as 'x:3'. It is also the actor's own id if that has no other. */
  readonly sessionId?: string
  /** For a start of an actor that the page created: its own id and its `systemId`, if it was created with them. */
  readonly id?: string
  readonly systemId?: string
  /** For a start: the persisted snapshot that the actor started from, if it was created with one or was restarted, for example by React. */
  readonly snapshot?: unknown
  /** For a start with a snapshot: the delayed events that were scheduled again. */
  readonly timers?: readonly OpenTimer[]
  /** The actor's state afterwards. For anything but a machine: 'active', 'done', 'error' or 'stopped'. */
  readonly value: StateValue
  /** The actor's status afterwards, unless it is active. */
  readonly status?: 'done' | 'error' | 'stopped'
  /** The error of a machine that has failed. */
  readonly error?: unknown
  /** For an actor that threw: how many actions it had begun to execute. The last of them may be the one that threw. */
  readonly actions?: number
  /**
   * Engine time that passed while the actor processed the event, in ms. A delay that it set meanwhile may end later by that much.
   * Omitted if time stood still.
   */
  readonly tookMs?: number
  /**
   * For an event whose delay elapsed: how many delayed events of its type the sender had scheduled, this one included. Omitted if time
   * stood still when it was scheduled: then its delay says when it ends.
   */
  readonly delay?: number
  /** The changes to the actor's context, as JSON Patch. A start adds the whole context. */
  readonly changes: readonly Change[]
  /** The machine took no transition for the event. */
  readonly isIgnored?: true
}

/** A session: every event with its engine time and its results. */
export interface Recording {
  /** The engine's `randomState` at the beginning. */
  readonly randomState: number
  /** Engine time at which recording ended, in ms. */
  readonly endMs: number
  readonly entries: readonly RecordingEntry[]
}

/** Fields of an entry that are omitted in a file if they equal those of the actor's previous entry. */
const REPEATED = ['kind', 'event', 'from', 'value', 'status', 'isIgnored'] as const

const isOneOf =
  (...all: unknown[]) =>
  (value: unknown) =>
    all.includes(value)

type Fields = Omit<RecordingEntry, 'atMs' | 'actor' | 'changes'>

/** Whether a value from a file is one of a field. If it is not, the field is left out. */
const IS_VALID: Record<keyof Fields, (value: unknown) => boolean> = {
  kind: isOneOf('start', 'sent', 'own', 'stop'),
  event: isEvent,
  from: isText,
  value: isStateValue,
  status: isOneOf('done', 'error', 'stopped'),
  isIgnored: isOneOf(true),
  parent: isText,
  number: Number.isInteger,
  isEffect: isOneOf(true),
  input: () => true,
  sessionId: isText,
  id: isText,
  systemId: isText,
  snapshot: () => true,
  timers: isTimers,
  error: () => true,
  actions: Number.isInteger,
  tookMs: isTime,
  delay: Number.isInteger,
}
/** Fields of an entry that are written whenever it has them. */
const OWN = Object.keys(IS_VALID).filter((key) => !(REPEATED as readonly string[]).includes(key)) as (keyof typeof IS_VALID)[]

/**
 * Converts a recording to the text of a file, with one entry per line. To keep the file small, an entry omits what is the same as in
 * the actor's previous entry, and numbers replace actors' names.
 */
export function serializeRecording({ randomState, endMs, entries }: Recording): string {
  const numbers = new Map<string, number>()
  const before = new Map<string, Record<string, string | undefined>>()
  const lines = entries.map(({ atMs, actor, changes, ...fields }) => {
    if (!numbers.has(actor)) numbers.set(actor, numbers.size)
    const last = before.get(actor) ?? {}
    const now = Object.fromEntries(REPEATED.map((key) => [key, JSON.stringify(fields[key])]))
    before.set(actor, now)
    // Fields that the previous entry had and this one lacks are written as null.
    const changed = REPEATED.filter((key) => now[key] !== last[key]).map((key) => [key, fields[key] ?? null])
    return JSON.stringify({
      atMs,
      actor: numbers.get(actor),
      ...Object.fromEntries(changed),
      ...Object.fromEntries(OWN.map((key) => [key, fields[key as keyof typeof fields]])),
      ...(changes.length > 0 && { changes }),
    })
  })
  const head = JSON.stringify({ format: FORMAT, version: RECORDING_VERSION, randomState, endMs, actors: [...numbers.keys()] }).slice(0, -1)
  return lines.length === 0 ? `${head},"entries":[]}\n` : `${head},"entries":[\n${lines.join(',\n')}\n]}\n`
}

/**
 * Parses a recording from the text of a file.
 *
 * @throws {Error} that says what is wrong, if the text is not a recording of this version.
 */
export function parseRecording(text: string): Recording {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Error('recording: the file is not JSON. Choose a file that the panel has saved.')
  }
  if (!isObject(file) || file.format !== FORMAT) {
    throw new Error('recording: the file is not a recording. Choose a file that the panel has saved.')
  }
  if (file.version !== RECORDING_VERSION) {
    throw new Error(
      `recording: version ${String(file.version)} cannot be read, this page reads version ${RECORDING_VERSION}. Record it again.`,
    )
  }
  const { randomState, endMs, actors, entries } = file
  if (!Number.isInteger(randomState) || !isTime(endMs) || !isNames(actors) || !Array.isArray(entries)) {
    throw new Error('recording: the file is damaged, randomState, endMs, actors or entries are missing.')
  }
  return { randomState: randomState as number, endMs, entries: readEntries(entries, actors, endMs) }
}

function readEntries(rows: readonly unknown[], actors: readonly string[], endMs: number): RecordingEntry[] {
  const before = new Map<string, Record<string, unknown>>()
  const contexts = new Map<string, unknown>()
  let lastMs = 0
  return rows.map((row, index) => {
    const require: (holds: boolean, what: string) => asserts holds = (holds, what) => {
      if (!holds) throw new Error(`recording: entry ${index} is damaged, ${what}.`)
    }
    require(isObject(row), 'it is not an object')
    const { atMs, changes = [] } = row
    const actor = actors[row.actor as number]
    require(isTime(atMs), 'it has no time')
    require(atMs >= lastMs, 'it is earlier than the entry before it')
    require(atMs <= endMs, 'it is later than the end')
    require(actor !== undefined && machineIdOf(actor) !== '', 'it names no actor')
    const last = before.get(actor)
    // A field that the previous entry had and this one lacks is null.
    const now = { ...last, ...Object.fromEntries(REPEATED.filter((key) => key in row).map((key) => [key, row[key] ?? undefined])) }
    const { kind, status = 'done' } = now
    require(IS_VALID.kind(kind), `'${String(kind)}' is not a kind of entry`)
    require((last === undefined) === (kind === 'start'), `'${actor}' must start first, and once`)
    require(isEvent(now.event), 'it has no event')
    require(isStateValue(now.value), 'it has no state')
    require(IS_VALID.status(status), `'${JSON.stringify(status)}' is not a status`)
    require(isChanges(changes), 'its changes are not a JSON Patch')
    try {
      contexts.set(actor, withChanges(contexts.get(actor), changes))
    } catch {
      require(false, 'its changes refer to a place that does not exist')
    }
    before.set(actor, now)
    lastMs = atMs
    const fields: Record<string, unknown> = { ...row, ...now }
    const valid = Object.entries(IS_VALID).filter(([key, isValid]) => fields[key] !== undefined && isValid(fields[key]))
    return { atMs, actor, ...(Object.fromEntries(valid.map(([key]) => [key, fields[key]])) as Fields), changes }
  })
}

function isTimers(value: unknown): boolean {
  const isTimer = (one: unknown) =>
    isObject(one) && isNames(one.source) && isNames(one.target) && isEvent(one.event) && isText(one.id) && isTime(one.restMs)
  return Array.isArray(value) && value.every(isTimer)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isEvent(value: unknown): value is AnyEventObject {
  return isObject(value) && isText(value.type)
}

function isStateValue(value: unknown): value is StateValue {
  return isText(value) || (isObject(value) && Object.values(value).every(isStateValue))
}

function isChanges(value: unknown): value is Change[] {
  const isOp = isOneOf('add', 'replace', 'remove')
  return Array.isArray(value) && value.every((one) => isObject(one) && isText(one.path) && isOp(one.op))
}
