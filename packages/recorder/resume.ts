import type { AnyActorLogic, AnyActorRef, AnyActorScope, AnyEventObject, Snapshot } from 'xstate'
import { escaped } from './patch.ts'
import { holdsActor, isActor, isPlain, lostName, messageOf } from './values.ts'
import { deliver, logicOf, optionsOf, overwrittenUntil, parentOf, pendingOf, persistedOf, presentOf, setLogic } from './xstate-internals.ts'
import type { Scheduled } from './xstate-internals.ts'

/** Type of the event that puts an actor into another state. The event carries that state and is recorded, but no machine receives it. */
const RESUMED = 'recorder.resumed'

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

/** What an actor resumes from: the persisted snapshot of the actor and its children, and the pending timers. */
export interface ResumePoint {
  readonly snapshot: Snapshot<unknown>
  /** In the order in which they were set. */
  readonly timers: readonly OpenTimer[]
  /** Why an actor cannot resume from it: what would be lost, and where it is. */
  readonly fault?: string
}

export interface ResumedEvent extends Omit<ResumePoint, 'fault'> {
  readonly type: typeof RESUMED
}

export function isResumed(event: AnyEventObject): event is ResumedEvent {
  return event.type === RESUMED
}

/**
 * Makes a running root actor continue from another point: its timers get the time that remained at that point, and its children are
 * replaced by those of that point, which are restarted. Promises that were pending are started again.
 *
 * The actor processes this like any event, but with a transition that is used only once. Events that its children send immediately
 * are queued behind it.
 *
 * @throws {Error} that says what would be lost, if `resumeFault` finds something. Nothing has changed then.
 */
export function resumeFrom(ref: AnyActorRef, point: ResumePoint): void {
  const fault = resumeFault(ref, point)
  if (fault !== undefined) throw new Error(`recorder: ${ref.id} cannot continue: ${fault}`)
  const { snapshot: persisted, timers } = point
  const logic = logicOf(ref)
  const { scheduler } = ref.system
  const transition = (old: Snapshot<unknown>, _: AnyEventObject, scope: AnyActorScope) => {
    // Restores the actor's own logic at once, because the next event may already be in the mailbox.
    setLogic(ref, logic)
    // The old children are stopped before the new ones exist, because a `systemId` belongs to one actor at a time.
    for (const child of childrenOf(old)) scope.stopChild(child)
    const snapshot = logic.restoreSnapshot?.(copyOf(persisted), scope) ?? persisted
    scope.defer(() => {
      scheduler.cancelAll(ref)
      for (const child of childrenOf(snapshot)) if (presentOf(child).status === 'active') child.start()
      for (const { source, target, event, id, restMs } of timers) {
        const from = alongPath(ref, source, snapshot)
        const to = alongPath(ref, target, snapshot)
        if (from && to) scheduler.schedule(from, to, event, restMs, id)
      }
    })
    return snapshot
  }
  setLogic(ref, Object.create(logic, { transition: { value: transition } }) as AnyActorLogic)
  deliver(undefined, ref, { type: RESUMED, snapshot: persisted, timers })
}

/**
 * Why an actor cannot continue from a point; undefined if it can. Either something would be lost, or a pending delay would stay, because
 * XState has forgotten it when another was set with the same id.
 */
export function resumeFault(ref: AnyActorRef, { fault }: ResumePoint): string | undefined {
  const untilMs = overwrittenUntil(ref)
  if (fault !== undefined || untilMs === undefined) return fault
  return `two of its delays have the same id, and XState cannot cancel the first. It ends at ${(untilMs / 1000).toFixed(3)} s.`
}

/**
 * What a root actor resumes from, if it was created with a snapshot or is restarted with its old state after a stop. Undefined if it
 * starts from scratch.
 */
export function resumePointOf(ref: AnyActorRef, hasLived: boolean): ResumePoint | undefined {
  if (parentOf(ref) || (!hasLived && optionsOf(ref).snapshot === undefined)) return undefined
  return { snapshot: persistedOf(ref), timers: pendingOf(ref).map((scheduled) => openTimerOf(scheduled, scheduled.delay)) }
}

/** What a root actor would resume from now. */
export function resumePointFrom(ref: AnyActorRef, timers: readonly OpenTimer[]): ResumePoint {
  const fault = lossOnPersisting(ref)
  try {
    return { snapshot: persistedOf(ref), timers, ...(fault !== undefined && { fault }) }
  } catch (error) {
    return { snapshot: presentOf(ref), timers, fault: fault ?? `XState cannot persist it: ${messageOf(error)}` }
  }
}

