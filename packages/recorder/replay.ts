import { createSimulatedEngine } from '@drei-tage/engine'
import type { SimulatedEngine, TimerClock } from '@drei-tage/engine'
import type { AnyActorRef, AnyEventObject } from 'xstate'
import { createComparison, inSeconds } from './compare.ts'
import type { Difference } from './compare.ts'
import { partsOf } from './families.ts'
import { momentsOf } from './moments.ts'
import type { Machines } from './machines.ts'
import { eventName } from './names.ts'
import { SAME_TIME_MS } from './recording.ts'
import type { Recording, RecordingEntry } from './recording.ts'
import { createScript, firstPlace } from './script.ts'
import { finish } from './steps.ts'
import { createStandIns } from './standIns.ts'
import type { Stage, StandIns } from './standIns.ts'
import { createTimerLog } from './timers.ts'
import type { WaitingTimer } from './timers.ts'
import { createTrace } from './trace.ts'
import type { Moment } from './trace.ts'
import { requireInternals } from './xstate-internals.ts'

/** Actors that are replayed together: a root actor or several that refer to one another, and all their descendants. */
export interface Family {
  /** The actors that the page created. */
  readonly roots: readonly string[]
  /** These and their descendants, in the order in which they started. */
  readonly actors: readonly string[]
  /** Undefined when the family does what was recorded. */
  readonly difference: Difference | undefined
}

export interface Replay {
  /** Each family is replayed on its own, so that what differs in one does not keep the others from being replayed. */
  readonly families: readonly Family[]
  /** The first difference of any family. Undefined when the replay equals the recording. */
  readonly difference: Difference | undefined
  /**
   * All entries of the recording, each with the snapshot that it led to: up to the first difference of its family in the replay, after
   * that as the recording has it.
   */
  readonly moments: readonly Moment[]
  /** The actors of the replay, by name. All have ended, but contexts may refer to some of them. */
  readonly refs: ReadonlyMap<string, AnyActorRef>
  /**
   * The timers that were pending at engine time `atMs` after the first `point` entries, as far as their family has no difference before.
   * The next one to fire comes first.
   */
  waiting(at: { readonly atMs: number; readonly point: number }): WaitingTimer[]
}

export interface ReplayOptions {
  /**
   * The logic of the actors that the page created, usually machines: by id, or by actor name where several share an id. The logic
   * of a child comes from its parent.
   */
  readonly machines: Machines
}

/**
 * Plays a recording on a simulated clock: the same actors get the same events from outside at the same engine times.
 *
 * The machines repeat by themselves what they did by themselves, and the result is compared with the recording. No effects are
 * executed: actions are skipped, and promises, callbacks and observables do not run. Their recorded results are delivered instead.
 *
 * @throws {Error} if the installed XState lacks something that replaying needs.
 */
export function replay(recording: Recording, options: ReplayOptions): Replay {
  return finish(replayInSteps(recording, options))
}

/**
 * A replay that can be interrupted after each entry.
 *
 * @param isElsewhere Whether to replay as in a test, where machines refer to other actors than those of this page.
 */
export function* replayInSteps(recording: Recording, { machines }: ReplayOptions, isElsewhere = false): Generator<undefined, Replay> {
  requireInternals()
  const moments = new Map<RecordingEntry, Moment>()
  const parts: (Omit<Replay, 'families'> & { readonly family: Family; readonly indexes: readonly number[] })[] = []
  for (const { roots, actors, indexes, recording: part } of yield* partsOf(recording)) {
    const { difference: found, ...replayed } = yield* replayPart(part, machines, isElsewhere)
    for (const moment of replayed.moments) moments.set(moment.entry, moment)
    const difference = found && { ...found, index: indexes[found.index] ?? recording.entries.length }
    parts.push({ family: { roots, actors, difference }, indexes, difference, ...replayed })
  }
  return {
    families: parts.map(({ family }) => family),
    difference: parts.flatMap(({ difference }) => difference ?? []).toSorted((one, other) => one.index - other.index)[0],
    moments: yield* momentsOf(recording, moments),
    refs: new Map(parts.flatMap(({ refs }) => [...refs])),
    waiting: ({ atMs, point }) =>
      parts
        // After its difference, the timers of a family are not known.
        .filter(({ family }) => point <= (family.difference?.index ?? Infinity))
        .flatMap(({ indexes, waiting }) => waiting({ atMs, point: firstPlace(indexes, (index) => index >= point) }))
        .toSorted((one, other) => one.due - other.due),
  }
}

