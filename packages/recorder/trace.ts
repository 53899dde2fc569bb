import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import { createCast } from './cast.ts'
import { entryOf, resumePointOf } from './entries.ts'
import type { Taken } from './logic.ts'
import { createPassages, passageOf } from './passages.ts'
import type { Passage } from './passages.ts'
import type { RecordingEntry } from './recording.ts'
import { guarded, reportFault } from './report.ts'
import { hasMail, interceptScheduling, parentOf, transitionsOf } from './xstate-internals.ts'
import type { Scheduled } from './xstate-internals.ts'

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
  /** Called after every entry, in order. What it throws is reported, and does not reach the actor. */
  onMoment?(moment: Moment): void
  /**
   * Called with true before actors process an event from outside, and with false when everything that follows from it is done. What it
   * throws is reported, and does not reach the actor.
   */
  onBusy?(isBusy: boolean): void
  /** Maximum number of entries, 200,000 by default. Recording ends when it is reached. */
  limit?: number
  /** Returns the name of the next actor whose logic has this id. By default the id and a number from 1, as in 'confetti#1'. */
  nameFor?(id: string): string | undefined
}

/** Events that XState itself sends when a child ends or changes. A replay produces them again by itself. */
const OF_CHILDREN = /^xstate\.(?:done|error|snapshot)\./

/**
 * Turns XState's inspection events into entries.
 *
 * An actor that is busy queues further events, and what it causes in others may be processed before them: hence one inbox per actor.
 */
