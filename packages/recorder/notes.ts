import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import type { Cast } from './cast.ts'
import { passageOf } from './passages.ts'
import type { Passage, Passages } from './passages.ts'
import { reportFault } from './report.ts'
import { restartPointOf } from './restart.ts'
import { hasMail, parentOf, transitionsOf } from './xstate-internals.ts'

/** Events that XState itself sends when a child ends or changes. A replay produces them again by itself. */
const OF_CHILDREN = /^xstate\.(?:done|error|snapshot)\./

/**
 * Takes notes of XState's inspection events: which actor processes which event, from when until when.
 *
 * An actor that is busy queues further events, and what it causes in others may be processed before them: hence one inbox per actor.
 *
 * @param takeElapsed Returns the number of the delay whose event is being delivered, once.
 */
export function createNotes(cast: Cast, passages: Passages, onRoot: (ref: AnyActorRef) => void, takeElapsed: () => number | undefined) {
  /** Actors whose stop follows from an event that they have just processed. */
  const stopping = new Set<AnyActorRef>()
  const strangers = new WeakSet<AnyActorRef>()

  /** An event from outside is 'sent', and a replay has to send it again. All other events follow from those: they are 'own'. */
  function kindFor(ref: AnyActorRef, { type }: AnyEventObject, source: AnyActorRef | undefined): Passage['kind'] {
    // An actor that is not recorded is outside.
    if (!source || !cast.has(source)) return 'sent'
    return cast.of(source).kind === 'effect' && !(source !== ref && OF_CHILDREN.test(type)) ? 'sent' : 'own'
  }

  function noteCreation(ref: AnyActorRef): void {
    const parent = parentOf(ref)
    if (parent && !cast.has(parent)) return
    cast.add(ref, parent)
    if (!parent) onRoot(ref)
  }

  /** An actor that had been created before it was observed. A replay could not begin with what it does. */
  function noteStranger(ref: AnyActorRef): void {
    if (parentOf(ref) || strangers.has(ref)) return
    strangers.add(ref)
    throw new Error(`recorder: '${ref.id}' is not recorded, because it had been created before. Pass observe as inspect to createActor.`)
  }

  function noteEvent(ref: AnyActorRef, event: AnyEventObject, source: AnyActorRef | undefined): void {
    const delay = takeElapsed()
    if (event.type === 'xstate.init') return noteStart(ref, event, source)
    // A child that throws tells its parent. That is the only sign of it.
    passages.closeThrown()
    const { running, name, inbox } = cast.of(ref)
    if (!running && name !== '') return
    inbox.push(passageOf(ref, kindFor(ref, event, source), event, source, delay))
    const isOfFailure = source !== ref && event.type.startsWith('xstate.error.')
    if (running && inbox.length === 1) passages.begin(inbox[0] as Passage, isOfFailure)
  }

  function noteStart(ref: AnyActorRef, event: AnyEventObject, parent: AnyActorRef | undefined): void {
    const { hasLived, inbox } = cast.of(ref)
    const passage = passageOf(ref, 'start', event, parent)
    try {
      passage.point = restartPointOf(ref, hasLived)
    } catch (fault) {
      // XState cannot persist a context that contains itself.
      reportFault(fault)
    }
    cast.start(ref)
    // Goes before events that were sent to the actor earlier, because the actor processes its start first.
    inbox.unshift(passage)
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
    if (snapshot.status !== 'active') cast.end(ref)
    if (inbox[0]) passages.begin(inbox[0], true)
    // If its parent has stopped it meanwhile, its stop comes next, and belongs to what is underway.
    else if (passage && snapshot.status === 'active' && hasMail(ref)) return void stopping.add(ref)
    passages.settle()
  }

  /** Notes a stop. A machine stops its children while it is stopping itself, so their stops come after its own. */
  function noteStop(ref: AnyActorRef, event: AnyEventObject, snapshot?: Snapshot<unknown>): void {
    const isDropped = passages.drop(cast.end(ref))
    cast.of(ref).isStopped = true
    const passage = passageOf(ref, 'stop', event)
    passages.begin(snapshot ? Object.assign(passage, { snapshot }) : passage, stopping.delete(ref) || isDropped)
  }

  return (inspected: InspectionEvent): void => {
    const ref = inspected.actorRef as AnyActorRef
    if (inspected.type === '@xstate.actor') return noteCreation(ref)
    if (!cast.has(ref)) return noteStranger(ref)
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
          const taken = transitionsOf(inspected)
          // Usually there is one microstep, whose list is kept.
          current.transitions = current.transitions.length === 0 ? taken : [...current.transitions, ...taken]
          current.isFailure = inspected.snapshot.status === 'error'
        }
    }
  }
}
