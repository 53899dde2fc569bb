import type { AnyActorLogic } from 'xstate'
import { isMachine, kindOf } from './logic.ts'
import { machineIdOf } from './names.ts'
import type { RecordedActor } from './recorder.ts'
import { addTo } from './script.ts'

/** The logic of root actors by id, or by actor name where several share an id. Of several logics for one id, none is used. */
export type Machines = Readonly<Record<string, AnyActorLogic | readonly AnyActorLogic[]>>

/** The logic of an actor: by its name or by its id. Otherwise a sentence that says why there is none. */
export function logicFor(machines: Machines, name: string): AnyActorLogic | string {
  const id = machineIdOf(name)
  // `hasOwn`, because a file may contain any name, even that of a property of Object.prototype.
  const key = [name, id].find((known) => Object.hasOwn(machines, known))
  const [only, ...others] = key === undefined ? [] : [machines[key] as AnyActorLogic | readonly AnyActorLogic[]].flat()
  if (!only) return `There is no machine '${id}' on this page.`
  return others.length === 0 ? only : `There are ${others.length + 1} machines '${id}' on this page. Give each an id of its own.`
}

/**
 * The logic of a session's root actors by id, for a replay of the session or of an earlier one. After a hot edit, it is the edited one: of
 * the actors with an id, those count that still run, and those with the code of the last that was started.
 */
export function machinesOf(actors: readonly RecordedActor[]): Machines {
  const roots = new Map<string, RecordedActor[]>()
  // Effects do not run in a replay.
  for (const actor of actors)
    if (actor.parent === undefined && kindOf(actor.logic) !== 'effect') addTo(roots, machineIdOf(actor.name), actor)
  return Object.fromEntries(
    [...roots].map(([id, members]) => {
      const current = members.filter(({ running, logic }) => running || configOf(logic) === configOf(members.at(-1)?.logic))
      const logics = current.map(({ logic }) => logic)
      return [
        id,
        logics.filter(
          (logic, place) => logics.findIndex((other) => configOf(other) === configOf(logic) && !isProvided(logic, other)) === place,
        ),
      ]
    }),
  )
}

/** What a logic was made from. All variants of a machine by `provide()` have it in common. */
const configOf = (logic: AnyActorLogic | undefined): unknown => (logic as { config?: unknown } | undefined)?.config ?? logic

/**
 * Whether two logics are one machine by `provide()`, with implementations that are not the same in a replay, which skips actions that are
 * functions of the project, and effects.
 */
export function isProvided(one: AnyActorLogic, other: AnyActorLogic): boolean {
  if (one === other || !isMachine(one) || configOf(one) !== configOf(other)) return false
  const [parts, others] = [replayedOf(one), replayedOf(other)]
  return parts.size !== others.size || [...parts].some(([name, part]) => others.get(name) !== part)
}

/** The implementations of a machine that a replay runs, by kind and name. */
function replayedOf(logic: AnyActorLogic): Map<string, unknown> {
  const isReplayed = (kind: string, part: unknown) =>
    kind === 'actions' ? typeof part !== 'function' || 'resolve' in part : kind !== 'actors' || kindOf(part as AnyActorLogic) !== 'effect'
  const all = isMachine(logic) ? Object.entries<object>({ ...logic.implementations }) : []
  return new Map(
    all.flatMap(([kind, parts]) =>
      Object.entries<unknown>({ ...parts }).flatMap(([name, part]) => (isReplayed(kind, part) ? [[`${kind} ${name}`, part] as const] : [])),
    ),
  )
}