/** Replays a part of a recording, up to its first difference. */
function* replayPart(recording: Recording, machines: Machines, isElsewhere: boolean): Generator<undefined, Omit<Replay, 'families'>> {
  const { entries, endMs } = recording
  const engine = createSimulatedEngine({ seed: recording.randomState })
  const now = () => engine.now()
  const script = yield* createScript(entries)
  const comparison = createComparison(entries, endMs, now)
  const trace = createTrace({ engine, onMoment: comparison.take }, script.takeName, isElsewhere ? new WeakMap() : undefined)
  const { cast } = trace
  const stage = { script, comparison, trace }
  const standIns = createStandIns(stage, machines, (...own) => outside.sendBefore(...own))
  // Excludes the timers by which the replay sends events.
  const timers = createTimerLog(engine, { ...trace, nameOf: cast.nameOf }, true)
  const fireInTurn = (fire: () => void) => {
    // After the last entry, the recording does not tell what else would have happened at its end.
    if (comparison.difference() || (comparison.moments.length === entries.length && now() >= endMs)) return
    // Before the next timer fires, what came from outside is sent: it may stop it.
    engine.pause()
    fire()
  }
  const clock: TimerClock & Pick<SimulatedEngine, 'now' | 'random'> = {
    now,
    random: () => engine.random(),
    setTimeout: (fn, ms) => engine.setTimeout(trace.scheduling() ? () => fireInTurn(fn) : fn, ms, timers.label()),
    clearTimeout: (id) => engine.clearTimeout(id),
  }
  const outside = createOutside(stage, standIns, clock, now)

  // These timers are set before any actor exists, so at the same instant they fire before the actors' timers.
  const instants = new Set(entries.map((entry) => entry.atMs))
  for (const atMs of instants) {
    engine.setTimeout(() => engine.pause(), atMs)
    yield
  }
  for (const atMs of instants.add(endMs)) {
    do {
      engine.resume()
      // The engine may already be at the same instant, with another last digit.
      engine.advanceTo(Math.max(atMs, now()))
      yield* outside.sendUpTo(now())
    } while (engine.paused)
  }
  const open = entries[comparison.moments.length]
  if (open) comparison.miss(open)
  yield* comparison.compareData()
  const refs = new Map(cast.started().map(({ name, ref }) => [name, ref]))
  for (const actor of standIns.roots.values()) actor.stop()
  return {
    moments: comparison.moments.slice(0, entries.length),
    difference: comparison.difference(),
    refs,
    waiting: timers.waiting,
  }
}

/** Does what came from outside in the recording: starts and stops root actors, and sends events, in the recorded order. */
function createOutside({ script, trace, comparison }: Stage, standIns: StandIns, clock: TimerClock, now: () => number) {
  const { entries } = script
  const { cast, passages } = trace
  const { moments, difference } = comparison
  /** Indexes of the entries whose events have been sent, whether or not they have been processed. */
  const sent = new Set<number>()

  function perform(index: number): void {
    const entry = entries[index] as RecordingEntry
    const { kind, actor: name } = entry
    if (kind === 'start') return standIns.start(entry, clock)
    if (kind === 'stop') return void standIns.roots.get(name)?.stop()
    const actor = cast.refOf(name)
    if (!actor) return
    sent.add(index)
    standIns.send(actor, entry)
  }

  /** Whether a machine has to produce an entry by itself. */
  function isOwn(index: number): boolean {
    const { kind, actor, parent } = entries[index] as RecordingEntry
    return (
      kind === 'own' || sent.has(index) || (kind === 'start' && parent !== undefined) || (kind === 'stop' && !standIns.roots.has(actor))
    )
  }

  return {
    /** Sends what was recorded up to `ms`, one event a step. Stops early at an entry that a machine has to produce by itself. */
    *sendUpTo(ms: number): Generator<undefined, void> {
      for (;;) {
        const count = moments.length
        const entry = entries[count]
        if (difference() || !entry || entry.atMs > ms + SAME_TIME_MS) return
        if (isOwn(count)) {
          if (entry.atMs < ms - SAME_TIME_MS) comparison.miss(entry)
          return
        }
        const { actor, event, atMs } = entry
        try {
          perform(count)
        } catch (fault) {
          comparison.fail(actor, fault)
        }
        if (moments.length === count) comparison.differ(`${actor} does not take '${eventName(event.type, actor)}' at ${inSeconds(atMs)}.`)
        yield
      }
    },
    /**
     * Called before an actor's own event is delivered: sends the external events that were recorded before it. In the recorded session,
     * an action or a callback sent them while actors were busy: they were queued in the same mailbox or processed at once by an idle
     * actor.
     */
    sendBefore(target: AnyActorRef, { type }: AnyEventObject): void {
      const name = cast.nameOf(target)
      const takenUp = () => moments.length + passages.count()
      const own = difference() || name === undefined ? undefined : script.takeOwn(name, type, takenUp())
      if (own === undefined) return
      sent.add(own)
      for (let index = takenUp(); index < own; index++) {
        const { kind, actor, atMs } = entries[index] as RecordingEntry
        if (atMs > now() + SAME_TIME_MS) return
        if (kind === 'sent' && !sent.has(index) && (actor === name || index === takenUp())) perform(index)
      }
    },
  }
}
