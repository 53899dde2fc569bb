import { createSimulatedEngine } from '@drei-tage/engine'
import type { TimerClock, TimerId } from '@drei-tage/engine'
import { createActor } from 'xstate'
import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import { isMachine, kindOf } from './logic.ts'
import { firstDifference, valueAt, withChanges } from './patch.ts'
import type { ValueDifference } from './patch.ts'
import { createRecorder } from './recorder.ts'
import type { Moment } from './recorder.ts'
import { eventName, machineIdOf, SAME_TIME_MS } from './recording.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import { alongPath, isResumed, lastScheduled, pathOf, resumeFrom } from './resume.ts'
import type { OpenTimer, ResumedEvent, ResumePoint } from './resume.ts'
import { createTimerLog } from './timers.ts'
import type { WaitingTimer } from './timers.ts'
import { fromPlain } from './values.ts'
import { interceptDelivery, logicOf, persistedOf, scheduleAtStart, setLogic, withoutActions } from './xstate-internals.ts'
import type { Deliver, Scheduled } from './xstate-internals.ts'

/** Where a replay first deviated from the recording. */
export interface Difference extends ValueDifference {
  /** Index of the entry in the recording. If the replay does something after the last entry: the number of entries. */
  readonly index: number
  /** Engine time in ms. */
  readonly atMs: number
  readonly actor: string
  /**
   * What differs in the entry: '/context/items/0', '/value', '/event', '/atMs', or '' if there is no such entry. `old` is what
   * was recorded, `new` what happens now.
   */
  readonly path: string
  /** One sentence that says what was recorded and what happens now. */
  readonly message: string
}

