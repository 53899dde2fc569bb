import type { AnyActorLogic, AnyActorRef, AnyActorScope, AnyEventObject, Snapshot } from 'xstate'
import { fromPlain, toPlain } from './values.ts'
import { deliver, logicOf, parentOf, presentOf, setLogic } from './xstate-internals.ts'

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
  readonly timers: readonly OpenTimer[]
}

export interface ResumedEvent extends ResumePoint {
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
 */
export function resumeFrom(ref: AnyActorRef, { snapshot: persisted, timers }: ResumePoint): void {
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

/** Copies the snapshot, because XState writes children into the context it is given. */
function copyOf(persisted: Snapshot<unknown>): Snapshot<unknown> {
  const { context, children } = persisted as Persisted
  return {
    ...persisted,
    ...(context !== undefined && { context: fromPlain(toPlain(context)) }),
    ...(children && {
      children: Object.fromEntries(Object.entries(children).map(([id, child]) => [id, { ...child, snapshot: copyOf(child.snapshot) }])),
    }),
  } as Snapshot<unknown>
}

/** The root actor that an actor belongs to, and the ids that lead from the root actor to the actor. */
export function pathOf(ref: AnyActorRef): { root: AnyActorRef; path: string[] } {
  const parent = parentOf(ref)
  if (!parent) return { root: ref, path: [] }
  const { root, path } = pathOf(parent)
  return { root, path: [...path, ref.id] }
}

type Persisted = Snapshot<unknown> & { context?: unknown; children?: Record<string, { snapshot: Snapshot<unknown> }> }

function childrenOf(snapshot: Snapshot<unknown>): AnyActorRef[] {
  const { children = {} } = snapshot as { children?: Record<string, AnyActorRef> }
  return Object.values(children)
}

/** The descendant that a path of ids leads to. */
export function alongPath(ref: AnyActorRef, path: readonly string[], snapshot = presentOf(ref)): AnyActorRef | undefined {
  return path.reduce<AnyActorRef | undefined>((now, id) => {
    const { children } = (now === ref ? snapshot : now && presentOf(now)) as { children?: Record<string, AnyActorRef> }
    return children?.[id]
  }, ref)
}
