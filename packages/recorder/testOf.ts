import { createSimulatedEngine } from '@drei-tage/engine'
import type { SimulatedEngine } from '@drei-tage/engine'
import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate'
import { isSame } from './compare.ts'
import { FileData } from './data.ts'
import { createTestActor } from './inert.ts'
import { machineIdOf, UNNAMED } from './names.ts'
import { changesBetween, escaped, firstDifference, isObject } from './patch.ts'
import { isLeftOut, leftOutIn, TOO_LARGE } from './redact.ts'
import { parseInSteps, SAME_TIME_MS, serializeInSteps } from './recording.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import { finish, mapInSteps } from './steps.ts'
import { createReader, fromPlain, isEncoded } from './values.ts'

/** The name of a machine's export, and the path from which a test imports it. */
export interface MachineImport {
  readonly name: string
  readonly from: string
}

/** A test of more characters than that is not written as steps, because nobody would read them. */
const LONGEST_STEPS = 100_000
/** A test of more characters than that is not written at all: editors, formatters and reviews do not take it. */
const LONGEST = 1_000_000

/** What a test runs with. */
interface Running {
  readonly engine: SimulatedEngine
  readonly machine: AnyStateMachine
  actor?: AnyActorRef
  isWrong: boolean
}

/** A statement of a test, and the same to be run. */
interface Step {
  readonly text: string
  readonly run: (test: Running) => void
}

type ImportOf = ((machineId: string) => MachineImport) | undefined

const usualImport = (id: string): MachineImport =>
  id === UNNAMED ? { name: 'machine', from: './machine.ts' } : { name: `${camel(id)}Machine`, from: `./${id}.machine.ts` }

/** The import of a machine, and its name in the test: that of its export, unless it may be that of something else there. */
function importFor(id: string, importOf: ImportOf = usualImport) {
  const { name, from } = importOf(id)
  const local = /machine$/i.test(name) ? name : 'machine'
  return { local, line: `import { ${local === name ? name : `${name} as ${local}`} } from ${quoted(from)}` }
}

/**
 * Writes what an actor did in a recording as the text of a complete Vitest file, which runs on the simulated clock.
 *
 * For a standalone machine, the test reads as if written by hand: which events were sent when, and the resulting states. For a
 * machine with children, or with behaviour that a sequence of steps cannot express, the test replays the machine's part of the
 * recording. So does a test that would have too many steps to read. Both skip the machine's own actions.
 *
 * @param actor The actor's name in the recording. For a child, the test is about the root actor that it belongs to.
 * @param importOf How the test imports a machine. By default the import is a guess, and a comment in the test says to adapt it.
 * @throws {Error} when the recording has no such actor, or the test would have more than a million characters even without contexts.
 */
export function testOf(recording: Recording, actor: string, importOf?: (machineId: string) => MachineImport): string {
  const family = finish(asFile(familyOf(recording, actor)))
  return finish(textInSteps(family, stepsOf(family, importOf), gapsOf(family), importOf))
}

/** The text of a test, after remarks: as steps or, without any, as a replay. Can be interrupted. */
export function* textInSteps(
  family: Recording,
  steps: readonly Step[] | undefined,
  remarks: readonly string[],
  importOf: ImportOf,
): Generator<undefined, string> {
  const { actor: root } = family.entries[0] as RecordingEntry
  const id = machineIdOf(root)
  const { local, line } = importFor(id, importOf)
  const imports = (what: string) => `import { ${what} } from '@drei-tage/recorder'\nimport { expect, it } from 'vitest'\n${line}\n`
  const text = steps ? stepsText() : yield* replayText()
  const all = importOf ? remarks : ["Adapt the machine's name and the path that it is imported from.", ...remarks]
  return [...all.map((remark) => `// ${remark.replace(/\s+/g, ' ')}`), text].join('\n')

  function stepsText(): string {
    const seed = family.randomState === 1 ? '' : `{ seed: ${family.randomState} }`
    const lines = (steps ?? []).map((step) => step.text).join('\n')
    return `import { createSimulatedEngine } from '@drei-tage/engine'
${imports('createTestActor')}
it(${quoted(`${id} does what was recorded`)}, () => {
  const engine = createSimulatedEngine(${seed})
${lines.replace(/^\n/, '')}
})
`
  }

  function* replayText(): Generator<undefined, string> {
    const file = (yield* serializeInSteps(family)).replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
    const last = family.entries.findLast(({ actor }) => actor === root) as RecordingEntry
    return `${imports('parseRecording, replay')}
it(${quoted(`${id} replays as recorded`)}, () => {
  const { difference, moments } = replay(recording, { machines: { ${keyed(id, local)} } })
  expect(difference).toBeUndefined()
  expect(moments.filter(({ entry }) => entry.actor === ${quoted(root)}).at(-1)?.entry.value).toEqual(${literal(last.value)})
})

const recording = parseRecording(\`${file}\`)
`
  }
}

