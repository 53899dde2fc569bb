import type { AnyEventObject, StateValue } from 'xstate'
import { FileData, prepare } from './data.ts'
import type { Data } from './data.ts'
import { machineIdOf } from './names.ts'
import { isObject, withChanges } from './patch.ts'
import type { Change } from './patch.ts'
import type { OpenTimer } from './restart.ts'
import { finish, mapInSteps } from './steps.ts'
import { fromPlain, wholeOf } from './values.ts'

/** Incremented whenever the format of recordings changes. */
const RECORDING_VERSION = 6

/** Instants less than this many ms apart count as the same, as in the engine: sums of the same delays can differ in the last digit. */
export const SAME_TIME_MS = 1e-6

const FORMAT = 'xstate-recording'

/** One event that one actor processed. Events, inputs and errors are plain data, which JSON can keep. */
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
  /**
   * For a start of anything but a machine: a transition function, or an effect, which is a promise, a callback or an observable. A replay
   * does not run effects.
   */
  readonly logic?: 'reducer' | 'effect'
  readonly input?: unknown
  /** For a start: the id that XState gave the actor, such as 'x:3'. It is also the actor's own id if that has no other. */
  readonly sessionId?: string
  /** For a start of an actor that the page created: its own id and its `systemId`, if it was created with them. */
  readonly id?: string
  readonly systemId?: string
  /** For a start: the persisted snapshot that the actor started from, if it was created with one or was restarted, for example by React. */
  readonly snapshot?: Pick<Data, 'plain'>
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
  /** The machine took no transition for the event. */
  readonly isIgnored?: true
  /** What the actor holds afterwards. */
  readonly data: Data
}

/** A session: every event with its engine time and its results. */
export interface Recording {
  /** The engine's `randomState` at the beginning. */
  readonly randomState: number
  /** Engine time at which recording ended, in ms. */
  readonly endMs: number
  readonly entries: readonly RecordingEntry[]
}

const isOneOf =
  (...all: unknown[]) =>
  (value: unknown) =>
    all.includes(value)
const isAnything = () => true
const isText = (value: unknown): value is string => typeof value === 'string'
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isEvent = (value: unknown): value is AnyEventObject => isObject(value) && isText(value.type)
const isStateValue = (value: unknown): value is StateValue => isText(value) || (isObject(value) && Object.values(value).every(isStateValue))
const isTimer = (value: unknown) =>
  isObject(value) &&
  isNames(value.source) &&
  isNames(value.target) &&
  isEvent(value.event) &&
  isText(value.id) &&
  typeof fromPlain(value.restMs) === 'number'