type Persisted = Snapshot<unknown> & { context?: unknown; children?: Record<string, { snapshot: Snapshot<unknown> }> }

type Family = Snapshot<unknown> & { context?: unknown; children?: Record<string, AnyActorRef> }

/** What XState would lose when it persists an actor: it replaces references to children in contexts, and only where it finds them. */
function lossOnPersisting(ref: AnyActorRef, path = ''): string | undefined {
  const { children = {}, context } = presentOf(ref) as Family
  let loss = lossIn(context, `${path}/context`)
  for (const [id, child] of Object.entries(children)) loss ??= lossOnPersisting(child, `${path}/children/${escaped(id)}`)
  return loss
}

/** The objects around a value, and those that are known to lose nothing. */
interface Walk {
  readonly around: Set<object>
  readonly done: Set<object>
}

function lossIn(value: unknown, path: string, walk: Walk = { around: new Set(), done: new Set() }): string | undefined {
  if (typeof value !== 'object' || value === null || walk.done.has(value)) return undefined
  try {
    return lossInObject(value, path, walk)
  } catch {
    return `${path} cannot be read.`
  }
}

function lossInObject(value: object, path: string, walk: Walk): string | undefined {
  if (isActor(value)) return undefined
  const name = lostName(value)
  if (name !== undefined) return `a file has only the name '${name}' of ${path}.`
  if (walk.around.has(value)) return `${path} contains itself.`
  if (!isPlain(value)) return holdsActor(value) ? `${path} contains an actor, but is neither an array nor a plain object.` : undefined
  walk.around.add(value)
  let loss: string | undefined
  for (const [key, inner] of Object.entries(value)) loss ??= lossIn(inner, `${path}/${escaped(key)}`, walk)
  walk.around.delete(value)
  walk.done.add(value)
  return loss
}

/** Copies the snapshots in a persisted snapshot, because XState puts the children into the contexts it is given. */
function copyOf(persisted: Snapshot<unknown>): Snapshot<unknown> {
  const { context, children } = persisted as Persisted
  return {
    ...persisted,
    ...(context !== undefined && { context: withoutSharing(context, new Map()) }),
    ...(children && {
      children: Object.fromEntries(Object.entries(children).map(([id, child]) => [id, { ...child, snapshot: copyOf(child.snapshot) }])),
    }),
  } as Snapshot<unknown>
}

/** Copies the objects that contain references to children. All others stay the same, as the project made them. */
function withoutSharing(value: unknown, copies: Map<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('xstate$$type' in value) return { ...value }
  const known = copies.get(value)
  if (known !== undefined) return known
  copies.set(value, value)
  const changed = Object.entries(value).flatMap(([key, inner]) => {
    const copy = withoutSharing(inner, copies)
    return copy === inner ? [] : [[key, copy] as const]
  })
  if (changed.length === 0) return value
  const copy = Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(changed))
  copies.set(value, copy)
  return copy
}

export const openTimerOf = ({ source, target, event, id }: Scheduled, restMs: number): OpenTimer => ({
  source: pathOf(source).path,
  target: pathOf(target).path,
  event,
  id,
  restMs,
})

/** The root actor that an actor belongs to, and the ids that lead from the root actor to the actor. */
export function pathOf(ref: AnyActorRef): { root: AnyActorRef; path: string[] } {
  const parent = parentOf(ref)
  if (!parent) return { root: ref, path: [] }
  const { root, path } = pathOf(parent)
  const { children = {} } = presentOf(parent) as Family
  // A child that `spawnChild` created without an id is not kept under its id.
  const key = children[ref.id] === ref ? ref.id : Object.keys(children).find((id) => children[id] === ref)
  return { root, path: [...path, key ?? ref.id] }
}

const childrenOf = (snapshot: Snapshot<unknown>): AnyActorRef[] => Object.values((snapshot as Family).children ?? {})

/** The descendant that a path of ids leads to. */
export function alongPath(ref: AnyActorRef, path: readonly string[], snapshot = presentOf(ref)): AnyActorRef | undefined {
  return path.reduce<AnyActorRef | undefined>((now, id) => {
    return ((now === ref ? snapshot : now && presentOf(now)) as Family).children?.[id]
  }, ref)
}
