import { createSimulatedEngine } from '@drei-tage/engine'
import type { AnyActorRef, AnyEventObject, AnyStateMachine, StateValue } from 'xstate'
import { FileData } from './data.ts'
import { createTestActor } from './inert.ts'
import { machineIdOf, UNNAMED } from './names.ts'
import { firstDifference } from './patch.ts'
import { isLeftOut, TOO_LARGE } from './redact.ts'
import { parseInSteps, SAME_TIME_MS, serializeInSteps } from './recording.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import { finish } from './steps.ts'
import { toPlain } from './values.ts'

/** The name of a machine's export, and the path from which a test imports it. */
export interface MachineImport {
  readonly name: string
  readonly from: string
}

/** A test of more characters than that is not written as steps, because nobody would read them. */
const LONGEST_STEPS = 100_000
/** A test of more characters than that is not written at all: editors, formatters and reviews do not take it. */
const LONGEST = 1_000_000

/** What a test does, one after the other. */
export type Step =
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'start'; readonly options: Readonly<Record<string, unknown>> }
  | { readonly kind: 'send'; readonly event: AnyEventObject }
  | { readonly kind: 'expect'; readonly state: { readonly value: StateValue; readonly context: unknown } }
  | { readonly kind: 'stop' }

const usualImport = (id: string): MachineImport =>
  id === UNNAMED ? { name: 'machine', from: './machine.ts' } : { name: `${camel(id)}Machine`, from: `./${id}.machine.ts` }

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
  return finish(textInSteps(family, stepsOf(family), importOf))
}

/** The text of a test: as steps or, without any, as a replay. Can be interrupted. */
export function* textInSteps(
  family: Recording,
  steps: readonly Step[] | undefined,
  importOf?: (machineId: string) => MachineImport,
): Generator<undefined, string> {
  const { actor: root } = family.entries[0] as RecordingEntry
  const id = machineIdOf(root)
  const machine = importOf?.(id) ?? usualImport(id)
  const text = steps ? stepsText(family, steps, id, machine) : yield* replayText(family, root, id, machine)
  if (text.length > LONGEST) {
    const [size, limit] = [text.length, LONGEST].map((length) => `${(length / 1_000_000).toFixed(1)} MB`)
    const instead = 'Look back and copy it at an earlier moment, or save the recording, and have a test read the file and replay it'
    throw new Error(`recording: a test of '${root}' would have ${size}, and ${limit} is the most that projects can use. ${instead}.`)
  }
  const remarks = [!importOf && "Adapt the machine's name and the path that it is imported from.", gapOf(family)]
  return [...remarks.filter(Boolean).map((remark) => `// ${remark}`), text].join('\n')
}

/** What a test of a family does not compare, in a sentence. */
export const gapOf = ({ entries }: Recording): string | undefined =>
  entries.some(({ data }) => isLeftOut(data.plain)) ? 'It does not compare contexts that were left out or are too large.' : undefined

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
export function stepsOf({ endMs, entries }: Recording): Step[] | undefined {
  const [start, ...others] = entries as [RecordingEntry, ...RecordingEntry[]]
  // Steps can only send events to the machine itself.
  if (!others.every(({ actor, from }) => actor === start.actor && from === undefined)) return undefined
  if (start.logic || start.snapshot || isOdd(start.input)) return undefined
  // The failure of the machine would be that of the test.
  if (entries.some(({ status }) => status === 'error')) return undefined
  const steps: Step[] = []
  let length = 0
  let atMs = 0
  const goTo = (ms: number) => {
    if (ms > atMs) steps.push({ kind: 'advance', ms })
    atMs = Math.max(atMs, ms)
  }
  for (const [index, { kind, event, value, data, atMs: ms }] of entries.entries()) {
    const next = entries[index + 1]
    // Steps cannot express an event that is sent just before a timer of the same instant: advancing time fires the timer first.
    const isSentBeforeTimer = kind === 'sent' && next?.kind === 'own' && next.atMs - ms <= SAME_TIME_MS
    if (isOdd(event) || isOdd(data.changes) || isSentBeforeTimer) return undefined
    // Of several `own` entries in a row, only the last one is checked.
    if (kind === 'own' && next?.kind === 'own') continue
    goTo(ms)
    if (kind === 'start') steps.push({ kind, options: start.input === undefined ? {} : { input: start.input } })
    if (kind === 'sent') steps.push({ kind: 'send', event })
    steps.push(kind === 'stop' ? { kind } : { kind: 'expect', state: { value, context: data.plain } })
    length += literal(steps.slice(-2)).length
    if (length > LONGEST_STEPS) return undefined
  }
  goTo(endMs)
  const { id, systemId, sessionId = '' } = start
  // A number of the session matters only where the machine tells it.
  const ids = { id, systemId, ...(literal(steps).includes(sessionId) && { sessionId }) }
  return steps.map((step) => (step.kind === 'start' ? { ...step, options: { ...step.options, ...ids } } : step))
}

