import type { AnyActorLogic, AnyActorRef, AnyActorScope, AnyEventObject, Snapshot } from 'xstate'
import { presentOf } from './logic.ts'
import { fromPlain, toPlain } from './values.ts'

/** Tells a recording that an actor was put into another state: the event carries which. No machine ever gets it. */
const RESUMED = 'recorder.resumed'

/** A timer that waits, in terms of the actor of the page that it belongs to. */
export interface OpenTimer {
  /** The ids that lead from that actor to the child which set it, and to the one which gets the event. Empty: itself. */
  readonly source: readonly string[]
  readonly target: readonly string[]
  readonly event: AnyEventObject
  /** What XState knows it by, together with its source. */
  readonly id: string
  /** How long until it fires, in engine ms. */
  readonly restMs: number
}

/** What an actor resumes from: itself and its children as they were, and the pending timers. */
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
 * Lets a running actor of the page go on from another point: its timers are set with what is left of them, its children are those of
 * that point, restarted. What a promise was waiting for is requested again.
 *
 * It takes this up as it does any event, but for once with another transition: what its children send at once comes behind it.
 */
export function resumeFrom(ref: AnyActorRef, { snapshot: persisted, timers }: ResumePoint): void {
  const actor = ref as Internals
  const { logic, system } = actor
  const transition = (old: Snapshot<unknown>, _: AnyEventObject, scope: AnyActorScope) => {
    // For once: the next event may lie in the mailbox already.
    actor.logic = logic
    const snapshot = logic.restoreSnapshot?.(copyOf(persisted), scope) ?? persisted
    scope.defer(() => {
      system.scheduler.cancelAll(ref)
      for (const child of childrenOf(old)) scope.stopChild(child)
      for (const child of childrenOf(snapshot)) if (presentOf(child).status === 'active') child.start()
      for (const { source, target, event, id, restMs } of timers) {
        const from = alongPath(ref, source, snapshot)
        const to = alongPath(ref, target, snapshot)
        if (from && to) system.scheduler.schedule(from, to, event, restMs, id)
      }
    })
    return snapshot
  }
  actor.logic = Object.create(logic, { transition: { value: transition } }) as AnyActorLogic
  system['_relay'](undefined, ref, { type: RESUMED, snapshot: persisted, timers })
}

/** XState puts children into the very context that it is given. */
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

/** The ids that lead to an actor from the one that the page created, and that one. */
export function pathOf(ref: AnyActorRef): { root: AnyActorRef; path: string[] } {
  const { _parent: parent } = ref
  if (!parent) return { root: ref, path: [] }
  const { root, path } = pathOf(parent)
  return { root, path: [...path, ref.id] }
}

/** Persisted with the very logic of its children: it does not leave this page. */
export function persistedOf(ref: AnyActorRef): Snapshot<unknown> {
  return (ref as AnyActorRef & { getPersistedSnapshot(options: object): Snapshot<unknown> }).getPersistedSnapshot({
    __unsafeAllowInlineActors: true,
  })
}

/** A delayed event, as XState notes it. */
export interface Scheduled {
  readonly source: AnyActorRef
  readonly target: AnyActorRef
  readonly event: AnyEventObject
  readonly id: string
  /** In engine ms. */
  readonly delay: number
}

/** What the system of an actor has noted last of what is to come. */
export function lastScheduled(ref: AnyActorRef | undefined): Scheduled | undefined {
  const noted = ref?.system.getSnapshot() as { _scheduledEvents: Record<string, Scheduled> } | undefined
  return noted && Object.values(noted['_scheduledEvents']).at(-1)
}

/** What XState's types keep to themselves. */
type Internals = AnyActorRef & {
  logic: AnyActorLogic
  system: AnyActorRef['system'] & { _relay(source: undefined, target: AnyActorRef, event: AnyEventObject): void }
}
type Persisted = Snapshot<unknown> & { context?: unknown; children?: Record<string, { snapshot: Snapshot<unknown> }> }

function childrenOf(snapshot: Snapshot<unknown>): AnyActorRef[] {
  const { children = {} } = snapshot as { children?: Record<string, AnyActorRef> }
  return Object.values(children)
}

/** A child, by the ids that lead to it. */
export function alongPath(ref: AnyActorRef, path: readonly string[], snapshot = presentOf(ref)): AnyActorRef | undefined {
  return path.reduce<AnyActorRef | undefined>((now, id) => {
    const { children } = (now === ref ? snapshot : now && presentOf(now)) as { children?: Record<string, AnyActorRef> }
    return children?.[id]
  }, ref)
}
