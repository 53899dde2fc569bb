import { createSimulatedEngine } from '@drei-tage/engine'
import { createActor } from 'xstate'
import type { AnyActorLogic, AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import { delayDifference, differenceBetween, inSeconds, isSameDelay } from './compare.ts'
import type { ReplayTimer, Told } from './compare.ts'
import { inertLogic, withoutEffects, withRecordedActors } from './inert.ts'
import { idOf, isMachine } from './logic.ts'
import { valueAt, withChanges } from './patch.ts'
import type { ValueDifference } from './patch.ts'
import { eventName, machineIdOf } from './names.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import { createReplayClock } from './replayClock.ts'
import { alongPath, isResumed, resumeFrom, resumePointFrom } from './resume.ts'
import type { ResumedEvent, ResumePoint } from './resume.ts'
import { createScript } from './script.ts'
import { doubtOf, logicIn } from './successors.ts'
import type { WaitingTimer } from './timers.ts'
import { createTrace } from './trace.ts'
import type { Moment } from './trace.ts'
import { fromPlain } from './values.ts'
import { interceptDelivery, parentOf, requireInternals, scheduleAtStart, setSessionId } from './xstate-internals.ts'
import type { Deliver } from './xstate-internals.ts'

/** Where a replay first deviated from the recording. */
export interface Difference extends ValueDifference {
  /** Index of the entry in the recording. If the replay does something after the last entry: the number of entries. */
  readonly index: number
  /** Engine time in ms. */
  readonly atMs: number
  readonly actor: string
  /**
   * What differs in the entry: '/context/items/0', '/value', '/status', '/event', '/atMs', or '' if there is no such entry. `old` is
   * what was recorded, `new` what happens now.
   */
  readonly path: string
  /** One sentence that says what was recorded and what happens now. */
  readonly message: string
}

export interface Replay {
  /** The entries of the recording with the snapshots that they led to in the replay, up to the first difference. */
  readonly moments: readonly Moment[]
  /** Undefined when the replay equals the recording. */
  readonly difference: Difference | undefined
  /** By actor name: what each actor would resume from after the replay. Only actors that the page created and did not stop. */
  readonly resumePoints: ReadonlyMap<string, ResumePoint>
  /** The actors of the replay, by name. All have ended, but contexts may refer to some of them. */
  readonly refs: ReadonlyMap<string, AnyActorRef>
  /** The timers that were pending at engine time `atMs` after the first `point` entries. The next one to fire comes first. */
  waiting(at: { readonly atMs: number; readonly point: number }): WaitingTimer[]
}

export interface ReplayOptions {
  /**
   * The logic of the actors that the page created, usually machines: by id, or by actor name where several share an id. The logic
   * of a child comes from its parent.
   */
  readonly machines: Readonly<Record<string, AnyActorLogic>>
}

/**
 * Plays a recording on a simulated clock: the same actors get the same events from outside at the same engine times.
 *
 * The machines repeat by themselves what they did by themselves, and the result is compared with the recording. No effects are
 * executed: actions are skipped, and promises, callbacks and observables do not run. Their recorded results are delivered instead.
 *
 * @throws {Error} if the installed XState lacks something that replaying needs.
 */
export function replay(recording: Recording, { machines }: ReplayOptions): Replay {
  requireInternals()
  const { entries, endMs } = recording
  const engine = createSimulatedEngine({ seed: recording.randomState })
  const script = createScript(entries)
  const moments: Moment[] = []
  const roots = new Map<string, AnyActorRef>()
  /** By actor: the recorded context, to which the changes of the actor's next entry apply. */
  const contexts = new Map<string, unknown>()
  /** The recorded actor that each actor of the replay stands for, from its creation. */
  const recorded = new Map<AnyActorRef, RecordingEntry>()
  /** Indexes of the entries whose events have been sent, whether or not they have been processed. */
  const delivered = new Set<number>()
  /** By actor system: the function that delivers its events. */
  const delivering = new Map<unknown, Deliver>()
  let difference: Difference | undefined
  /** The timer that fired last. */
  let fired: ReplayTimer | undefined

  function differ(message: string, told: Partial<Told> = {}): void {
    const index = moments.length
    const { atMs, actor } = entries[index] ?? { atMs: engine.now(), actor: '' }
    difference ??= { index, atMs, actor, path: '', old: entries[index], new: undefined, ...told, message }
  }

  const trace = createTrace({
    now: () => engine.now(),
    nameFor: script.takeName,
    onMoment({ entry, snapshot, transitions }) {
      if (difference) return
      const expected = entries[moments.length]
      // The recording may have ended in the middle of this instant, so it may lack an entry for this moment.
      if (!expected && entry.atMs >= endMs - SAME_TIME_MS) return
      const { actor } = entry
      const found = differenceBetween(expected, entry, contexts.get(actor))
      const told = found && ((fired && delayDifference(actor, fired, nextEntryOf(actor))) ?? found)
      if (told || !expected) return differ(told?.message ?? '', told)
      moments.push({ entry: expected, snapshot, transitions })
      contexts.set(actor, withChanges(contexts.get(actor), expected.changes))
    },
  })
  const { cast, passages } = trace

  const time = createReplayClock({
    engine,
    trace,
    script,
    entries,
    // A child may be the target of a delayed event before it starts.
    nameOf: (ref) => recorded.get(ref)?.actor ?? cast.nameOf(ref),
    current() {
      const ref = trace.busy()
      return ref && entryFor(ref)
    },
    onDue(timer, fire) {
      if (difference) return
      fired = timer
      fire()
      passages.settleThrown()
      // Before the next timer fires: these events may stop it.
      performUpTo(engine.now())
    },
  })

  const nextEntryOf = (actor: string): RecordingEntry | undefined => entries[script.nextOf(actor, moments.length) ?? Infinity]

  /** The recorded entry of the event that an actor is processing. */
  function entryFor(ref: AnyActorRef): RecordingEntry | undefined {
    const passage = passages.lastOpen(ref)
    const entry = passage && entries[moments.length + passages.placeOf(passage)]
    return entry?.actor === cast.nameOf(ref) ? entry : undefined
  }

  /** The error that an actor threw in the recording while it processed its current event. */
  function failureOf(ref: AnyActorRef): { error: unknown } | undefined {
    const entry = entryFor(ref)
    if (entry?.status !== 'error' || entry.actions === undefined) return undefined
    const error = entry.error ?? valueAt(withChanges(contexts.get(entry.actor), entry.changes), '/error')
    return { error: fromPlain(error, cast.refOf) }
  }

  /** Called instead of an action: throws if that is where the actor failed in the recording. */
  function skipAction(ref: AnyActorRef): void {
    const failure = failureOf(ref)
    if (failure && passages.lastOpen(ref)?.actions === entryFor(ref)?.actions) throw failure.error
  }

  function differByMissing(entry: RecordingEntry): void {
    const { actor, event, atMs } = entry
    const late = time
      .pending()
      .find(({ type, scheduled }) => isSameDelay(type, event.type, actor) && cast.nameOf(scheduled.target) === actor)
    const told = late && delayDifference(actor, late, nextEntryOf(actor))
    differ(told?.message ?? `${actor}: '${eventName(event.type, actor)}' does not come at ${inSeconds(atMs)}.`, told)
  }

  /** The recorded start of a child that is being created. */
  function childStartOf(ref: AnyActorRef): RecordingEntry | undefined {
    const parent = recorded.get(parentOf(ref) as AnyActorRef)
    const start = parent && script.childOf(parent.actor, cast.of(ref).number ?? 0)
    return start && machineIdOf(start.actor) === idOf(ref) ? start : undefined
  }

  /** Prepares each actor that is being created: without effects, and with the ids that machines could read and send in the recording. */
  function prepare(ref: AnyActorRef, start: RecordingEntry | undefined): void {
    withoutEffects(ref, failureOf, () => skipAction(ref))
    if (!start) return
    recorded.set(ref, start)
    if (start.sessionId !== undefined) setSessionId(ref, start.sessionId)
  }

  const revived = (value: unknown) => fromPlain(value, cast.refOf)

  function begin(entry: RecordingEntry): void {
    const { actor: name, input, snapshot, timers = [], isEffect, id, systemId } = entry
    const logic = logicIn(machines, name) ?? (isEffect ? inertLogic() : undefined)
    if (!logic) return differ(`There is no machine '${machineIdOf(name)}' any more.`)
    const doubt = doubtOf(logic)
    if (doubt !== undefined) return differ(doubt)
    const actor = createActor(isMachine(logic) ? withRecordedActors(logic, entries) : logic, {
      clock: time.clock,
      // Names an actor without a machine id, if it was given the name.
      src: machineIdOf(name),
      input: revived(input) as never,
      inspect(event: InspectionEvent) {
        const ref = event.actorRef as AnyActorRef
        trace.observe(event)
        if (event.type === '@xstate.actor') prepare(ref, parentOf(ref) ? childStartOf(ref) : entry)
      },
      ...(id !== undefined && { id }),
      ...(systemId !== undefined && { systemId }),
      ...(snapshot !== undefined && { snapshot: revived(snapshot) as Snapshot<unknown> }),
    })
    roots.set(name, actor)
    const original = interceptDelivery(actor, (deliver) => (source, target, event) => {
      if (source) letOutsideGoFirst(target, event)
      deliver(source, target, event)
    })
    delivering.set(actor.system, original)
    actor.subscribe({
      error(fault) {
        if (entryFor(actor)?.status !== 'error') differ(`${name} fails at ${inSeconds(engine.now())}: ${messageOf(fault)}`)
      },
    })
    for (const { source, target, event, id: timer, restMs: delay } of timers) {
      const [from, to] = [alongPath(actor, source), alongPath(actor, target)]
      if (from && to) scheduleAtStart(actor, { source: from, target: to, event: revived(event) as AnyEventObject, id: timer, delay })
    }
    actor.start()
  }

  function perform(index: number): void {
    const entry = entries[index] as RecordingEntry
    const { kind, actor: name, event, from } = entry
    if (kind === 'start') return begin(entry)
    const actor = cast.refOf(name)
    if (kind === 'stop') roots.get(name)?.stop()
    else if (actor) {
      delivered.add(index)
      if (isResumed(event)) return resumeFrom(actor, revived(event) as ResumedEvent)
      const source = script.startOf(name)?.isEffect ? actor : from === undefined ? undefined : cast.refOf(from)
      delivering.get(actor.system)?.(source, actor, revived(event) as AnyEventObject)
    }
  }

  /**
   * Called before an actor's own event is delivered: sends the external events that were recorded before it. In the recorded session, an
   * action or a callback sent them while actors were busy: they were queued in the same mailbox or processed at once by an idle actor.
   */
  function letOutsideGoFirst(target: AnyActorRef, event: AnyEventObject): void {
    const name = cast.nameOf(target)
    const takenUp = () => moments.length + passages.count()
    const own = difference || name === undefined ? undefined : script.takeOwn(name, event.type, takenUp())
    if (own === undefined) return
    delivered.add(own)
    for (let index = takenUp(); index < own; index++) {
      const { kind, actor, atMs } = entries[index] as RecordingEntry
      if (atMs > engine.now() + SAME_TIME_MS) return
      if (kind === 'sent' && !delivered.has(index) && (actor === name || index === takenUp())) perform(index)
    }
  }

  /** Sends the external events recorded up to `ms`. Stops early at an entry that a machine has to produce by itself. */
  function performUpTo(ms: number): void {
    for (;;) {
      const count = moments.length
      const entry = entries[count]
      // Compared without tolerance: a timer that is due slightly earlier may have to fire first.
      if (difference || !entry || entry.atMs > ms) return
      if (entry.kind === 'own' || delivered.has(count) || (entry.kind !== 'sent' && script.isChild(entry.actor))) {
        if (entry.atMs < ms - SAME_TIME_MS) differByMissing(entry)
        return
      }
      try {
        perform(count)
      } catch (fault) {
        differ(`${entry.actor} fails at ${inSeconds(engine.now())}: ${messageOf(fault)}`)
      }
      passages.settleThrown()
      const { actor, event, atMs } = entry
      if (moments.length === count) differ(`${actor} does not take '${eventName(event.type, actor)}' at ${inSeconds(atMs)}.`)
    }
  }

  // These timers are set before any actor exists, so at the same instant they fire before the actors' timers.
  for (const atMs of new Set(entries.map((entry) => entry.atMs))) engine.setTimeout(() => performUpTo(atMs), atMs)
  engine.advanceTo(endMs)
  const open = entries[moments.length]
  if (open) differByMissing(open)
  const left = [...roots].filter(([, ref]) => !cast.of(ref).isStopped)
  const resumePoints = new Map(left.map(([name, ref]) => [name, resumePointFrom(ref, time.openTimersOf(ref))]))
  const refs = new Map(cast.started().map(({ name, ref }) => [name, ref]))
  for (const actor of roots.values()) actor.stop()
  return { moments: moments.slice(0, entries.length), difference, resumePoints, refs, waiting: time.waiting }
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
