import type { Engine } from '@drei-tage/engine'
import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import type { Cast, Mail } from './cast.ts'
import type { Taken } from './logic.ts'
import { guarded, reportFault } from './report.ts'
import { restartPointOf } from './restart.ts'
import type { RestartPoint } from './restart.ts'
import { interceptMailbox, interceptStart, parentOf, presentOf, transitionsOf } from './xstate-internals.ts'

/** An event that an actor processes, and what came of it. */
export interface Passage extends Mail {
  readonly ref: AnyActorRef
  /** Engine time in ms. */
  readonly atMs: number
  /** For a start: what the actor starts from, unless it starts from scratch. */
  readonly point: RestartPoint | undefined
  transitions: Taken
  /** How many actions the actor has begun to execute. */
  actions: number
  /** Undefined while the actor processes the event. */
  snapshot: Snapshot<unknown> | undefined
  /** Whether the actor threw. */
  hasThrown: boolean
}

/** Engine time, in ms, without the last digits, in which sums of the same delays differ. A replay takes such times for the same. */
export const instantOf = (engine: Pick<Engine, 'now'>): number => Math.round(engine.now() * 1e7) / 1e7

/** Events that XState itself sends when a child ends or changes. A replay produces them again by itself. */
const OF_CHILDREN = /^xstate\.(?:done|error|snapshot)\./

export interface PassageOptions {
  readonly engine: Pick<Engine, 'now' | 'hold'>
  /** Called for every passage that is done, in the order in which they began. */
  onDone(passage: Passage): void
  /** Called for every actor that the page creates. */
  onRoot(ref: AnyActorRef): void
}

/**
 * Follows what actors do: each event from when its actor takes it out of its mailbox until the snapshot it leads to.
 *
 * Everything that follows from one event from outside is a turn. The engine's time stands still in it, as in a replay. It is handed out at
 * its end, because actors send to others before they have their own snapshot.
 */