/** What a test of a family does not compare, in a sentence, if there is anything. */
export function gapsOf({ entries }: Recording): string[] {
  const placesIn = ({ actor, data }: RecordingEntry) =>
    data.changes
      .flatMap((change) => ('value' in change ? leftOutIn(change.value, change.path) : []))
      .map((path) => `${path.slice(1) || 'the context'} of ${actor}`)
  const places = [...new Set(entries.flatMap(placesIn))]
  return places.length === 0 ? [] : [`It does not compare ${places.join(', ')}: left out of the recording, or too large.`]
}

/**
 * The part of a recording that is about an actor's family: the root actor that it belongs to, and all descendants of the root.
 *
 * @throws {Error} when the recording has no such actor.
 */
export function familyOf(recording: Recording, actor: string): Recording {
  const parents = new Map(recording.entries.filter(({ kind }) => kind === 'start').map((entry) => [entry.actor, entry.parent]))
  if (!parents.has(actor)) throw new Error(`recording: there is no actor '${actor}' in it.`)
  const rootOf = (name: string): string => {
    const parent = parents.get(name)
    return parent === undefined ? name : rootOf(parent)
  }
  const root = rootOf(actor)
  return { ...recording, entries: recording.entries.filter((entry) => rootOf(entry.actor) === root) }
}

/** What a test of a family does, step by step; undefined if steps cannot express it. */
export function stepsOf({ endMs, entries }: Recording, importOf: ImportOf): Step[] | undefined {
  const [start, ...others] = entries as [RecordingEntry, ...RecordingEntry[]]
  // Steps can only send events to the machine itself.
  if (!others.every(({ actor, from }) => actor === start.actor && from === undefined)) return undefined
  if (start.logic || start.snapshot) return undefined
  // The failure of the machine would be that of the test.
  if (entries.some(({ status }) => status === 'error')) return undefined
  const { input, id, systemId, sessionId = 'no session' } = start
  // A number of the session matters only where the machine tells it.
  const isTold = entries.some(({ event, data }) => JSON.stringify([event, data.changes]).includes(sessionId))
  const options = { ...(input !== undefined && { input }), ...(id && { id }), ...(systemId && { systemId }), ...(isTold && { sessionId }) }
  const steps: Step[] = []
  let length = 0
  let atMs = 0
  const goTo = (ms: number) => {
    if (ms > atMs) steps.push({ text: `\n  engine.advanceTo(${ms})`, run: ({ engine }) => engine.advanceTo(ms) })
    atMs = Math.max(atMs, ms)
  }
  for (const [index, { kind, event, value, data, atMs: ms }] of entries.entries()) {
    const next = entries[index + 1]
    const given = literal(kind === 'start' ? options : event)
    const state = isLeftOut(data.plain) ? { value } : { value, context: data.plain }
    const expected = literal(state, true)
    // Steps cannot express an event that is sent just before a timer of the same instant: advancing time fires the timer first.
    const isSentBeforeTimer = kind === 'sent' && next?.kind === 'own' && next.atMs - ms <= SAME_TIME_MS
    if (given === undefined || expected === undefined || isSentBeforeTimer) return undefined
    // Of several `own` entries in a row, only the last one is checked.
    if (kind === 'own' && next?.kind === 'own') continue
    goTo(ms)
    if (kind === 'start') {
      const { local } = importFor(machineIdOf(start.actor), importOf)
      const more = given === '{}' ? '' : `, ${given.slice(1, -1)}`
      const text = `  const actor = createTestActor(${local}, { clock: engine${more} }).start()`
      steps.push({ text, run: (test) => startTest(test, options) })
    }
    if (kind === 'sent') steps.push({ text: `  actor.send(${given})`, run: ({ actor }) => actor?.send(fromPlain(event) as EventObject) })
    if (kind === 'stop') steps.push({ text: '  actor.stop()', run: ({ actor }) => actor?.stop() })
    else steps.push({ text: `  expect(actor.getSnapshot()).toMatchObject(${expected})`, run: (test) => expectState(test, state) })
    length += given.length + expected.length
    if (length > LONGEST_STEPS) return undefined
  }
  goTo(endMs)
  return steps
}

function startTest(test: Running, options: object): void {
  test.actor = createTestActor(test.machine, { clock: test.engine, ...(fromPlain(options) as object) })
  test.actor.subscribe({ error: () => (test.isWrong = true) })
  test.actor.start()
}

function expectState(test: Running, state: { readonly value: unknown; readonly context?: unknown }): void {
  const { value, context } = (test.actor as AnyActorRef).getSnapshot() as typeof state
  // What was left out may be large.
  const gaps = new Set(leftOutIn(state.context, ''))
  const { plain } = createReader(undefined, ({ path }) => gaps.has(path))
  const found = 'context' in state ? { value, context: finish(plain(context, '')) } : { value }
  test.isWrong ||= firstDifference(state, found, isSame) !== undefined
}

