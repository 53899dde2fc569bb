import type { TimerClock } from '@drei-tage/engine'
import { createActor } from 'xstate'
import type { AnyActorLogic, AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import type { Comparison } from './compare.ts'
import { inertLogic, keepInside, withRecordedActors } from './inert.ts'
import { idOf, isMachine } from './logic.ts'
import { logicFor } from './machines.ts'
import type { Machines } from './machines.ts'
import { machineIdOf } from './names.ts'
import type { RecordingEntry } from './recording.ts'
import { alongPath } from './restart.ts'
import type { OpenTimer } from './restart.ts'
import type { Script } from './script.ts'
import type { Trace } from './trace.ts'
import { fromPlain } from './values.ts'
import { interceptDelivery, parentOf, scheduleAtStart, setSessionId } from './xstate-internals.ts'
import type { Deliver } from './xstate-internals.ts'

/** What the parts of a replay have in common. */
export interface Stage {
  readonly script: Script
  readonly trace: Trace
  readonly comparison: Comparison
}

/**
 * The actors of a replay. Each stands in for a recorded one: it has its names and ids, fails as it did, and has no effects.
 *
 * @param onOwn Called before an actor's own event is delivered.
 */
export function createStandIns(
  { script, trace, comparison }: Stage,
  machines: Machines,
  onOwn: (target: AnyActorRef, event: AnyEventObject) => void,
) {
  const { entries } = script
  const { cast, passages } = trace
  const { moments } = comparison
  const roots = new Map<string, AnyActorRef>()
  /** The start of the recorded actor that each one stands in for, from its creation. */
  const starts = new Map<AnyActorRef, RecordingEntry>()
  /** By actor system: the function that delivers its events. */
  const delivering = new Map<unknown, Deliver>()

  const revived = (value: unknown) => fromPlain(value, cast.refOf)

  /** The recorded entry of the event that an actor is processing. */
  function entryFor(ref: AnyActorRef): RecordingEntry | undefined {
    const passage = passages.lastOpen(ref)
    const entry = passage && entries[moments.length + passages.placeOf(passage)]
    return entry?.actor === cast.nameOf(ref) ? entry : undefined
  }

  /** Throws what an actor threw in the recording while it processed its current event, if it did. */
  function failAsRecorded(ref: AnyActorRef): void {
    const entry = entryFor(ref)
    if (entry?.status !== 'error' || entry.actions === undefined) return
    throw revived(entry.error ?? (entry.data.plain as { readonly error?: unknown }).error)
  }

  /** Called instead of an action: it fails if it is the one that failed in the recording. */
  function skipAction(ref: AnyActorRef): void {
    if (passages.lastOpen(ref)?.actions === entryFor(ref)?.actions) failAsRecorded(ref)
  }

  function startOfChild(ref: AnyActorRef, parent: AnyActorRef): RecordingEntry | undefined {
    const { actor = '' } = starts.get(parent) ?? {}
    const start = script.childOf(actor, cast.of(ref).number ?? 0)
    return start && machineIdOf(start.actor) === idOf(ref) ? start : undefined
  }

  /** Prepares an actor when XState announces it: without effects, and with the ids that machines could read and send when recorded. */
  function prepare(ref: AnyActorRef, start: RecordingEntry | undefined): void {
    keepInside(ref, () => skipAction(ref), failAsRecorded)
    if (!start) return
    starts.set(ref, start)
    if (start.sessionId !== undefined) setSessionId(ref, start.sessionId)
  }

  function create(logic: AnyActorLogic, entry: RecordingEntry, clock: TimerClock): AnyActorRef {
    const { actor: name, input, snapshot, id, systemId } = entry
    const actor = createActor(isMachine(logic) ? withRecordedActors(logic, script.effectIds) : logic, {
      clock,
      // Names an actor without a machine id, if it was given the name.
      src: machineIdOf(name),
      input: revived(input) as never,
      inspect(inspected: InspectionEvent) {
        const ref = inspected.actorRef as AnyActorRef
        trace.observe(inspected)
        const parent = parentOf(ref)
        if (inspected.type === '@xstate.actor') prepare(ref, parent ? startOfChild(ref, parent) : entry)
      },
      ...(id !== undefined && { id }),
      ...(systemId !== undefined && { systemId }),
      ...(snapshot && { snapshot: revived(snapshot.plain) as Snapshot<unknown> }),
    })
    const original = interceptDelivery(actor, (deliver) => (source, target, event) => {
      // An actor of the page gets nothing, but the one that stands in for it.
      const ref = cast.has(target) ? target : cast.refOf(cast.nameOf(target) ?? '')
      if (!ref) return
      if (source) onOwn(ref, event)
      deliver(source, ref, event)
    })
    delivering.set(actor.system, original)
    return actor
  }

  return {
    roots: roots as ReadonlyMap<string, AnyActorRef>,
    start(entry: RecordingEntry, clock: TimerClock): void {
      const { actor: name, timers = [] } = entry
      const logic = entry.logic === 'effect' ? inertLogic() : logicFor(machines, name)
      if (typeof logic === 'string') return comparison.differ(logic)
      const actor = create(logic, entry, clock)
      roots.set(name, actor)
      actor.subscribe({
        error(fault) {
          if (entryFor(actor)?.status !== 'error') comparison.fail(name, fault)
        },
      })
      for (const { source, target, event, id, restMs: delay } of revived(timers) as OpenTimer[]) {
        const [from, to] = [alongPath(actor, source), alongPath(actor, target)]
        if (from && to) scheduleAtStart(actor, { source: from, target: to, event, id, delay })
      }
      actor.start()
    },
    send(actor: AnyActorRef, { event, from }: RecordingEntry): void {
      const source = starts.get(actor)?.logic === 'effect' ? actor : from === undefined ? undefined : cast.refOf(from)
      delivering.get(actor.system)?.(source, actor, revived(event) as AnyEventObject)
    },
  }
}

export type StandIns = ReturnType<typeof createStandIns>