const isChange = (value: unknown) => isObject(value) && isText(value.path) && isOneOf('add', 'replace', 'remove')(value.op)
const isListOf = (isItem: (item: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isItem)

/** Whether a value from a file is one of a field. */
const IS_VALID: Record<keyof Omit<RecordingEntry, 'data'> | 'changes', (value: unknown) => boolean> = {
  atMs: isTime,
  actor: (value) => isText(value) && machineIdOf(value) !== '',
  kind: isOneOf('start', 'sent', 'own', 'stop'),
  event: isEvent,
  value: isStateValue,
  from: isText,
  parent: isText,
  number: Number.isInteger,
  logic: isOneOf('reducer', 'effect'),
  input: isAnything,
  sessionId: isText,
  id: isText,
  systemId: isText,
  snapshot: isObject,
  timers: isListOf(isTimer),
  status: isOneOf('done', 'error', 'stopped'),
  error: isAnything,
  actions: Number.isInteger,
  isIgnored: isOneOf(true),
  changes: isListOf(isChange),
}
/** The fields that every entry has. */
const REQUIRED = ['atMs', 'actor', 'kind', 'event', 'value'] as const

/** Converts a recording to the text of a file: lines of JSON, one for the session and one for each entry. */
export const serializeRecording = (recording: Recording): string => finish(serializeInSteps(recording))

/**
 * The same, and can be interrupted.
 *
 * @param most Above so many characters, the other entries are not read any more, and the text is no recording.
 */
export function* serializeInSteps({ randomState, endMs, entries }: Recording, most = Infinity): Generator<undefined, string> {
  const lines = [JSON.stringify({ format: FORMAT, version: RECORDING_VERSION, randomState, endMs })]
  let left = most
  for (const entry of entries) {
    if (left < 0) break
    yield* prepare(entry.data)
    yield* prepare(entry.snapshot)
    const { changes } = entry.data
    const [event, input, snapshot] = [yield* wholeOf(entry.event), yield* wholeOf(entry.input), entry.snapshot?.plain]
    // JSON leaves out what is undefined.
    const line = JSON.stringify({ ...entry, event, input, snapshot, data: undefined, changes: changes.length > 0 ? changes : undefined })
    left -= line.length
    lines.push(line)
    yield
  }
  return [...lines, ''].join('\n')
}

/**
 * Parses a recording from the text of a file.
 *
 * @throws {Error} that says what is wrong, if the text is not a recording of this version.
 */
export const parseRecording = (text: string): Recording => finish(parseInSteps(text))

/** The same, and can be interrupted. */
export function* parseInSteps(text: string): Generator<undefined, Recording> {
  // Editors may have added a byte order mark, and empty lines at the end.
  const [head = '', ...lines] = text.replace(/^\uFEFF|\s+$/g, '').split('\n')
  const { format, version, randomState, endMs } = { ...(parsed(head) as Record<string, unknown> | undefined) }
  if (format !== FORMAT) throw new Error('recording: the file is not a recording. Choose a file that the panel has saved.')
  if (version !== RECORDING_VERSION) {
    throw new Error(`recording: version ${String(version)} cannot be read, this page reads version ${RECORDING_VERSION}. Record it again.`)
  }
  if (!Number.isInteger(randomState) || !isTime(endMs)) throw new Error('recording: the file is damaged, randomState or endMs are missing.')
  return { randomState: randomState as number, endMs, entries: yield* readEntries(lines, endMs) }
}

/** Undefined if a text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readEntries(lines: readonly string[], endMs: number): Generator<undefined, RecordingEntry[]> {
  const held = new Map<string, Data>()
  let lastMs = 0
  return mapInSteps(lines, (line, index) => {
    const row = parsed(line)
    const fault = faultOf(row)
    const refuse = (what: string) => new Error(`recording: entry ${index} is damaged, ${what}.`)
    if (fault !== undefined) throw refuse(fault)
    const { changes = [], snapshot, ...entry } = row as RecordingEntry & { readonly changes?: readonly Change[] }
    const { actor, atMs, kind } = entry
    if (atMs < lastMs) throw refuse('it is earlier than the entry before it')
    if (atMs > endMs) throw refuse('it is later than the end')
    const before = held.get(actor)
    if ((before === undefined) !== (kind === 'start')) throw refuse(`'${actor}' must start first, and once`)
    let data: Data
    try {
      data = new FileData(withChanges(before?.plain, changes), changes)
    } catch {
      throw refuse('its changes refer to a place that does not exist')
    }
    held.set(actor, data)
    lastMs = atMs
    return { ...entry, ...(snapshot && { snapshot: new FileData(snapshot) }), data }
  })
}

/** What is wrong with an entry of a file. */
function faultOf(row: unknown): string | undefined {
  if (!isObject(row)) return 'it is not an object in JSON'
  const missing = REQUIRED.find((key) => row[key] === undefined)
  if (missing) return `${missing} is missing`
  const wrong = Object.keys(row).find((key) => !Object.hasOwn(IS_VALID, key) || !IS_VALID[key as keyof typeof IS_VALID](row[key]))
  return wrong === undefined ? undefined : `${wrong} is not valid`
}
