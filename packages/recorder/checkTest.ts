import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import type { Difference } from './compare.ts'
import { isMachine } from './logic.ts'
import { isProvided, logicFor } from './machines.ts'
import type { Machines } from './machines.ts'
import { machineIdOf } from './names.ts'
import { isLeftOut } from './redact.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import { replayInSteps } from './replay.ts'
import { asFile, familyOf, gapOf, isFailing, stepsOf, textInSteps } from './testOf.ts'
import type { MachineImport } from './testOf.ts'
import { firstNamed, isReadable } from './values.ts'

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
  /** What has to be changed before the test passes, in one sentence, or why it is not certain that it passes. */
  readonly reason: string | undefined
  /** What the test does not compare, in one sentence; undefined if it compares all. */
  readonly gap: string | undefined
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
  const { actor: root, logic: kind } = family.entries[0] as RecordingEntry
  const logic = logicFor(machines, root)
  const exported = Object.hasOwn(imported, machineIdOf(root)) ? imported[machineIdOf(root)] : undefined
  // An export with another config is one from before the code was edited.
  const original = exported && typeof logic !== 'string' && isProvided(logic, exported) ? exported : logic
  const used = typeof original === 'string' ? machines : { [root]: original }

  const file = yield* asFile(family)
  const steps = typeof original !== 'string' && isMachine(original) ? stepsOf(file) : undefined
  const isWrong = steps && isFailing(steps, file.randomState, original as AnyStateMachine)
  const text = yield* textInSteps(file, isWrong ? undefined : steps, importOf)
  const difference = steps && !isWrong ? undefined : (yield* replayInSteps(file, { machines: used }, true)).difference
  return { text, difference, reason: yield* reasonFor(), gap: gapOf(file) }

  function* reasonFor(): Generator<undefined, string | undefined> {
    if (typeof original === 'string' || typeof logic === 'string') return difference && kind !== 'effect' ? String(logic) : undefined
    const others = [logic, ...Object.values(machines).flat()]
    if (others.some((other) => isProvided(original, other)))
      return `'${machineIdOf(root)}' runs with implementations from provide(): import a machine that has them.`
    const named = difference && lastNamed(family, difference)
    // In the session itself the values are at hand. If that makes the difference, the text lacks one of them.
    if (named && (named.isLost || !(yield* replayInSteps(family, { machines: used })).difference)) return named.reason
    const outside = outsideUse(original)
    if (outside) return `The machine ${outside}, which may be different in a test. ${AS_INPUT}`
    return difference && `What is random, the time of day, and whether two values are one object, is not the same in a test. ${AS_INPUT}`
  }
}

const AS_INPUT = 'Give it to the machine as an input or an event.'

/** What differs between the page and a test, or between two runs: its objects, chance, time, language and time zone. */
const OUTSIDE =
  /(?<![.\w$])(?:(?:window|document|localStorage|sessionStorage|navigator|location)(?=\s*\??\.|\[)|matchMedia\(|Math\.random|Date\.now|performance\.now|new Date\(\)|crypto\.|Intl\.)|(?<=\.)(?:localeCompare|toLocale\w+|to(?:Date|Time)String|[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset))\(/
/** A call of a function that gets nothing from the machine. */
const HELPER = /(?<![.\w$]|^|function )(?!(?:function|async|if|switch|while)\b)([a-z_]\w*)\((?:'[^']*'|"[^"]*"|`[^`$]*`|[\d.]+)?\)/g

/** What the functions of a machine use from outside that a replay runs, as far as their texts tell. */
function outsideUse(logic: AnyActorLogic): string | undefined {
  if (!isMachine(logic)) return undefined
  const { guards, delays, actions } = logic.implementations
  for (const { text, place } of textsOf({ ...logic.config, implementations: { guards, delays, actions } })) {
    const [read] = OUTSIDE.exec(text) ?? []
    if (read !== undefined) return `reads ${read.replace(/\W+$/, '')}`
    // Others start with the same values each time, such as an empty cart.
    const helpers = place === 'guard' ? [...text.matchAll(HELPER)] : []
    const helper = helpers.find(([, name = '']) => !new RegExp(`(?<![.\\w$])${name}(?![\\w$(])`).test(text))
    if (helper) return `calls ${helper[0]}`
  }
  return undefined
}

const PLACES: Readonly<Record<string, 'action' | 'guard'>> = {
  actions: 'action',
  entry: 'action',
  exit: 'action',
  guard: 'guard',
  guards: 'guard',
  delays: 'guard',
}

/** The texts of functions in a part of a machine, and whether they are in actions or decide. Actions of the project are skipped. */
function* textsOf(
  part: unknown,
  place?: 'action' | 'guard',
  seen = new Set<unknown>(),
): Generator<{ readonly text: string; readonly place: typeof place }> {
  if (!isReadable(part) || seen.has(part) || (place === 'action' && typeof part === 'function' && !('resolve' in part))) return
  seen.add(part)
  if (typeof part === 'function') yield { text: String(part), place }
  for (const [key, inner] of Object.entries(part)) {
    // Effects do not run, children have texts of their own, and a context may be large.
    if (key === 'src' || (key === 'context' && typeof inner !== 'function')) continue
    yield* textsOf(inner, PLACES[key] ?? (typeof part === 'function' ? undefined : place), seen)
  }
}

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