/** Runs the steps of a test with a machine. Returns whether they fail. */
export function isFailing(steps: readonly Step[], randomState: number, machine: AnyStateMachine): boolean {
  const engine = createSimulatedEngine({ seed: randomState })
  let isWrong = false
  let actor: AnyActorRef | undefined
  for (const step of steps) {
    if (step.kind === 'advance') engine.advanceTo(step.ms)
    else if (step.kind === 'start') {
      actor = createTestActor(machine, { clock: engine, ...step.options })
      actor.subscribe({ error: () => (isWrong = true) })
      actor.start()
    } else if (step.kind === 'send') actor?.send(step.event)
    else if (step.kind === 'stop') actor?.stop()
    else {
      const { value, context } = { ...(actor?.getSnapshot() as Partial<typeof step.state>) }
      isWrong ||= firstDifference(step.state, { value, context: toPlain(context) }) !== undefined
    }
  }
  return isWrong
}

function stepsText({ randomState }: Recording, steps: readonly Step[], id: string, machine: MachineImport): string {
  const lines = steps.map((step) => {
    switch (step.kind) {
      case 'advance':
        return `\n  engine.advanceTo(${step.ms})`
      case 'start': {
        const options = Object.entries(step.options).map(([key, value]) => (value === undefined ? '' : `, ${key}: ${literal(value)}`))
        return `  const actor = createTestActor(${machine.name}, { clock: engine${options.join('')} }).start()`
      }
      case 'send':
        return `  actor.send(${literal(step.event)})`
      case 'stop':
        return '  actor.stop()'
      case 'expect':
        return `  expect(actor.getSnapshot()).toMatchObject(${literal(step.state)})`
    }
  })
  return `import { createSimulatedEngine } from '@drei-tage/engine'
import { createTestActor } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { ${machine.name} } from ${quoted(machine.from)}

it(${quoted(`${id} does what was recorded`)}, () => {
  const engine = createSimulatedEngine(${randomState === 1 ? '' : `{ seed: ${randomState} }`})
${lines.join('\n').replace(/^\n/, '')}
})
`
}

function* replayText(recording: Recording, root: string, id: string, machine: MachineImport): Generator<undefined, string> {
  const text = (yield* serializeInSteps(recording)).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
  const last = recording.entries.findLast(({ actor }) => actor === root) as RecordingEntry
  return `import { parseRecording, replay } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { ${machine.name} } from ${quoted(machine.from)}

it(${quoted(`${id} replays as recorded`)}, () => {
  const { difference, moments } = replay(recording, { machines: { ${literal(id)}: ${machine.name} } })
  expect(difference).toBeUndefined()
  expect(moments.findLast(({ entry }) => entry.actor === ${quoted(root)})?.entry.value).toEqual(${literal(last.value)})
})

const recording = parseRecording(\`${text}\`)
`
}

/** A family as a test has it: from a file, without contexts if these would make it too long. A replay takes them for equal. */
export function* asFile(family: Recording): Generator<undefined, Recording> {
  const text = yield* serializeInSteps(family, LONGEST)
  return yield* parseInSteps(text.length > LONGEST ? yield* serializeInSteps(withoutContexts(family)) : text)
}

function withoutContexts({ entries, ...recording }: Recording): Recording {
  const effects = new Set(entries.flatMap(({ actor, logic }) => (logic === 'effect' ? [actor] : [])))
  const value = { $opaque: TOO_LARGE }
  const leftOut = (kind: string) => new FileData(value, kind === 'start' ? [{ op: 'add', path: '', value }] : [])
  return { ...recording, entries: entries.map((entry) => (effects.has(entry.actor) ? entry : { ...entry, data: leftOut(entry.kind) })) }
}

/** Whether plain data contains something that a literal cannot express. */
function isOdd(value: unknown): boolean {
  return /"\$(?:error|date|map|set|number|bigint|actor|object|opaque|instance|undefined|hole)":/.test(JSON.stringify(value) ?? '')
}

function literal(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined'
}

/** A text as a literal in single quotes. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

function camel(id: string): string {
  const name = id.replace(/[^A-Za-z\d]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')
  return /^[A-Za-z]/.test(name) ? `${name[0]?.toLowerCase()}${name.slice(1)}` : `actor${name}`
}
