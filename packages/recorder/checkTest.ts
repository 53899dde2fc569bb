import type { AnyActorLogic } from 'xstate'
import type { Difference } from './compare.ts'
import { isVariant, logicFor } from './machines.ts'
import type { Machines } from './machines.ts'
import { machineIdOf } from './names.ts'
import { parseRecording, serializeRecording } from './recording.ts'
import { REDACTED } from './redact.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import { replay } from './replay.ts'
import { familyOf } from './testOf.ts'
import { firstNamed } from './values.ts'

export interface CheckOptions {
  /** The logic that the actors of the recording run with: by id, or by actor name where several share an id. */
  readonly machines: Machines
  /** The machines by id as the project exports them, if known: a test imports these. */
  readonly imported?: Readonly<Record<string, AnyActorLogic>>
}

/** Whether a test passes. */
export interface TestCheck {
  /** What would make the test fail; undefined if nothing is known to. */
  readonly difference: Difference | undefined
  /** What has to be changed before the test passes, in one sentence, or why it is not certain that it passes. */
  readonly reason: string | undefined
}

/**
 * Checks whether the test that `testOf` writes passes: replays what is in its text, with the machine that it imports.
 *
 * @throws {Error} when the recording has no such actor.
 */
export function checkTest(recording: Recording, actor: string, { machines, imported = {} }: CheckOptions): TestCheck {
  const family = familyOf(recording, actor)
  const file = parseRecording(serializeRecording(family))
  const root = (family.entries[0] as RecordingEntry).actor
  const logic = logicFor(machines, root)
  const exported = Object.hasOwn(imported, machineIdOf(root)) ? imported[machineIdOf(root)] : undefined
  // An export with another config is one from before the code was edited.
  const original = typeof logic === 'string' || !exported || !isVariant(logic, exported) ? logic : exported
  if (typeof original === 'string') {
    const { difference } = replay(file, { machines })
    return { difference, reason: difference && original }
  }
  const { difference } = replay(file, { machines: { [root]: original } })
  const others = [logic, ...Object.values(machines).flat()]
  if (others.some((other) => typeof other !== 'string' && isVariant(original, other)))
    return { difference, reason: `'${machineIdOf(root)}' runs with implementations from provide(): import a machine that has them.` }
  if (!difference) return { difference, reason: undefined }
  const named = lastNamed(family, difference)
  // In the session itself the values are at hand. If that makes the difference, the text lacks one of them.
  const isLacking = named && (named.isLost || !replay(family, { machines: { [root]: original } }).difference)
  return { difference, reason: isLacking ? named.reason : OUTSIDE }
}

const OUTSIDE = 'What is random, or the time of day, has to come to the machine as an input or an event.'

/** The last value before a difference of which a text has only the name, and whether this recording has no more either. */
function lastNamed({ entries }: Recording, { index }: Difference): { readonly reason: string; readonly isLost: boolean } | undefined {
  for (const { actor, event, input, changes } of entries.slice(0, index + 1).toReversed()) {
    const inContext = changes.map((change) => ('value' in change ? firstNamed(change.value, `/context${change.path}`) : undefined))
    const named = firstNamed(event, '/event') ?? firstNamed(input, '/input') ?? inContext.find((one) => one !== undefined)
    if (!named) continue
    const { name, path, isLost } = named
    const reason =
      name === REDACTED
        ? `${path} of ${actor} was left out of the recording.`
        : `The test has only the name '${name}' of ${path} of ${actor}, not its class, and none of its methods.`
    return { reason, isLost }
  }
  return undefined
}
