import type { AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import type { Taken } from './logic.ts'
import type { RecordingEntry } from './recording.ts'
import type { RestartPoint } from './restart.ts'
import { presentOf } from './xstate-internals.ts'

/** An event that an actor processes, until XState reports the snapshot it led to. */
export interface Passage {
  readonly ref: AnyActorRef
  readonly kind: RecordingEntry['kind']
  readonly event: AnyEventObject
  readonly from: AnyActorRef | undefined
  transitions: Taken
  /** How many actions the actor has begun to execute. */
  actions: number
  /** Engine time in ms. */
  atMs: number
  /** Engine time from then until the snapshot, in ms. */
  tookMs: number
  snapshot: Snapshot<unknown> | undefined
  /** For a start: what the actor starts from, unless it starts from scratch. */
  point: RestartPoint | undefined
  /** For an event whose delay elapsed, see `RecordingEntry`. */
  readonly delay: number | undefined
  /** Whether the event leads to a snapshot with an error, as that of a promise that is rejected. */
  isFailure: boolean
  /** Whether the actor threw. There is no snapshot then, or the one from before. */
  hasThrown: boolean
}

/** Events by which promises and observables fail. */
const REJECTED = /^xstate\.(?:promise\.reject|observable\.error)$/

export function passageOf(ref: AnyActorRef, kind: Passage['kind'], event: AnyEventObject, from?: AnyActorRef, delay?: number): Passage {
  return {
    ref,
    kind,
    event,
    from,
    delay,
    transitions: [],
    actions: 0,
    atMs: 0,
    tookMs: 0,
    snapshot: undefined,
    point: undefined,
    isFailure: REJECTED.test(event.type),
    hasThrown: false,
  }
}

export interface PassageOptions {
  /** Engine time in ms. */
  now(): number
  /** Called with true before actors begin to process an event from outside, and with false when everything that follows is done. */
  onBusy(isBusy: boolean): void
  /** Called for every passage that is done, in the order in which they began. */
  onDone(passage: Passage): void
  /** Called when an actor threw, before its passage is handed out. */
  onThrown(ref: AnyActorRef): unknown
}

/**
 * Puts the passages of all actors into the order in which they began. An actor may send to others before it has its own snapshot, so
 * a passage that is done waits for those that began earlier.
 *
 * Everything that follows from one event from outside gets the same time, as in a replay: time is read once for all of it.
 */
export function createPassages({ now, onBusy, onDone, onThrown }: PassageOptions) {
  /** What has begun and is not handed out yet, in order. */
  const underway: Passage[] = []
  /** What of it has no snapshot yet: few, unlike those that wait. */
  const open: Passage[] = []
  let isBusy = false
  let isScheduled = false
  let isSettling = false
  let atMs = 0

  function close(passage: Passage, snapshot: Snapshot<unknown>): void {
    passage.snapshot = snapshot
    passage.tookMs = Math.max(0, now() - passage.atMs)
    remove(open, passage)
  }

  /** Closes what is open of actors that threw: XState reports no snapshot for it. */
  function closeThrown(): void {
    const isThrown = ({ ref, isFailure }: Passage) => !isFailure && presentOf(ref).status === 'error'
    for (const passage of open.filter(isThrown)) {
      passage.hasThrown = true
      close(passage, presentOf(passage.ref))
      onThrown(passage.ref)
    }
  }

  /** Hands out what is done, up to the first passage that is not. */
  function settle(): void {
    if (isSettling || !isBusy) return
    isSettling = true
    while (underway[0]?.snapshot) onDone(underway.shift() as Passage)
    isSettling = false
    if (underway.length > 0) return
    isBusy = false
    onBusy(false)
  }

  /** Actors process events synchronously, so nothing is open in the next microtask, unless its actor threw. */
  function settleAll(): void {
    isScheduled = false
    closeThrown()
    for (const passage of open.slice()) close(passage, presentOf(passage.ref))
    settle()
  }

  return {
    /**
     * An actor begins to process an event. A stop may have its snapshot already.
     *
     * @param isConsequence Whether the event follows from what is underway, even if nothing of that is open.
     */
    begin(passage: Passage, isConsequence: boolean): void {
      closeThrown()
      // Without a consequence, whatever threw is over.
      if (open.length === 0 && !isConsequence) settle()
      if (!isBusy) {
        isBusy = true
        onBusy(true)
        atMs = now()
        if (!isScheduled) void Promise.resolve().then(settleAll)
        isScheduled = true
      }
      passage.atMs = atMs
      underway.push(passage)
      if (!passage.snapshot) open.push(passage)
    },
    close,
    closeThrown,
    settle,
    /** Hands out the passages of actors that threw. Without this call, that happens in the next microtask. */
    settleThrown(): void {
      closeThrown()
      settle()
    },
    /** Forgets passages that lead to no snapshot, because their actor has been stopped. Returns whether one of them had begun. */
    drop(passages: readonly Passage[]): boolean {
      const begun = passages.filter((passage) => remove(open, passage))
      for (const passage of begun) remove(underway, passage)
      return begun.length > 0
    },
    /** The last passage that has no snapshot yet: of one actor, or of any. */
    lastOpen: (ref?: AnyActorRef): Passage | undefined => open.findLast((passage) => ref === undefined || passage.ref === ref),
    /** How many passages will be handed out before this one. */
    placeOf: (passage: Passage): number => underway.lastIndexOf(passage),
    count: (): number => underway.length,
  }
}

/** Removes an item from the end of a list. Returns whether it was there. */
function remove<T>(list: T[], item: T): boolean {
  const place = list.lastIndexOf(item)
  if (place >= 0) list.splice(place, 1)
  return place >= 0
}

export type Passages = ReturnType<typeof createPassages>