export function createTrace({ now, onMoment, onBusy, limit = Infinity, nameFor }: Omit<RecorderOptions, 'randomState'>) {
  const entries: RecordingEntry[] = []
  const cast = createCast(nameFor)
  const { nameOf } = cast
  /** Actors whose stop follows from an event that they have just processed. */
  const stopping = new Set<AnyActorRef>()
  const tell = guarded(onMoment)
  let lastMs = 0
  let scheduling: Scheduled | undefined

  /** Engine time in ms. Never goes back, whatever the caller's clock does, because a file must be in order. */
  function time(): number {
    try {
      const ms = now()
      if (ms > lastMs && ms < Infinity) lastMs = ms
    } catch (fault) {
      reportFault(fault)
    }
    return lastMs
  }

  const passages = createPassages({
    now: time,
    onBusy: guarded(onBusy),
    onDone: guarded((passage) => {
      if (entries.length >= limit) return
      const { ref, kind, transitions } = passage
      const entry = entryOf(passage, cast.of(ref), nameOf)
      if (kind === 'sent' || kind === 'own' || entry.snapshot !== undefined) cast.lives(ref)
      entries.push(entry)
      tell({ entry, snapshot: passage.snapshot as Snapshot<unknown>, transitions })
    }),
    onThrown: ends,
  })

  /** An actor takes no more events. Those in its inbox are lost with it. */
  function ends(ref: AnyActorRef): Passage[] {
    const actor = cast.of(ref)
    actor.running = false
    return actor.inbox.splice(0)
  }

  /** An event from outside is 'sent', and a replay has to send it again. All other events follow from those: they are 'own'. */
  function kindFor(ref: AnyActorRef, event: AnyEventObject, source: AnyActorRef | undefined): RecordingEntry['kind'] {
    if (!source) return 'sent'
    return cast.of(source).kind === 'effect' && !(source !== ref && OF_CHILDREN.test(event.type)) ? 'sent' : 'own'
  }

  function noteEvent(ref: AnyActorRef, event: AnyEventObject, source: AnyActorRef | undefined): void {
    if (event.type === 'xstate.init') return noteStart(ref, event, source)
    // A child that throws tells its parent. That is the only sign of it.
    passages.closeThrown()
    const actor = cast.of(ref)
    if (!actor.running && actor.name !== '') return
    actor.inbox.push(passageOf(ref, kindFor(ref, event, source), event, source))
    const isOfFailure = source !== ref && event.type.startsWith('xstate.error.')
    if (actor.running && actor.inbox.length === 1) passages.begin(actor.inbox[0] as Passage, isOfFailure)
  }

  function noteCreation(ref: AnyActorRef, parent: AnyActorRef | undefined): void {
    if (!parent) return interceptScheduling(ref, time, noteScheduling)
    cast.of(ref).number = cast.of(parent).created += 1
  }

  function noteStart(ref: AnyActorRef, event: AnyEventObject, parent: AnyActorRef | undefined): void {
    const actor = cast.of(ref)
    const passage = passageOf(ref, 'start', event, parent)
    try {
      passage.point = resumePointOf(ref, actor.hasLived)
    } catch (fault) {
      // XState cannot persist a context that contains itself.
      reportFault(fault)
    }
    cast.start(ref)
    // Goes before events that were sent to the actor earlier, because the actor processes its start first.
    actor.inbox.unshift(passage)
    passages.begin(passage, false)
  }

  function noteSnapshot(ref: AnyActorRef, event: AnyEventObject, snapshot: Snapshot<unknown>): void {
    if (event.type === 'xstate.stop') {
      const stop = passages.lastOpen(ref)
      if (stop?.kind === 'stop') passages.close(stop, snapshot)
      else noteStop(ref, event, snapshot)
      return passages.settle()
    }
    // If an action of its start throws, XState reports the snapshot from before.
    passages.closeThrown()
    const { inbox } = cast.of(ref)
    const passage = inbox.shift()
    if (passage) passages.close(passage, snapshot)
    if (snapshot.status !== 'active') ends(ref)
    if (inbox[0]) passages.begin(inbox[0], true)
    // If its parent has stopped it meanwhile, its stop comes next, and belongs to what is underway.
    else if (passage && snapshot.status === 'active' && hasMail(ref)) return void stopping.add(ref)
    passages.settle()
  }

  /** Notes a stop. A machine stops its children while it is stopping itself, so their stops come after its own. */
  function noteStop(ref: AnyActorRef, event: AnyEventObject, snapshot?: Snapshot<unknown>): void {
    const isDropped = passages.drop(ends(ref))
    cast.of(ref).isStopped = true
    const passage = passageOf(ref, 'stop', event)
    passages.begin(snapshot ? Object.assign(passage, { snapshot }) : passage, stopping.delete(ref) || isDropped)
  }

  function note(inspected: InspectionEvent): void {
    const ref = inspected.actorRef as AnyActorRef
    if (inspected.type === '@xstate.actor') return noteCreation(ref, parentOf(ref))
    const [current] = cast.of(ref).inbox
    switch (inspected.type) {
      case '@xstate.event':
        return noteEvent(ref, inspected.event, inspected.sourceRef as AnyActorRef | undefined)
      case '@xstate.snapshot':
        return noteSnapshot(ref, inspected.event, inspected.snapshot)
      case '@xstate.action':
        if (current) current.actions += 1
        break
      case '@xstate.microstep':
        if (inspected.event.type === 'xstate.stop') noteStop(ref, inspected.event)
        else if (current) {
          current.transitions.push(...transitionsOf(inspected))
          current.isFailure = inspected.snapshot.status === 'error'
        }
    }
  }

  function noteScheduling(scheduled: Scheduled, schedule: () => void): void {
    scheduling = scheduled
    try {
      schedule()
    } finally {
      scheduling = undefined
    }
  }

  return {
    entries: entries as readonly RecordingEntry[],
    cast,
    passages,
    /** For the `inspect` option of actors. Never throws. */
    observe: guarded(note),
    busy: (): AnyActorRef | undefined => passages.lastOpen()?.ref,
    /** The delayed event for which an actor is setting a timer at this moment. */
    scheduling: (): Scheduled | undefined => scheduling,
    time,
  }
}

export type Trace = ReturnType<typeof createTrace>