export function createPassages(cast: Cast, { engine, onDone, onRoot }: PassageOptions) {
  /** What has begun in this turn and is not handed out yet. */
  const underway: Passage[] = []
  /** What of it is not done, the innermost last. */
  const open: Passage[] = []
  const strangers = new WeakSet<AnyActorRef>()
  let atMs = 0
  let isTurn = false
  let isOver = false

  const lastOpen = (ref?: AnyActorRef) => open.findLast((passage) => ref === undefined || passage.ref === ref)

  /** Calls what makes actors process events. */
  function inTurn(work: () => void): void {
    if (isTurn || isOver) return work()
    isTurn = true
    const endHold = engine.hold()
    atMs = instantOf(engine)
    try {
      work()
    } finally {
      while (underway.length > 0) onDone(underway.shift() as Passage)
      isTurn = false
      endHold()
    }
  }

  function begin(ref: AnyActorRef, mail: Mail, point?: RestartPoint): Passage {
    const passage = { ref, ...mail, atMs, point, transitions: [], actions: 0, snapshot: undefined, hasThrown: false }
    underway.push(passage)
    open.push(passage)
    return passage
  }

  /** @param reported The snapshot that XState reports. There is none, or the one from before, if the actor threw. */
  function close(passage: Passage | undefined, reported?: Snapshot<unknown>): void {
    if (!passage || passage.snapshot) return
    const { ref } = passage
    const present = presentOf(ref)
    passage.hasThrown = present.status === 'error' && reported?.status !== 'error'
    passage.snapshot = passage.hasThrown ? present : (reported ?? present)
    open.splice(open.lastIndexOf(passage), 1)
    if (passage.snapshot.status !== 'active') cast.end(ref)
  }

  /** An event from outside is 'sent', and a replay has to send it again. All other events follow from those: they are 'own'. */
  function kindFor(ref: AnyActorRef, { type }: AnyEventObject, source: AnyActorRef | undefined): Passage['kind'] {
    // An actor that is not recorded is outside.
    if (!source || !cast.has(source)) return 'sent'
    return cast.of(source).kind === 'effect' && !(source !== ref && OF_CHILDREN.test(type)) ? 'sent' : 'own'
  }

  function process(ref: AnyActorRef, event: AnyEventObject): Passage {
    const actor = cast.of(ref)
    if (event.type === 'xstate.stop') {
      cast.end(ref)
      actor.isStopped = true
      return begin(ref, { kind: 'stop', event, from: undefined })
    }
    // XState has dropped those before it.
    const [mail = { kind: 'sent', event, from: undefined }] = actor.inbox.splice(0, 1 + actor.inbox.findIndex((one) => one.event === event))
    return begin(ref, mail)
  }

  function noteCreation(ref: AnyActorRef): void {
    const parent = parentOf(ref)
    if (parent && !cast.has(parent)) return
    cast.add(ref, parent)
    if (!parent) onRoot(ref)
    interceptStart(ref, (start) =>
      inTurn(() => {
        try {
          start()
        } finally {
          // If it threw.
          const passage = lastOpen(ref)
          if (passage?.kind === 'start') guarded(close)(passage)
        }
      }),
    )
  }

  function noteStart(ref: AnyActorRef, event: AnyEventObject, from: AnyActorRef | undefined): void {
    let point: RestartPoint | undefined
    try {
      point = restartPointOf(ref, cast.of(ref).hasLived)
    } catch (fault) {
      // XState cannot persist a context that contains itself.
      reportFault(fault)
    }
    cast.start(ref)
    begin(ref, { kind: 'start', event, from }, point)
    // It gets a new mailbox whenever it stops.
    interceptMailbox(ref, inTurn, (one, processed) => {
      if (isOver) return processed()
      let passage: Passage | undefined
      guarded(() => (passage = process(ref, one)))()
      try {
        processed()
      } finally {
        guarded(close)(passage)
      }
    })
  }

  /** An actor that had been created before it was observed. A replay could not begin with what it does. */
  function noteStranger(ref: AnyActorRef): void {
    if (parentOf(ref) || strangers.has(ref)) return
    strangers.add(ref)
    throw new Error(`recorder: '${ref.id}' is not recorded, because it had been created before. Pass observe as inspect to createActor.`)
  }

  return {
    /** Takes XState's inspection events. */
    observe(inspected: InspectionEvent): void {
      if (isOver) return
      const ref = inspected.actorRef as AnyActorRef
      if (inspected.type === '@xstate.actor') return noteCreation(ref)
      if (!cast.has(ref)) return noteStranger(ref)
      const passage = lastOpen(ref)
      if (inspected.type === '@xstate.event' && inspected.event.type === 'xstate.init')
        noteStart(ref, inspected.event, inspected.sourceRef as AnyActorRef | undefined)
      // What a stop ends, such as timers, it ends after its snapshot.
      else if (inspected.type === '@xstate.snapshot' && passage?.kind !== 'stop') close(passage, inspected.snapshot)
      else if (inspected.type === '@xstate.action' && passage) passage.actions += 1
      else if (inspected.type === '@xstate.microstep' && passage) {
        const taken = transitionsOf(inspected)
        // Usually there is one microstep, whose list is kept.
        passage.transitions = passage.transitions.length === 0 ? taken : [...passage.transitions, ...taken]
      }
    },
    /** An event is about to be put into an actor's mailbox. */
    noteMail(source: AnyActorRef | undefined, ref: AnyActorRef, event: AnyEventObject): void {
      if (isOver || !cast.has(ref)) return
      const { running, name, inbox } = cast.of(ref)
      if (running || name === '') inbox.push({ kind: kindFor(ref, event, source), event, from: source })
    },
    /** What actors do from now on is not followed. */
    end: (): void => void (isOver = true),
    /** The passage that began last and is not done: of one actor, or of any. */
    lastOpen,
    /** How many passages will be handed out before this one. -1 if there is none. */
    placeOf: (passage: Passage | undefined): number => (passage ? underway.lastIndexOf(passage) : -1),
    count: (): number => underway.length,
  }
}