/** Runs the steps of a test with a machine. Returns whether they fail. Can be interrupted. */
export function* isFailing(steps: readonly Step[], seed: number, machine: AnyStateMachine): Generator<undefined, boolean> {
  const test: Running = { engine: createSimulatedEngine({ seed }), machine, isWrong: false }
  yield* mapInSteps(steps, ({ run }) => run(test))
  return test.isWrong
}

/**
 * A family as a test has it: from a file, without the largest fields of contexts if it is too long otherwise. A replay takes them for equal.
 *
 * @throws {Error} if it is too long even without contexts.
 */
export function* asFile(family: Recording): Generator<undefined, Recording> {
  let text = yield* serializeInSteps(family, LONGEST)
  for (const most of [LONGEST / 10, LONGEST / 100, 0])
    if (text.length > LONGEST) text = yield* serializeInSteps(yield* withoutFields(family, most))
  if (text.length > LONGEST) {
    const limit = `${LONGEST / 1_000_000} MB is the most that projects can use`
    const instead = 'Look back and copy it at an earlier moment, or save the recording, and have a test read the file and replay it'
    throw new Error(`recording: a test of '${family.entries[0]?.actor}' would be too long, ${limit}. ${instead}.`)
  }
  return yield* parseInSteps(text)
}

/** A family without the fields of contexts that take more than `most` characters in all changes of an actor. */
function* withoutFields({ entries, ...recording }: Recording, most: number): Generator<undefined, Recording> {
  const effects = new Set(entries.flatMap(({ actor, logic }) => (logic === 'effect' ? [actor] : [])))
  const sizes = new Map<string, number>()
  const before = new Map<string, unknown>()
  for (const { actor, kind, data } of entries) {
    for (const change of kind === 'start' ? changesBetween({}, data.plain) : data.changes) {
      const field = `${change.path.split('/')[1]} of ${actor}`
      sizes.set(field, (sizes.get(field) ?? 0) + JSON.stringify(change).length)
    }
    yield
  }
  const without = (actor: string, plain: unknown) => {
    if (effects.has(actor) || !isObject(plain) || isEncoded(plain)) return plain
    const kept = (key: string, value: unknown) => ((sizes.get(`${escaped(key)} of ${actor}`) ?? 0) > most ? { $opaque: TOO_LARGE } : value)
    return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, kept(key, value)]))
  }
  const smaller = yield* mapInSteps(entries, (entry) => {
    const plain = without(entry.actor, entry.data.plain)
    const data = new FileData(plain, changesBetween(before.get(entry.actor), plain))
    before.set(entry.actor, plain)
    return { ...entry, data }
  })
  return { ...recording, entries: smaller }
}

/** Plain data as code that makes what `fromPlain` does; undefined if none does. What was left out is not expected. */
function literal(plain: unknown, isExpected = false): string | undefined {
  if (typeof plain !== 'object' || plain === null) return JSON.stringify(plain)
  if (Array.isArray(plain)) {
    const items = plain.map((item) => (isExpected && isLeftOut(item) ? undefined : literal(item, isExpected)))
    return items.includes(undefined) ? undefined : `[${items.join(',')}]`
  }
  const [[key, inner] = ['', undefined]] = isEncoded(plain) ? (Object.entries(plain) as [string, unknown][]) : []
  if (isLeftOut(plain)) return JSON.stringify(fromPlain(plain))
  if (key === '$number') return String(inner)
  if (key === '$bigint') return `${String(inner)}n`
  if (key === '$undefined') return 'undefined'
  if (key === '$date') return `new Date(${inner === null ? 'NaN' : quoted(String(inner))})`
  if (key === '$map' || key === '$set') {
    const items = literal(inner, isExpected)
    return items && `new ${key === '$map' ? 'Map' : 'Set'}(${items})`
  }
  if (key !== '' && key !== '$object') return undefined
  const fields = (key === '' ? Object.entries(plain) : (inner as [string, unknown][])).filter(
    ([, value]) => !isExpected || !isLeftOut(value),
  )
  const texts = fields.map(([name, value]) => keyed(name, literal(value, isExpected)))
  return texts.includes(undefined) ? undefined : `{${texts.join(',')}}`
}

/** A field of an object as code. */
const keyed = (name: string, value: string | undefined) =>
  value && `${name === '__proto__' ? '["__proto__"]' : JSON.stringify(name)}:${value}`

/** A text as a literal in single quotes. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

function camel(id: string): string {
  const name = id.replace(/[^A-Za-z\d]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')
  return /^[A-Za-z]/.test(name) ? `${name[0]?.toLowerCase()}${name.slice(1)}` : `actor${name}`
}
