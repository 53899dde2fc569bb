import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { hashOf } from './recording.ts'
import type { Recording, RecordingEntry } from './recording.ts'

/** One running or ended actor of the session. */
export interface RecordedActor {
  /** 'confetti#1' */
  readonly name: string
  readonly machine: AnyStateMachine
  readonly ref: AnyActorRef
  readonly running: boolean
}

/** An entry, the snapshot it led to, and the transitions that led there. */
export interface Moment {
  readonly entry: RecordingEntry
  readonly snapshot: AnyMachineSnapshot
  readonly transitions: readonly AnyTransitionDefinition[]
}

interface RecorderOptions {
  /** Engine time in ms. */
  now(): number
  /** Where the engine's randomness stands now. */
  randomState: number
  /** Called after every entry, in their order. */
  onMoment?(moment: Moment): void
  /**
   * Told when actors begin to take events up, and when the last of them has. Real time goes on in between: unless it is
   * held, a timer set then counts from a later instant than the entry says, and a replay is off by that much.
   */
  onBusy?(isBusy: boolean): void
  /** How many entries are kept. Recording ends with the last of them. */
  limit?: number
}

/** Hours of a busy page, and some 30 MB. */
const ENTRY_LIMIT = 200_000

/** An event on its way through an actor. */
interface Passage {
  readonly ref: AnyActorRef
  readonly kind: RecordingEntry['kind']
  readonly event: AnyEventObject
  readonly input?: unknown
  readonly transitions: AnyTransitionDefinition[]
  atMs: number
  snapshot?: AnyMachineSnapshot
}

/** What the recorder knows of an actor. */
interface Known {
  name: string
  machine: AnyStateMachine
  running: boolean
  /** Events that it has got and not yet answered with a snapshot, the one it is busy with first. */
  readonly inbox: Passage[]
}

/**
 * Writes down everything that happens to every actor, from XState's inspection events.
 *
 * Entries stand in the order in which the actors took the events up. An actor that is busy takes up what it is sent
 * meanwhile afterwards, and whatever it causes in others lies in between: hence the inboxes.
 */
export function createRecorder({ now, randomState, onMoment, onBusy, limit = ENTRY_LIMIT }: RecorderOptions) {
  const known = new Map<AnyActorRef, Known>()
  const counts = new Map<string, number>()
  const entries: RecordingEntry[] = []
  /** Taken up and not all of them answered yet, in order. */
  const underway: Passage[] = []

  /** An actor counts from the moment it starts: React may create some that never do. */
  function start(ref: AnyActorRef, actor: Known): void {
    const { machine } = actor
    const number = (counts.get(machine.id) ?? 0) + 1
    counts.set(machine.id, number)
    actor.name = `${machine.id}#${number}`
    actor.running = true
    known.delete(ref)
    known.set(ref, actor)
  }

  function knownOf(ref: AnyActorRef): Known {
    let actor = known.get(ref)
    if (!actor) {
      const { logic } = ref as AnyActorRef & { logic: AnyStateMachine }
      actor = { name: '', machine: logic, running: false, inbox: [] }
      known.set(ref, actor)
    }
    return actor
  }

  function takeUp(passage: Passage): void {
    if (underway.length === 0) {
      onBusy?.(true)
      // Actors take events up in one go. What is still open after that was thrown out of, and is never answered.
      queueMicrotask(abandon)
    }
    passage.atMs = now()
    underway.push(passage)
  }

  /** Closes what is open with the snapshots that the actors have been left with. */
  function abandon(): void {
    for (const passage of underway) {
      if (passage.snapshot) continue
      const { ref } = passage
      const actor = knownOf(ref)
      passage.snapshot = ref.getSnapshot() as AnyMachineSnapshot
      actor.running = passage.snapshot.status === 'active'
      actor.inbox.length = 0
    }
    settle()
  }

  function noteEvent(ref: AnyActorRef, event: AnyEventObject, isOwn: boolean): void {
    const actor = knownOf(ref)
    const passage = { ref, event, transitions: [], atMs: 0 }
    if (event.type === 'xstate.init') {
      start(ref, actor)
      const { input } = event as AnyEventObject & { input?: unknown }
      // Events sent earlier queue behind it. The input is recorded separately; the event would only repeat it.
      actor.inbox.unshift({ ...passage, kind: 'start', event: { type: event.type }, input })
      takeUp(actor.inbox[0] as Passage)
    } else if (actor.running || actor.name === '') {
      actor.inbox.push({ ...passage, kind: isOwn ? 'own' : 'sent' })
      if (actor.running && actor.inbox.length === 1) takeUp(actor.inbox[0] as Passage)
    }
  }

  function noteSnapshot(ref: AnyActorRef, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const actor = knownOf(ref)
    if (event.type === 'xstate.stop') {
      // Whatever still waited is lost with the actor.
      const lost = new Set(actor.inbox.splice(0))
      for (let index = underway.length - 1; index >= 0; index--) if (lost.has(underway[index] as Passage)) underway.splice(index, 1)
      actor.running = false
      takeUp({ ref, kind: 'stop', event, transitions: [], atMs: 0, snapshot })
    } else {
      const passage = actor.inbox.shift()
      if (!passage) return
      passage.snapshot = snapshot
      const next = actor.inbox[0]
      if (next) takeUp(next)
    }
    settle()
  }

  /** Writes down what is answered, as far as nothing in front of it is open. */
  function settle(): void {
    if (underway.length === 0) return
    while (underway[0]?.snapshot) {
      const { ref, kind, event, input, transitions, atMs, snapshot } = underway.shift() as Required<Passage>
      if (entries.length >= limit) continue
      const entry: RecordingEntry = {
        atMs,
        actor: knownOf(ref).name,
        kind,
        event,
        ...(input !== undefined && { input }),
        value: snapshot.value,
        contextHash: hashOf(snapshot.context),
      }
      entries.push(entry)
      onMoment?.({ entry, snapshot, transitions })
    }
    if (underway.length === 0) onBusy?.(false)
  }

  return {
    observe(inspected: InspectionEvent): void {
      const ref = inspected.actorRef as AnyActorRef
      if (inspected.type === '@xstate.event') noteEvent(ref, inspected.event, inspected.sourceRef !== undefined)
      else if (inspected.type === '@xstate.snapshot') noteSnapshot(ref, inspected.event, inspected.snapshot as AnyMachineSnapshot)
      else if (inspected.type === '@xstate.microstep') {
        const { _transitions: taken } = inspected
        known.get(ref)?.inbox[0]?.transitions.push(...taken)
      }
    },
    /** Everything so far, in order. */
    entries: entries as readonly RecordingEntry[],
    /** All actors that have started, the latest last. */
    actors: (): RecordedActor[] =>
      [...known].filter(([, { name }]) => name !== '').map(([ref, { name, machine, running }]) => ({ name, machine, ref, running })),
    /** The name of an actor that has started. */
    nameOf: (ref: AnyActorRef): string | undefined => known.get(ref)?.name || undefined,
    /** The actor that is taking an event up right now. */
    busy: (): AnyActorRef | undefined => underway.findLast(({ snapshot }) => snapshot === undefined)?.ref,
    /** Whether the limit is reached. */
    isFull: (): boolean => entries.length >= limit,
    /** The session so far. */
    recording: (): Recording => ({ randomState, endMs: now(), entries: [...entries] }),
  }
}
