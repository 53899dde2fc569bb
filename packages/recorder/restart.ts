import type { AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import { optionsOf, parentOf, pendingOf, persistedOf, presentOf } from './xstate-internals.ts'

/** A pending timer, relative to the root actor that it belongs to. */
export interface OpenTimer {
  /**
   * `source` lists the ids that lead from the root actor to the actor that set the timer, `target` those that lead to the actor that
   * receives the event. The list is empty for the root actor itself.
   */
  readonly source: readonly string[]
  readonly target: readonly string[]
  readonly event: AnyEventObject
  /** XState's id for the timer, unique per source. */
  readonly id: string
  /** Remaining time, in engine ms. */
  readonly restMs: number
}

/** What an actor starts from: the persisted snapshot of the actor and its children, and the timers in the order in which they were set. */
export interface RestartPoint {
  readonly snapshot: Snapshot<unknown>
  readonly timers: readonly OpenTimer[]
}

/**
 * What a root actor starts from, if it was created with a snapshot or is restarted with its old state after a stop, as React does.
 * Undefined if it starts from scratch.
 */
export function restartPointOf(ref: AnyActorRef, hasLived: boolean): RestartPoint | undefined {
  if (parentOf(ref) || (!hasLived && optionsOf(ref).snapshot === undefined)) return undefined
  const timers = pendingOf(ref).map(({ source, target, event, id, delay: restMs }) => ({
    source: pathOf(source),
    target: pathOf(target),
    event,
    id,
    restMs,
  }))
  return { snapshot: persistedOf(ref), timers }
}

const childrenOf = (ref: AnyActorRef) => (presentOf(ref) as { children?: Record<string, AnyActorRef> }).children ?? {}

/** The ids that lead from the root actor to an actor. */
function pathOf(ref: AnyActorRef): string[] {
  const parent = parentOf(ref)
  if (!parent) return []
  const children = childrenOf(parent)
  // A child that `spawnChild` created without an id is not kept under its id.
  const key = children[ref.id] === ref ? ref.id : Object.keys(children).find((id) => children[id] === ref)
  return [...pathOf(parent), key ?? ref.id]
}

/** The descendant that a path of ids leads to. */
export const alongPath = (ref: AnyActorRef, path: readonly string[]): AnyActorRef | undefined =>
  path.reduce<AnyActorRef | undefined>((now, id) => now && childrenOf(now)[id], ref)
