import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { isMachine, kindOf } from './logic.ts'
import { machineIdOf, UNNAMED } from './names.ts'
import type { RecordedActor } from './recorder.ts'
import { addTo } from './script.ts'

/** The logic of an actor in what `machinesOf` returns: by name, or by id. */
export function logicIn(machines: Readonly<Record<string, AnyActorLogic>>, name: string): AnyActorLogic | undefined {
  // `hasOwn`, because a file may contain any name, even that of a property of Object.prototype.
  const key = [name, machineIdOf(name)].find((known) => Object.hasOwn(machines, known))
  return key === undefined ? undefined : machines[key]
}

/** Stands for a logic that is not certain, with the reason. An actor that is created with it fails for this reason. */
function undecided(doubt: string): AnyActorLogic {
  const getInitialSnapshot = () => {
    throw new Error(doubt)
  }
  return { doubt, getInitialSnapshot } as unknown as AnyActorLogic
}

/** Why `machinesOf` has no logic for an actor. Undefined if it has one. */
export const doubtOf = (logic: AnyActorLogic | undefined) => (logic as { readonly doubt?: string } | undefined)?.doubt

/**
 * The logic of actors, for a replay of their session or of an earlier one: by name that of each actor, and by id that of any other. For
 * an actor whose code has been edited since, it is that of its successor: the variant by `machine.provide()` with the same
 * implementations, or else the one in the same place. Where that is not certain, the replay reports it as a difference.
 *
 * @param actors All actors of the session, as `recorder.actors()` returns them.
 */
export function machinesOf(actors: readonly RecordedActor[]): Record<string, AnyActorLogic> {
  // Effects do not run in a replay.
  const roots = actors.filter(({ parent, logic }) => parent === undefined && kindOf(logic) !== 'effect')
  const families = new Map<string, RecordedActor[]>()
  for (const root of roots) addTo(families, machineIdOf(root.name), root)
  return Object.fromEntries([...families].flatMap(([id, members]) => logicsOf(id, members)))
}

/** The logic of the actors with an id, by name, and that of any other actor with it. */
function logicsOf(id: string, roots: readonly RecordedActor[]): [string, AnyActorLogic][] {
  const configs = roots.map(({ logic }) => configOf(logic))
  /** By config, in the order in which each was first started: the place where it was last started. */
  const places = new Map(configs.map((config, place) => [config, place]))
  const versions = [...places.keys()]
  const newest = versions.at(-1)
  const running = new Set(configs.filter((_, place) => roots[place]?.running))
  const hasId = roots.every(({ logic }) => isMachine(logic) && logic.id !== UNNAMED)
  // Without an id, the newest may be of another machine. It does not replace what still runs, or has been started after it.
  const isCurrent = (config: unknown) =>
    config === newest || (!hasId && (running.has(config) || (places.get(config) as number) > configs.indexOf(newest)))

  const variantOf = createVariants()
  const variantsOf = (...some: unknown[]) => [
    ...new Set(roots.filter((_, place) => some.includes(configs[place])).map(({ logic }) => variantOf(logic))),
  ]
  const now = variantsOf(...versions.filter(isCurrent))
  const replaced = versions.filter((config) => hasId && !isCurrent(config))
  const successors = new Map(replaced.flatMap((config) => pairsOf(variantsOf(config), now)))

  const [only, ...others] = now as [AnyActorLogic, ...AnyActorLogic[]]
  const doubt = hasId
    ? `It is not certain which variant of '${id}' by provide() the actor ran with. Pass that one as its machine.`
    : 'It is not certain which of several machines without an id the actor ran with. Give each an id.'
  const doubtAbout = (name: string) =>
    hasId
      ? `It is not certain which variant of '${id}' by provide() replaces that of ${name}, whose code has changed. Start each of them again.`
      : `${name} has no machine id: it is not certain which machine replaces its own, or whether one does. Give the machine an id.`
  const logicFor = ({ name, logic }: RecordedActor) =>
    isCurrent(configOf(logic)) ? logic : (successors.get(variantOf(logic)) ?? undecided(doubtAbout(name)))
  return [[id, others.length === 0 ? only : undecided(doubt)], ...roots.map((root): [string, AnyActorLogic] => [root.name, logicFor(root)])]
}

/** What a logic was made from. All variants of a machine have it in common. */
const configOf = (logic: AnyActorLogic): unknown => (logic as { config?: unknown }).config ?? logic

/** Whether two logics are one machine with other implementations: `machine.provide()`. */
export const isVariant = (one: AnyActorLogic, other: AnyActorLogic): boolean =>
  one !== other && isMachine(one) && configOf(one) === configOf(other)

type Pair = [AnyActorLogic, AnyActorLogic]

/** The variants with their successors: in order, those with one code if equally many have it, and those whose code has changed likewise. */
function pairsOf(before: readonly AnyActorLogic[], now: readonly AnyActorLogic[]): Pair[] {
  const [old, current] = [new Map<string, AnyActorLogic[]>(), new Map<string, AnyActorLogic[]>()]
  for (const logic of before) addTo(old, partsOf(logic, codeOf), logic)
  for (const logic of now) addTo(current, partsOf(logic, codeOf), logic)
  const paired = (some: readonly AnyActorLogic[], others: readonly AnyActorLogic[] = []) =>
    some.length === others.length ? some.map((logic, place): Pair => [logic, others[place] as AnyActorLogic]) : []
  const changed = (codes: typeof old, others: typeof old) => [...codes].flatMap(([code, logics]) => (others.has(code) ? [] : logics))
  return [
    ...[...old].flatMap(([code, logics]) => paired(logics, current.get(code))),
    ...paired(changed(old, current), changed(current, old)),
  ]
}

/** The code of an implementation, as far as it can be read. It does not say what values its functions have captured. */
function codeOf(part: unknown): string {
  if (typeof part !== 'function' && (typeof part !== 'object' || part === null)) return String(part)
  if (isMachine(part as AnyActorLogic)) return (part as AnyStateMachine).id
  return [typeof part === 'function' ? String(part) : '', ...Object.values(part).map(codeOf)].join()
}

/** Finds the first of the logics seen so far that does the same in a replay. */
function createVariants() {
  const numbers = new Map<unknown, number>()
  const firsts = new Map<string, AnyActorLogic>()
  const numberOf = (part: unknown) => {
    if (!numbers.has(part)) numbers.set(part, numbers.size)
    return String(numbers.get(part))
  }
  return (logic: AnyActorLogic): AnyActorLogic => {
    const key = `${numberOf(isMachine(logic) ? logic.config : logic)} ${partsOf(logic, numberOf)}`
    const first = firsts.get(key) ?? logic
    firsts.set(key, first)
    return first
  }
}

/** What a replay runs of a machine's implementations, as text. It skips actions that are functions of the project, and effects. */
function partsOf(logic: AnyActorLogic, textOf: (part: unknown) => string): string {
  if (!isMachine(logic)) return ''
  const { guards, delays, actions, actors } = logic.implementations
  const isBuiltIn = (action: unknown) => typeof action !== 'function' || 'resolve' in action
  const parts: [string, unknown][] = [
    ...Object.entries(guards),
    ...Object.entries(delays),
    ...Object.entries(actions).filter(([, action]) => isBuiltIn(action)),
    ...Object.entries(actors as Record<string, AnyActorLogic>).filter(([, actor]) => kindOf(actor) !== 'effect'),
  ]
  return parts.map(([name, part]) => `${name} ${textOf(part)}`).join('\n')
}