export interface Replay {
  /** What happened in the replay, entry by entry with the snapshots, up to the first difference. */
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
 */
export function replay(recording: Recording, { machines }: ReplayOptions): Replay {
  const engine = createSimulatedEngine({ seed: recording.randomState })
  const { entries, endMs } = recording
  const roots = new Map<string, AnyActorRef>()
  const moments: Moment[] = []
  /** By actor: the recorded context, to which the changes of the actor's next entry apply. */
  const contexts = new Map<string, unknown>()
  /** Indexes of the entries whose events have been sent, whether or not they have been processed. */
  const delivered = new Set<number>()
  /** By actor system: the function that delivers its events. */
  const delivering = new Map<unknown, Deliver>()
  let difference: Difference | undefined

  /** The recorded names, in order: counting would misname actors of a partial recording, such as 'member#2' without 'member#1'. */
  const namesLeft = entries.filter(({ kind }) => kind === 'start').map(({ actor }) => actor)
  const starts = new Map(entries.filter(({ kind }) => kind === 'start').map((entry) => [entry.actor, entry]))
  const isChild = (actor: string) => starts.get(actor)?.parent !== undefined

  function differ(message: string, at: Place = { path: '', old: entries[moments.length], new: undefined }): void {
    const { atMs, actor } = entries[moments.length] ?? { atMs: engine.now(), actor: '' }
    difference ??= { index: moments.length, atMs, actor, message, ...at }
  }

  const recorder = createRecorder({
    now: () => engine.now(),
    randomState: recording.randomState,
    nameFor(id) {
      const place = namesLeft.findIndex((name) => machineIdOf(name) === id)
      return place < 0 ? undefined : namesLeft.splice(place, 1)[0]
    },
    onMoment(moment) {
      if (difference) return
      const expected = entries[moments.length]
      // The recording may have ended in the middle of this instant, so it may lack an entry for this moment.
      if (!expected && moment.entry.atMs >= endMs - SAME_TIME_MS) return
      const found = differenceBetween(expected, moment.entry, contexts)
      const told = found && (delayDifference(moment.entry, fired, engine.now()) ?? found)
      if (told) differ(told.message, told)
      else moments.push(moment)
      if (expected) contexts.set(expected.actor, withChanges(contexts.get(expected.actor), expected.changes))
    },
  })

  /** The pending timers and their events. XState sets a timer right after it has recorded the event. */
  const waiting = new Map<TimerId | null | undefined, { dueMs: number; scheduled: Scheduled }>()
  /** The timers of the actors, pending and ended. Excludes the timers by which the replay sends events. */
  const timerLog = createTimerLog(engine, recorder, (label) => label !== undefined)
  /** The event of the timer that fired last. */
  let fired: Scheduled | undefined

  /** After each timer, the external events that were recorded next are sent before the next timer fires: they may stop that timer. */
  const clock: TimerClock = {
    setTimeout(fn, ms) {
      const id = engine.setTimeout(
        () => {
          fired = waiting.get(id)?.scheduled
          waiting.delete(id)
          if (difference) return
          fn()
          performUpTo(engine.now())
        },
        ms,
        timerLog.label(),
      )
      const scheduled = lastScheduled(recorder.busy())
      if (scheduled) waiting.set(id, { dueMs: engine.now() + ms, scheduled })
      return id
    },
    clearTimeout(id) {
      waiting.delete(id)
      engine.clearTimeout(id)
    },
  }

  /**
   * The difference to report if `event` ends a delay that had another length in the recording.
   *
   * @param scheduled The delay in this replay.
   * @param endsAtMs When the delay ends in this replay, in engine ms.
   */
  function delayDifference({ actor, event }: RecordingEntry, scheduled: Scheduled | undefined, endsAtMs: number): Told | undefined {
    // Only if this event is the actor's next recorded entry: any entry before it may have restarted the delay.
    const recorded = entries.slice(moments.length).find((entry) => entry.actor === actor)
    if (!scheduled || scheduled.event.type !== event.type || recorded?.event.type !== event.type) return undefined
    const recordedMs = recorded.atMs - endsAtMs + scheduled.delay
    if (Math.abs(recordedMs - scheduled.delay) <= SAME_TIME_MS) return undefined
    const lengths = `${rounded(scheduled.delay)} ms instead of ${rounded(recordedMs)}`
    const message = `${actor}: '${eventName(event.type)}' takes ${lengths}, first at ${inSeconds(endsAtMs)}.`
    return { actor, path: '/atMs', old: rounded(recorded.atMs), new: rounded(endsAtMs), message }
  }

  function differByMissing(entry: RecordingEntry): void {
    const { actor, event, atMs } = entry
    const late = [...waiting.values()].find(
      ({ scheduled }) => scheduled.event.type === event.type && recorder.nameOf(scheduled.target) === actor,
    )
    const told = late && delayDifference(entry, late.scheduled, late.dueMs)
    differ(told?.message ?? `${actor}: '${eventName(event.type)}' does not come at ${inSeconds(atMs)}.`, told)
  }

  /** The pending timers of `root` and all its descendants, the next one first. */
  function openTimersOf(root: AnyActorRef): OpenTimer[] {
    return [...waiting.values()]
      .filter(({ scheduled }) => pathOf(scheduled.source).root === root)
      .toSorted((one, other) => one.dueMs - other.dueMs)
      .map(({ dueMs, scheduled: { source, target, event, id } }) => ({
        source: pathOf(source).path,
        target: pathOf(target).path,
        event,
        id,
        restMs: Math.max(0, dueMs - engine.now()),
      }))
  }

  function inspect(event: InspectionEvent): void {
    if (event.type === '@xstate.actor') withoutEffects(event.actorRef as AnyActorRef, failureOf)
    recorder.observe(event)
  }

  /** The error with which an effect failed to start, according to the recording. */
  function failureOf(ref: AnyActorRef): { error: unknown } | undefined {
    const start = starts.get(recorder.nameOf(ref) ?? '')
    return start?.status === 'error' ? { error: fromPlain(valueAt(withChanges(undefined, start.changes), '/error')) } : undefined
  }

  const revived = (value: unknown) => fromPlain(value, recorder.refOf)

  function begin({ actor: name, input, snapshot, timers = [], isEffect }: RecordingEntry): void {
    const id = machineIdOf(name)
    // `hasOwn`, because a file may contain any name, even that of a property of Object.prototype.
    const key = [name, id].find((known) => Object.hasOwn(machines, known))
    const given = key === undefined ? undefined : machines[key]
    const logic = given ?? (isEffect ? inertLogic(() => undefined) : undefined)
    if (!logic) return differ(`There is no machine '${id}' any more.`)
    const actor = createActor(isMachine(logic) ? withRecordedActors(logic, entries) : logic, {
      clock,
      input: revived(input) as never,
      inspect,
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
        const expected = entries[moments.length]
        if (expected?.status === 'error' && expected.actor === name) recorder.failed(actor)
        else differ(`${name} fails at ${inSeconds(engine.now())}: ${messageOf(fault)}`)
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
    const actor = recorder.refOf(name)
    if (kind === 'stop') roots.get(name)?.stop()
    else if (actor) {
      delivered.add(index)
      if (isResumed(event)) return resumeFrom(actor, revived(event) as ResumedEvent)
      delivering.get(actor.system)?.(
        starts.get(name)?.isEffect ? actor : from === undefined ? undefined : recorder.refOf(from),
        actor,
        revived(event) as AnyEventObject,
      )
    }
  }

  /**
   * Called before an actor's own event is delivered: sends the external events that were recorded before it. In the recorded session, an
   * action or a callback sent them while actors were busy: they were queued in the same mailbox or processed at once by an idle actor.
   */
  function letOutsideGoFirst(target: AnyActorRef, event: AnyEventObject): void {
    const name = recorder.nameOf(target)
    const takenUp = () => moments.length + recorder.underway()
    const own = entries.findIndex(
      (entry, index) =>
        index >= takenUp() && entry.actor === name && entry.kind === 'own' && entry.event.type === event.type && !delivered.has(index),
    )
    if (own < 0 || difference) return
    delivered.add(own)
    for (let index = takenUp(); index < own; index++) {
      const { kind, actor, atMs } = entries[index] as RecordingEntry
      if (kind !== 'sent' || delivered.has(index) || atMs > engine.now() + SAME_TIME_MS) continue
      if (actor === name || index === takenUp()) perform(index)
    }
  }

  /** Sends the external events recorded up to `ms`. Stops early at an entry that a machine has to produce by itself. */
  function performUpTo(ms: number): void {
    for (;;) {
      const count = moments.length
      const entry = entries[count]
      // Compared without tolerance: a timer that is due slightly earlier may have to fire first.
      if (difference || !entry || entry.atMs > ms) return
      if (entry.kind === 'own' || delivered.has(count) || (entry.kind !== 'sent' && isChild(entry.actor))) {
        if (entry.atMs < ms - SAME_TIME_MS) differByMissing(entry)
        return
      }
      perform(count)
      if (moments.length === count) differ(`${entry.actor} does not take '${eventName(entry.event.type)}' at ${inSeconds(entry.atMs)}.`)
    }
  }

  // These timers are set before any actor exists, so at the same instant they fire before the actors' timers.
  for (const atMs of new Set(entries.map((entry) => entry.atMs))) engine.setTimeout(() => performUpTo(atMs), atMs)
  engine.advanceTo(endMs)
  const open = entries[moments.length]
  if (open) differByMissing(open)
  const left = [...roots].filter(([name]) => recorder.actors().some((actor) => actor.name === name && actor.running))
  const resumePoints = new Map(left.map(([name, ref]) => [name, { snapshot: persistedOf(ref), timers: openTimersOf(ref) }]))
  const refs = new Map(recorder.actors().map(({ name, ref }) => [name, ref]))
  for (const actor of roots.values()) actor.stop()
  return { moments: moments.slice(0, entries.length), difference, resumePoints, refs, waiting: timerLog.waiting }
}

/**
 * Prevents the effects of an actor that is being created: its actions are skipped, and a promise, a callback or an observable does
 * not run. Must be called when XState announces the actor, which is before the actor has its first snapshot.
 */
function withoutEffects(ref: AnyActorRef, failureOf: (ref: AnyActorRef) => { error: unknown } | undefined): void {
  if (kindOf(logicOf(ref)) === 'effect') setLogic(ref, inertLogic(failureOf))
  withoutActions(ref)
}

/** Stands in for a promise, a callback or an observable: it does nothing itself and replays its recorded result. */
function inertLogic(failureOf: (ref: AnyActorRef) => { error: unknown } | undefined): AnyActorLogic {
  return {
    start(_: unknown, { self }: { self: AnyActorRef }) {
      const failure = failureOf(self)
      if (failure) throw failure.error
    },
    transition(snapshot: Snapshot<unknown>, event: AnyEventObject) {
      if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped', input: undefined }
      if (snapshot.status !== 'active') return snapshot
      switch (event.type) {
        case 'xstate.promise.resolve':
          return { ...snapshot, status: 'done', output: event.data as unknown, input: undefined }
        case 'xstate.promise.reject':
        case 'xstate.observable.error':
          return { ...snapshot, status: 'error', error: event.data as unknown, input: undefined }
        case 'xstate.observable.next':
          return { ...snapshot, context: event.data as unknown }
        case 'xstate.observable.complete':
          return { ...snapshot, status: 'done', input: undefined }
        default:
          return snapshot
      }
    },
    getInitialSnapshot: (_: unknown, input: unknown) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      context: undefined,
      input,
    }),
    getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
    restoreSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
  } as unknown as AnyActorLogic
}

/** Adds an inert actor to the machine for every actor that was provided only at run time; its results are in the recording. */
function withRecordedActors(machine: AnyStateMachine, entries: readonly RecordingEntry[]): AnyStateMachine {
  const { actors } = machine.implementations
  const needed = entries.flatMap(({ kind, isEffect, actor }) => {
    const id = machineIdOf(actor)
    return kind === 'start' && isEffect && !Object.hasOwn(actors, id) ? [[id, inertLogic(() => undefined)] as const] : []
  })
  return needed.length === 0 ? machine : (machine.provide({ actors: Object.fromEntries(needed) } as never) as AnyStateMachine)
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

/** Rounds to a microsecond. */
function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`
}

/** A value as text, shortened to fit into a sentence. */
function inWords(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const LONGEST = 100

/** What differs, and in which actor. `actor` is by default that of the recorded entry. */
type Place = ValueDifference & { readonly actor?: string }
type Told = Place & { readonly message: string }

/** The first difference between an entry of the replay and the recorded one. */
function differenceBetween(
  expected: RecordingEntry | undefined,
  { actor, event, atMs, value, changes }: RecordingEntry,
  contexts: ReadonlyMap<string, unknown>,
): Told | undefined {
  const at = inSeconds(atMs)
  const comes = `${actor}: '${eventName(event.type)}' comes at ${at}`
  if (!expected) return { path: '', old: undefined, new: event, message: `${comes}, after all that was recorded.` }
  if (expected.actor !== actor || expected.event.type !== event.type) {
    const recorded = `'${eventName(expected.event.type)}' for ${expected.actor} at ${inSeconds(expected.atMs)}`
    return { path: '/event', old: expected.event, new: event, message: `${comes}; recorded was ${recorded}.` }
  }
  if (Math.abs(expected.atMs - atMs) > SAME_TIME_MS) {
    return { path: '/atMs', old: rounded(expected.atMs), new: rounded(atMs), message: `${comes} instead of ${inSeconds(expected.atMs)}.` }
  }
  const when = `at ${at}, after '${eventName(event.type)}'`
  const state = firstDifference(expected.value, value)
  if (state) {
    const message = `${actor} is ${inWords(value)} instead of ${inWords(expected.value)} ${when}.`
    return { ...state, path: `/value${state.path}`, message }
  }
  // The contexts before this entry were equal, so comparing the changes is enough.
  if (JSON.stringify(expected.changes) === JSON.stringify(changes)) return undefined
  const before = contexts.get(actor)
  const found = firstDifference(withChanges(before, expected.changes), withChanges(before, changes))
  if (!found) return undefined
  const place = found.path.slice(1) || 'the context'
  return {
    ...found,
    path: `/context${found.path}`,
    message: `${actor}: ${place} is ${inWords(found.new)} instead of ${inWords(found.old)} ${when}.`,
  }
}
