import { isReducer } from './moments.ts'
import { machineIdOf, UNNAMED } from './names.ts'
import { withChanges } from './patch.ts'
import { SAME_TIME_MS, serializeRecording } from './recording.ts'
import type { Recording, RecordingEntry } from './recording.ts'

/** The name of a machine's export, and the path from which a test imports it. */
export interface MachineImport {
  readonly name: string
  readonly from: string
}

/** A test of more characters than that is not written as steps, because nobody would read them. */
const LONGEST_STEPS = 100_000
/** A test of more characters than that is not written at all: editors, formatters and reviews do not take it. */
const LONGEST = 1_000_000

const usualImport = (id: string): MachineImport =>
  id === UNNAMED ? { name: 'machine', from: './machine.ts' } : { name: `${camel(id)}Machine`, from: `./${id}.machine.ts` }

/**
 * Writes what an actor did in a recording as the text of a complete Vitest file, which runs on the simulated clock and passes
 * unchanged. `checkTest` says what would make it fail.
 *
 * For a standalone machine, the test reads as if written by hand: which events were sent when, and the resulting states. For a
 * machine with children, or with behaviour that a sequence of steps cannot express, the test replays the machine's part of the
 * recording. So does a test that would have too many steps to read.
 *
 * @param actor The actor's name in the recording. For a child, the test is about the root actor that it belongs to.
 * @param importOf How the test imports a machine. By default the import is a guess, and a comment in the test says to adapt it.
 * @throws {Error} when the recording has no such actor, or the test would have more than a million characters.
 */
export function testOf(recording: Recording, actor: string, importOf?: (machineId: string) => MachineImport): string {
  const family = familyOf(recording, actor)
  const { actor: root } = family.entries[0] as RecordingEntry
  const id = machineIdOf(root)
  const machine = importOf?.(id) ?? usualImport(id)
  const text = stepsOf(family, id, machine) ?? replayOf(family, root, id, machine)
  if (text.length > LONGEST) {
    const [size, limit] = [text.length, LONGEST].map((length) => `${(length / 1_000_000).toFixed(1)} MB`)
    const instead = 'Look back and copy it at an earlier moment, or save the recording, and have a test read the file and replay it'
    throw new Error(`recording: a test of '${root}' would have ${size}, and ${limit} is the most that projects can use. ${instead}.`)
  }
  return importOf ? text : `// Adapt the machine's name and the path that it is imported from.\n${text}`
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

/** The test as a sequence of steps; undefined if steps cannot express it. */
function stepsOf({ randomState, endMs, entries }: Recording, id: string, machine: MachineImport): string | undefined {
  const [start, ...others] = entries as [RecordingEntry, ...RecordingEntry[]]
  // Steps can only send events to the machine itself.
  if (!others.every(({ actor, from }) => actor === start.actor && from === undefined)) return undefined
  if (start.isEffect || isReducer(start) || start.snapshot !== undefined || isOdd(start.input)) return undefined
  // They run the machine's actions, and its failure would be that of the test.
  if (entries.some(({ status }) => status === 'error')) return undefined
  // In real time, delays ended a little later than they do in the test.
  const slackMs = entries.reduce((mostMs, { tookMs = 0 }) => Math.max(mostMs, tookMs), SAME_TIME_MS)
  const lines: string[] = []
  let length = 0
  let context: unknown
  let atMs = 0
  const add = (...added: string[]) => {
    lines.push(...added)
    length += added.join('').length
  }
  const goTo = (ms: number) => {
    if (ms <= atMs) return
    add('', `  engine.advanceTo(${ms})`)
    atMs = ms
  }
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1]
    if (length > LONGEST_STEPS) return undefined
    // Steps cannot express an event that is sent just before a timer of the same instant: advancing time fires the timer first.
    const isSentBeforeTimer = entry.kind === 'sent' && next?.kind === 'own' && next.atMs - entry.atMs <= slackMs
    if (isOdd(entry.event) || isOdd(entry.changes) || isSentBeforeTimer) return undefined
    context = withChanges(context, entry.changes)
    const { kind, value, input, event } = entry
    // Of several `own` entries in a row, only the last one is checked.
    if (kind === 'own' && next?.kind === 'own') continue
    goTo(entry.atMs)
    const inputText = input === undefined ? '' : `, input: ${literal(input)}`
    if (kind === 'start') add(`  const actor = createActor(${machine.name}, { clock: engine${inputText} }).start()`)
    if (kind === 'sent') add(`  actor.send(${literal(event)})`)
    if (kind === 'stop') add('  actor.stop()')
    else add(`  expect(actor.getSnapshot()).toMatchObject(${literal({ value, context })})`)
  }
  goTo(endMs)
  return `import { createSimulatedEngine } from '@drei-tage/engine'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ${machine.name} } from ${quoted(machine.from)}

it(${quoted(`${id} does what was recorded`)}, () => {
  const engine = createSimulatedEngine(${randomState === 1 ? '' : `{ seed: ${randomState} }`})
${lines.join('\n').replace(/^\n/, '')}
})
`
}

function replayOf(recording: Recording, root: string, id: string, machine: MachineImport): string {
  const text = serializeRecording(recording).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
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
