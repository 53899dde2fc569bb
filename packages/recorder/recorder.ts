import type { AnyActorLogic, AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import { holdingsOf, idOf, isMachineState, kindOf, valueOf } from './logic.ts'
import type { LogicKind, Taken } from './logic.ts'
import { changesBetween } from './patch.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import { isResumed, pathOf } from './resume.ts'
import type { OpenTimer, ResumePoint } from './resume.ts'
import { toPlain } from './values.ts'
import { logicOf, optionsOf, parentOf, pendingOf, persistedOf, presentOf, requireInternals, transitionsOf } from './xstate-internals.ts'

/** An actor of the session, running or ended. */
export interface RecordedActor {
  /** 'confetti#1' */
  readonly name: string
  readonly logic: AnyActorLogic
  readonly ref: AnyActorRef
  /** The actor that invoked or spawned this one; undefined if the page created it. */
  readonly parent: string | undefined
  /** Whether the actor still exists: it has not been stopped and, if it has a parent, is neither done nor failed. */
  readonly running: boolean
}

/** An entry, the snapshot it led to, and the transitions that were taken. */
export interface Moment {
  readonly entry: RecordingEntry
  readonly snapshot: Snapshot<unknown>
  readonly transitions: Taken
}

export interface RecorderOptions {
  /** Engine time in ms. */
  now(): number
  /** The engine's current `randomState`. By default 1, the initial state. */
  randomState?: number
  /** Called after every entry, in order. */
  onMoment?(moment: Moment): void
  /**
   * Called with true when actors begin to process events, and with false when all events have been processed. Real time continues
   * in between. Unless the caller holds the engine's time, a timer set meanwhile starts later than the time recorded in the entry,
   * and a replay is off by that difference.
   */
  onBusy?(isBusy: boolean): void
  /** Maximum number of entries, 200,000 by default. Recording ends when it is reached. */
  limit?: number
  /** Returns the name of the next actor whose logic has this id. By default the id and a number from 1, as in 'confetti#1'. */
  nameFor?(id: string): string | undefined
}

/** Enough for hours on a busy page; takes about 60 MB. */
const ENTRY_LIMIT = 200_000

/** Events that XState itself sends when a child ends or changes. A replay produces them again by itself. */
const OF_CHILDREN = /^xstate\.(?:done|error|snapshot)\./

/** An event that an actor has received and is processing or will process. */
interface Passage {
  readonly ref: AnyActorRef
  readonly kind: RecordingEntry['kind']
  readonly event: AnyEventObject
  readonly from?: AnyActorRef | undefined
  readonly transitions: Taken[number][]
  /** For a start: what the actor resumes from. */
  readonly goesOnFrom?: ResumePoint | undefined
  atMs: number
  snapshot?: Snapshot<unknown>
}

/**
 * What a root actor resumes from, if it was created with a snapshot or is restarted with its old state after a stop.
 * Undefined if it starts from scratch.
 */
function resumePointOf(ref: AnyActorRef, hasLived: boolean): ResumePoint | undefined {
  if (parentOf(ref) || (!hasLived && optionsOf(ref).snapshot === undefined)) return undefined
  const timers = pendingOf(ref).map(({ source, target, event, id, delay }): OpenTimer => ({
    source: pathOf(source).path,
    target: pathOf(target).path,
    event,
    id,
    restMs: delay,
  }))
  return { snapshot: persistedOf(ref), timers }
}

/** What the recorder knows about an actor. */
interface Known {
  name: string
  readonly ref: AnyActorRef
  readonly kind: LogicKind
  /** Whether it accepts events. */
  running: boolean
  isStopped: boolean
  /** The actor's context after its last entry, as plain data. */
  context: unknown
  /** The object that `context` was made from. If the actor still has the same object, nothing has changed. */
  holdings: unknown
  /** Events for which XState has not reported a snapshot yet, the current event first. */
  readonly inbox: Passage[]
}

/**
 * Records everything that happens to every actor, from XState's inspection events: pass `observe` as `inspect`.
 *
 * Entries are in the order in which the actors began to process the events. A busy actor queues further events, and the events it
 * causes in other actors may be processed before the queued ones: hence one inbox per actor.
 *
 * @throws {Error} if the installed XState lacks something that recording needs.
 */
export function createRecorder({ now, randomState = 1, onMoment, onBusy, limit = ENTRY_LIMIT, nameFor }: RecorderOptions) {
  requireInternals()
  const known = new Map<AnyActorRef, Known>()
  const byName = new Map<string, AnyActorRef>()
  const counts = new Map<string, number>()
  const entries: RecordingEntry[] = []
  /** Events being processed, in order. Some of them may already have their snapshot. */
  const underway: Passage[] = []

  const nameOf = (ref: object): string | undefined => known.get(ref as AnyActorRef)?.name || undefined

  /** Names an actor when it starts, not when it is created: React may create actors that never start, and restart stopped ones. */
  function start(ref: AnyActorRef, actor: Known): void {
    const id = idOf(ref)
    const number = (counts.get(id) ?? 0) + 1
    counts.set(id, number)
    actor.name = nameFor?.(id) ?? `${id}#${number}`
    actor.running = true
    actor.isStopped = false
    actor.context = undefined
    actor.holdings = undefined
    known.delete(ref)
    known.set(ref, actor)
    byName.set(actor.name, ref)
  }

  function knownOf(ref: AnyActorRef): Known {
    let actor = known.get(ref)
    if (!actor) {
      actor = {
        name: '',
        ref,
        kind: kindOf(logicOf(ref)),
        running: false,
        isStopped: false,
        context: undefined,
        holdings: undefined,
        inbox: [],
      }
      known.set(ref, actor)
    }
    return actor
  }

  /** Whether an actor or its descendants have done more than start and stop, which is all that React's StrictMode causes. */
  function hasLived(name: string): boolean {
    const family = new Set([name])
    return entries.some(({ actor, kind, parent, snapshot }) => {
      if (parent !== undefined && family.has(parent)) family.add(actor)
      return family.has(actor) && (snapshot !== undefined || kind === 'sent' || kind === 'own')
    })
  }

  function takeUp(passage: Passage): void {
    if (underway.length === 0) {
      onBusy?.(true)
      // Actors process events synchronously. If an event is still open in the next microtask, its actor has thrown: no snapshot follows.
      void Promise.resolve().then(abandon)
    }
    passage.atMs = now()
    underway.push(passage)
  }

  /** Closes open events with the current snapshots of their actors. */
  function abandon(): void {
    for (const passage of underway) if (!passage.snapshot) closeWithPresent(passage)
    settle()
  }

  function closeWithPresent(passage: Passage): void {
    const actor = knownOf(passage.ref)
    passage.snapshot = presentOf(passage.ref)
    actor.running = passage.snapshot.status === 'active'
    actor.inbox.length = 0
  }

  /** Closes the current event of an actor that failed while processing it: XState reports no snapshot for such an event. */
  function noteFailure(ref: AnyActorRef): void {
    const passage = known.get(ref)?.inbox[0]
    if (!passage || presentOf(ref).status !== 'error') return
    closeWithPresent(passage)
  }

  /** An event from outside is 'sent', and a replay has to send it again. All other events follow from those: they are 'own'. */
  function kindFor(ref: AnyActorRef, event: AnyEventObject, source: AnyActorRef | undefined): RecordingEntry['kind'] {
    if (!source) return 'sent'
    return knownOf(source).kind === 'effect' && !(source !== ref && OF_CHILDREN.test(event.type)) ? 'sent' : 'own'
  }

  function noteEvent(ref: AnyActorRef, event: AnyEventObject, source: AnyActorRef | undefined): void {
    const actor = knownOf(ref)
    const passage = { ref, event, from: source, transitions: [], atMs: 0 }
    // The error event is the only sign of a failed child.
    if (source && source !== ref && event.type.startsWith('xstate.error.')) noteFailure(source)
    if (event.type === 'xstate.init') {
      const goesOnFrom = resumePointOf(ref, actor.name !== '' && hasLived(actor.name))
      start(ref, actor)
      // Goes before events that were sent to the actor earlier, because the actor processes its start first.
      actor.inbox.unshift({ ...passage, kind: 'start', goesOnFrom })
      takeUp(actor.inbox[0] as Passage)
    } else if (actor.running || actor.name === '') {
      actor.inbox.push({ ...passage, kind: kindFor(ref, event, source) })
      if (actor.running && actor.inbox.length === 1) takeUp(actor.inbox[0] as Passage)
    }
  }

  function noteSnapshot(ref: AnyActorRef, event: AnyEventObject, snapshot: Snapshot<unknown>): void {
    const actor = knownOf(ref)
    if (event.type === 'xstate.stop') {
      const open = underway.findLast((passage) => passage.ref === ref && passage.kind === 'stop' && !passage.snapshot)
      if (open) open.snapshot = snapshot
      else noteStop(ref, event, snapshot)
    } else {
      const passage = actor.inbox.shift()
      if (!passage) return
      passage.snapshot = snapshot
      if (snapshot.status !== 'active') {
        actor.running = false
        actor.inbox.length = 0
      }
      const next = actor.inbox[0]
      if (next) takeUp(next)
    }
    settle()
  }

  /** Records a stop. A machine stops its children while it is stopping itself, so their stops are recorded after its own. */
  function noteStop(ref: AnyActorRef, event: AnyEventObject, snapshot?: Snapshot<unknown>): void {
    const actor = knownOf(ref)
    // Events still in the inbox are lost with the actor.
    const lost = new Set(actor.inbox.splice(0))
    for (let index = underway.length - 1; index >= 0; index--) if (lost.has(underway[index] as Passage)) underway.splice(index, 1)
    actor.running = false
    actor.isStopped = true
    takeUp({ ref, kind: 'stop', event, transitions: [], atMs: 0, ...(snapshot && { snapshot }) })
  }

  /** Records the events that have a snapshot, up to the first event that has none yet. */
  function settle(): void {
    if (underway.length === 0) return
    while (underway[0]?.snapshot) {
      const passage = underway.shift() as Passage
      if (entries.length >= limit) continue
      const entry = entryOf(passage, passage.snapshot as Snapshot<unknown>)
      entries.push(entry)
      onMoment?.({ entry, snapshot: passage.snapshot as Snapshot<unknown>, transitions: passage.transitions })
    }
    if (underway.length === 0) onBusy?.(false)
  }

  function entryOf({ ref, kind, event, from, transitions, goesOnFrom, atMs }: Passage, snapshot: Snapshot<unknown>): RecordingEntry {
    const actor = knownOf(ref)
    const before = actor.context
    const holdings = holdingsOf(snapshot)
    if (holdings !== actor.holdings) actor.context = toPlain(holdings, nameOf)
    actor.holdings = holdings
    const isMachine = isMachineState(snapshot)
    const isStart = kind === 'start'
    return {
      atMs,
      actor: actor.name,
      kind,
      // Only the type: the input has a field of its own, and the children's snapshots have entries of their own.
      event: isStart || event.type.startsWith('xstate.snapshot.') ? { type: event.type } : (toPlain(event, nameOf) as AnyEventObject),
      ...(!isStart && from && from !== ref && { from: nameOf(from) ?? from.id }),
      ...(isStart && startOf(ref, actor, from, goesOnFrom)),
      value: valueOf(snapshot),
      ...(snapshot.status !== 'active' && { status: snapshot.status }),
      changes: changesBetween(before, actor.context),
      ...(isMachine &&
        (kind === 'sent' || kind === 'own') &&
        transitions.length === 0 &&
        !isResumed(event) &&
        snapshot.status === 'active' && { isIgnored: true }),
    }
  }

  function startOf(ref: AnyActorRef, { kind }: Known, parent: AnyActorRef | undefined, point?: ResumePoint): Partial<RecordingEntry> {
    const input = toPlain(optionsOf(ref).input, nameOf)
    return {
      ...(parent && { parent: nameOf(parent) ?? parent.id }),
      ...(kind === 'effect' && { isEffect: true }),
      ...(input !== undefined && { input }),
      ...(point && (toPlain(point, nameOf) as ResumePoint)),
    }
  }

  return {
    observe(inspected: InspectionEvent): void {
      const ref = inspected.actorRef as AnyActorRef
      if (inspected.type === '@xstate.event') noteEvent(ref, inspected.event, inspected.sourceRef as AnyActorRef | undefined)
      else if (inspected.type === '@xstate.snapshot') noteSnapshot(ref, inspected.event, inspected.snapshot)
      else if (inspected.type === '@xstate.microstep') {
        if (inspected.event.type === 'xstate.stop') noteStop(ref, inspected.event)
        else known.get(ref)?.inbox[0]?.transitions.push(...transitionsOf(inspected))
      }
    },
    /** Immediately closes the event that made a root actor fail. Without this call, the event is closed in the next microtask. */
    failed(ref: AnyActorRef): void {
      noteFailure(ref)
      settle()
    },
    /** All entries so far, in order. */
    entries: entries as readonly RecordingEntry[],
    /** All actors that have started, in the order in which they started. */
    actors: (): RecordedActor[] =>
      [...known.values()]
        .filter(({ name }) => name !== '')
        .map(({ name, ref, running, isStopped }) => {
          const parent = parentOf(ref)
          return { name, logic: logicOf(ref), ref, parent: parent && nameOf(parent), running: !isStopped && (running || !parent) }
        }),
    /** The name of an actor that has started. */
    nameOf,
    refOf: (name: string): AnyActorRef | undefined => byName.get(name),
    /** The actor that is currently processing an event. */
    busy: (): AnyActorRef | undefined => underway.findLast(({ snapshot }) => snapshot === undefined)?.ref,
    /** How many events are being processed and have not been recorded yet. */
    underway: (): number => underway.length,
    isFull: (): boolean => entries.length >= limit,
    /** The session so far. */
    recording: (): Recording => ({ randomState, endMs: now(), entries: [...entries] }),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
