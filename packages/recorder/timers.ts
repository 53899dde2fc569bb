import type { Engine } from '@drei-tage/engine'
import type { AnyActorRef } from 'xstate'
import type { Recorder } from './recorder.ts'
import { eventName, SAME_TIME_MS } from './recording.ts'
import type { RecordingEntry } from './recording.ts'
import { lastScheduled } from './resume.ts'

/** A pending timer and its owner. */
export interface WaitingTimer {
  /** Engine time at which it fires, in ms. */
  readonly due: number
  /** 'confetti#1', or undefined when no actor set it. */
  readonly actor: string | undefined
  /** 'burst', or the full event type. */
  readonly delay: string
  /** The entry in which the actor set it; undefined if it was not recorded. */
  readonly setBy: RecordingEntry | undefined
}

/** When something happened to a timer: engine time, how many entries had happened, and the actor that was busy with the next one. */
interface Instant {
  readonly atMs: number
  readonly count: number
  readonly actor: string | undefined
}

/** A timer, from its setting to its end. */
interface TimerLife {
  readonly due: number
  readonly label: string | undefined
  /** The actor that it belongs to, which may not have started when it is set: it may have been restored. */
  readonly owner: AnyActorRef | undefined
  readonly set: Instant
  end?: Instant
}

/** How many ended timers are remembered, so that they can be listed for the past. */
const MOST_ENDED_TIMERS = 200_000

/** Separates the actor's name from a timer's event in its label. Occurs in no name. */
const SEPARATOR = ' \u203a '

/**
 * Remembers the timers of a session, so that those of any of its moments can be listed.
 *
 * @param isListed By a timer's label, which only those of actors have.
 */
export function createTimerLog(
  engine: Pick<Engine, 'now' | 'observe' | 'pending'>,
  recorder: Pick<Recorder, 'busy' | 'entries' | 'nameOf'>,
  isListed: (label: string | undefined) => boolean = () => true,
) {
  const { entries } = recorder
  const pending: TimerLife[] = []
  const ended: TimerLife[] = []

  const nameOf = (ref: AnyActorRef | undefined) => ref && recorder.nameOf(ref)
  const instant = (actor = nameOf(recorder.busy())): Instant => ({ atMs: engine.now(), count: entries.length, actor })

  /** The actor that an actor is setting a timer for: itself, or one of its children if it goes on. XState has recorded that right before. */
  function ownerOf(busy: AnyActorRef | undefined): AnyActorRef | undefined {
    return lastScheduled(busy)?.source ?? busy
  }

  function noteSet(due: number, label: string | undefined): void {
    if (!isListed(label)) return
    const owner = typeOf(label) === undefined ? undefined : ownerOf(recorder.busy())
    pending.push({ due, label, owner, set: instant() })
  }

  function noteEnd(due: number, label: string | undefined, hasFired: boolean): void {
    const index = pending.findIndex((timer) => timer.due === due && timer.label === label)
    const [timer] = index < 0 ? [] : pending.splice(index, 1)
    if (!timer || ended.length >= MOST_ENDED_TIMERS) return
    // What a timer does when it fires is the next entry of its actor.
    ended.push({ ...timer, end: instant(hasFired ? nameOf(timer.owner) : undefined) })
  }

  for (const { due, label } of engine.pending()) noteSet(due, label)
  const stop = engine.observe((change) => {
    if (change.type === 'timer.set') noteSet(change.due, change.label)
    else if (change.type === 'timer.fired' || change.type === 'timer.cleared')
      noteEnd(change.due, change.label, change.type === 'timer.fired')
  })

  /** The entry that an actor was busy with at an instant: its next one. */
  function entryAt({ atMs, count, actor }: Instant): { entry: RecordingEntry; point: number } | undefined {
    for (let index = count; index < entries.length; index++) {
      const entry = entries[index] as RecordingEntry
      if (entry.atMs > atMs + SAME_TIME_MS) return undefined
      if (entry.actor === actor) return { entry, point: index + 1 }
    }
    return undefined
  }

  function hasHappened(then: Instant, atMs: number, point: number): boolean {
    if (Math.abs(then.atMs - atMs) > SAME_TIME_MS) return then.atMs < atMs
    return (entryAt(then)?.point ?? then.count) <= point
  }

  return {
    /** The label of a timer that an actor is setting: its name and the event. */
    label(): string | undefined {
      const busy = recorder.busy()
      const name = nameOf(ownerOf(busy)) ?? nameOf(busy)
      return name && `${name}${SEPARATOR}${lastScheduled(busy)?.event.type ?? ''}`
    },
    stop,
    /** The timers that were pending at an engine time, in ms, after the first `point` entries, or that are now; the next one first. */
    waiting(at?: { readonly atMs: number; readonly point: number }): WaitingTimer[] {
      const then = ({ set, end }: TimerLife) =>
        !at || (hasHappened(set, at.atMs, at.point) && !(end && hasHappened(end, at.atMs, at.point)))
      return [...(at ? ended : []), ...pending]
        .filter(then)
        .toSorted((one, other) => one.due - other.due)
        .map(({ due, label, owner, set }) => {
          const type = typeOf(label)
          if (type === undefined) return { due, actor: undefined, delay: label ?? 'a timer of the page', setBy: undefined }
          return { due, actor: nameOf(owner), delay: eventName(type), setBy: entryAt(set)?.entry }
        })
    },
  }
}

/** The event in the label of a timer that an actor has set. */
const typeOf = (label: string | undefined): string | undefined => label?.split(SEPARATOR)[1]
