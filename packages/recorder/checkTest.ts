import type { AnyActorLogic } from 'xstate'
import type { Difference } from './compare.ts'
import { isMachine } from './logic.ts'
import { isProvided, logicFor } from './machines.ts'
import type { Machines } from './machines.ts'
import { machineIdOf } from './names.ts'
import { namedOutside, watchOutside } from './outside.ts'
import { isLeftOut } from './redact.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import { replayInSteps } from './replay.ts'
import { asFile, familyOf, gapsOf, isFailing, stepsOf, textInSteps } from './testOf.ts'
import type { MachineImport } from './testOf.ts'
import { firstNamed } from './values.ts'

export interface CheckOptions {
  /** The logic that the actors of the recording run with: by id, or by actor name where several share an id. */
  readonly machines: Machines
  /** The machines by id as the project exports them, if known: a test imports these. */
  readonly imported?: Readonly<Record<string, AnyActorLogic>>
  readonly importOf?: ((machineId: string) => MachineImport) | undefined
}

/** A test, and whether it passes. */
export interface CheckedTest {
  readonly text: string
  /** What would make the test fail; undefined if nothing is known to. */
  readonly difference: Difference | undefined
  /** Sentences, which are in the text, too: that it does not or may not pass, why, what has to be changed, and what it does not compare. */
  readonly remarks: readonly string[]
}

/**
 * Writes a test like `testOf`, after running the very steps, or the replay, of its text with the machine that it imports. If the steps
 * fail, it is a replay. Can be interrupted.
 *
 * @throws {Error} when the recording has no such actor, or the test would be too long.
 */
export function* checkedTest(
  recording: Recording,
  actor: string,
  { machines, imported = {}, importOf }: CheckOptions,
): Generator<undefined, CheckedTest> {
  const family = familyOf(recording, actor)
  const { actor: root } = family.entries[0] as RecordingEntry
  const logic = logicFor(machines, root)
  const exported = Object.hasOwn(imported, machineIdOf(root)) ? imported[machineIdOf(root)] : undefined
  // An export with another config is one from before the code was edited.
  const original = exported && typeof logic !== 'string' && isProvided(logic, exported) ? exported : logic
  const used = typeof original === 'string' ? machines : { [root]: original }

  const file = yield* asFile(family)
  const machine = typeof original !== 'string' && isMachine(original) ? original : undefined
  const reads = new Set<string>()
  const note = (what: string) => void reads.add(what)
  let steps = machine && stepsOf(file, importOf)
  if (machine && steps && (yield* watched(isFailing(steps, file.randomState, machine), note))) steps = undefined
  const replayed = steps ? undefined : yield* watched(replayInSteps(file, { machines: used }, true), note)
  const difference = replayed?.difference
  const reasons = yield* reasonsFor()
  const result = difference ? [`It does not pass: ${difference.message}`] : reasons.length > 0 ? ['It may not pass.'] : []
  const remarks = [...result, ...reasons, ...gapsOf(file)]
  return { text: yield* textInSteps(file, steps, remarks, importOf), difference, remarks }

  function* reasonsFor(): Generator<undefined, string[]> {
    if (typeof original === 'string' || typeof logic === 'string') return []
    const found: string[] = []
    const others = [logic, ...Object.values(machines).flat()]
    if (others.some((other) => isProvided(original, other)))
      found.push(`'${machineIdOf(root)}' runs with implementations from provide(): import a machine that has them.`)
    const named = difference && lastNamed(family, difference)
    // In the session itself the values are at hand. If that makes the difference, the text lacks one of them.
    if (named && (named.isLost || !(yield* replayInSteps(family, { machines: used })).difference)) found.push(named.reason)
    const { guards, delays, actions } = machine?.implementations ?? {}
    for (const name of namedOutside({ ...machine?.config, implementations: { guards, delays, actions } })) note(name)
    if (reads.size > 0) found.push(`The machine reads ${[...reads].join(', ')}, which may be different in a test. ${AS_INPUT}`)
    const other = 'such as ids that a library makes, variables of a module, and whether two values are one object'
    if (difference && found.length === 0) found.push(`What comes from elsewhere is not the same in a test, ${other}. ${AS_INPUT}`)
    return found
  }
}

const AS_INPUT = 'Give it to the machine as an input or an event.'

/** Goes on with `steps`, and calls `note` with what they read from outside. */
function* watched<T>(steps: Generator<undefined, T>, note: (what: string) => void): Generator<undefined, T> {
  for (;;) {
    const unwatch = watchOutside(note)
    try {
      for (let count = 0; count < STEPS_WATCHED; count += 1) {
        const { done, value } = steps.next()
        if (done) return value
      }
    } finally {
      unwatch()
    }
    yield
  }
}

/** To begin and to end watching takes as long as some steps. */
const STEPS_WATCHED = 50

/** The last value before a difference of which a text has only the name, and whether this recording has no more either. */
function lastNamed({ entries }: Recording, { index }: Difference): { readonly reason: string; readonly isLost: boolean } | undefined {
  for (const { actor, event, input, data } of entries.slice(0, index + 1).toReversed()) {
    const inContext = data.changes.map((change) => ('value' in change ? firstNamed(change.value, `/context${change.path}`) : undefined))
    const named = firstNamed(event, '/event') ?? firstNamed(input, '/input') ?? inContext.find((one) => one !== undefined)
    if (!named) continue
    const { name, path, isLost } = named
    const reason = isLeftOut({ $opaque: name })
      ? `${path} of ${actor} was left out of the recording.`
      : `The test has only the name '${name}' of ${path} of ${actor}, not its class, methods, symbols and hidden fields.`
    return { reason, isLost }
  }
  return undefined
}
