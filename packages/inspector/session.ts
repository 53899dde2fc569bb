import type { Engine, TimerClock } from '@drei-tage/engine'
import {
  createHistory,
  createRecorder,
  machineIdOf,
  parseRecording,
  replay,
  resumeFrom,
  serializeRecording,
  testOf,
} from '@drei-tage/recorder'
import type { Difference, History, MachineImport, RecordedActor, Recording, RecordingEntry, WaitingTimer } from '@drei-tage/recorder'
import { createTimerLog, familyOf, isMachine, logicOf, presentOf } from '@drei-tage/recorder/internal'
import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import { fieldFault } from './eventFault.ts'
import { makeFollowable } from './follow.ts'

/** A loaded recording, replayed with the machines of this page. */
export interface LoadedFile {
  readonly name: string
  readonly endMs: number
  readonly history: History
  /** Where this page's machines first deviate from the recording. Later moments cannot be shown. */
  readonly difference: Difference | undefined
  readonly recording: Recording
  /** The actors of the replay, by name. */
  readonly refs: ReadonlyMap<string, AnyActorRef>
  /** The timers that were pending at a moment of the recording. */
  waiting(at: Cursor): WaitingTimer[]
}

/** A moment of recorded time. */
export interface Cursor {
  /** Engine time, in ms. */
  readonly atMs: number
  /** The number of entries up to this moment. `atMs` alone is ambiguous: several entries may share one instant. */
  readonly point: number
}

/** An entry in a list, and the point after it. */
export interface ListedEntry {
  readonly entry: RecordingEntry
  readonly point: number
  /** Whether the entry is after the selected moment. */
  readonly isLater: boolean
}

export interface SessionOptions {
  /** The page's engine. */
  readonly engine: Engine
  /** Actor logic by id, for recordings of actors that have not run on this page yet. */
  readonly machines?: Readonly<Record<string, AnyActorLogic>>
  /** Sample events by machine id, at least one of each shape. `send` compares events with them. */
  readonly samples?: Readonly<Record<string, readonly AnyEventObject[]>>
  /** Maximum number of recorded entries; the recorder's default if omitted. */
  readonly limit?: number
}

/** The ids that XState makes up: 'x:3' for an actor that is created or spawned, '0.cart.open' for an actor that is invoked. */
const GENERATED_ID = /^x:\d+$|^\d+\./

/**
 * Everything the panel shows and does, without the UI: records the page, moves back and forth in recorded time, and makes the page
 * show the selected moment instead of the present.
 *
 * It records every actor that is created with its `clock` and its `inspect`.
 */
export function createSession({ engine, machines: given = {}, samples = {}, limit }: SessionOptions) {
  const live = createHistory()
  /** By id: the logic of the last actor with this id that the page created. */
  const logics = new Map<string, AnyActorLogic>()
  const recorder = createRecorder({
    now: () => engine.now(),
    randomState: engine.randomState,
    ...(limit !== undefined && { limit }),
    onMoment(moment) {
      const { actor, kind, parent } = moment.entry
      live.add(moment)
      changed()
      if (kind !== 'start' || parent !== undefined) return
      const logic = logicOf(recorder.refOf(actor) as AnyActorRef)
      const id = machineIdOf(actor)
      const isChanged = logics.get(id)?.config !== logic.config
      logics.set(id, logic)
      for (const listener of startListeners) listener(id, isChanged)
    },
    onBusy: holdWhile(engine),
  })

  const timers = createTimerLog(engine, recorder)

  let file: LoadedFile | undefined
  let offered: LoadedFile | undefined
  let cursor: Cursor | undefined
  let chosen: string | undefined
  let fault: string | undefined
  /** Whether time was running when the present was left. */
  let ranBefore = false
  let isClosed = false
  let version = 0
  let isTelling = false
  const listeners = new Set<() => void>()
  const viewListeners = new Set<() => void>()
  const startListeners = new Set<(id: string, isChanged: boolean) => void>()
  const returnListeners = new Set<(goesOn: boolean) => void>()
  /** The names of the loaded file's actors: contexts that the page shows may refer to these actors. */
  const fromFile = new WeakMap<AnyActorRef, string>()

  /** Notifies the panel once per batch of changes. Uses no timer, so that the panel works while time stands still. */
  function changed(): void {
    version += 1
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      for (const listener of listeners) listener()
    })
  }

  function shownChanged(): void {
    for (const listener of viewListeners) listener()
    changed()
  }

  const history = (): History => file?.history ?? live
  const livingActors = (): RecordedActor[] => recorder.actors().filter(({ running }) => running)

  /** The snapshot to show for an actor of the page while looking back. The actor itself stays in the present. */
  function shown(ref: AnyActorRef): Snapshot<unknown> | undefined {
    if (!cursor || recorder.busy()) return undefined
    const name = recorder.nameOf(ref)
    const recorded = fromFile.get(ref) ?? (name && recordedFor(name))
    if (recorded === undefined) return undefined
    return history().snapshotAt(recorded, cursor.point) ?? history().firstSnapshotOf(recorded)
  }

  function watch(listener: () => void): () => void {
    viewListeners.add(listener)
    return () => viewListeners.delete(listener)
  }

  /**
   * The recorded actor whose snapshot the page shows for its actor `name`. In the live session that is the actor itself, if it existed
   * at the selected moment. Otherwise it is the recorded actor at the same position among the actors of the same machine, because a
   * remounted part of the page has a new actor.
   */
  function recordedFor(name: string): string | undefined {
    const point = cursor?.point ?? 0
    const sameMachine = (actor: string) => machineIdOf(actor) === machineIdOf(name)
    const then = history().runningAt(point).filter(sameMachine)
    if (!file && then.includes(name)) return name
    const living = livingActors()
      .map((actor) => actor.name)
      .filter(sameMachine)
    // In the live session, actors that existed then and still exist are shown as themselves, so they are not matched by position.
    const now = file ? living : living.filter((actor) => !then.includes(actor))
    const free = file ? then : then.filter((actor) => !living.includes(actor))
    const place = now.indexOf(name)
    return free[place] ?? (file ? undefined : name)
  }

  function endMs(): number {
    return file ? file.endMs : engine.now()
  }

  function lookAt(next: Cursor): void {
    if (!cursor) {
      ranBefore = !engine.paused
      engine.pause()
    }
    cursor = next
    fault = undefined
    shownChanged()
  }

  /** Stops looking back. The page returns to the present or, if `goesOn` is true, continues from the selected moment. */
  function leavePast(goesOn: boolean): void {
    cursor = undefined
    file = undefined
    if (ranBefore) engine.resume()
    shownChanged()
    for (const listener of returnListeners) listener(goesOn)
  }

  const stopObserving = engine.observe((change) => {
    if (change.type === 'paused' || change.type === 'resumed' || change.type === 'rate') fault = undefined
    if (change.type !== 'frame') changed()
  })

  const clock: TimerClock = {
    setTimeout: (fn, ms) => engine.setTimeout(fn, ms, isClosed ? undefined : timers.label()),
    clearTimeout: (id) => engine.clearTimeout(id),
  }

  /**
   * The logic that a file is replayed with: the given `machines`, overridden by the logic of actors that the page has created since,
   * which may be newer.
   */
  const knownLogics = (): Record<string, AnyActorLogic> => ({ ...given, ...Object.fromEntries(logics) })

  /**
   * The logic for replaying the shown recording. For a loaded file it is keyed by id. For the live session it is keyed by actor name,
   * because actors with different logic may share an id.
   */
  function shownLogics(): Record<string, AnyActorLogic> {
    if (file) return knownLogics()
    const starts = live.entries.filter(({ kind, parent }) => kind === 'start' && parent === undefined)
    return Object.fromEntries(starts.map(({ actor }) => [actor, logicOf(recorder.refOf(actor) as AnyActorRef)]))
  }

  return {
    engine,
    /** The clock to create actors with. */
    clock,
    /** For the `inspect` option of actors. It records them and makes them show the selected moment. */
    inspect(event: InspectionEvent): void {
      if (isClosed) return
      if (event.type === '@xstate.actor') makeFollowable(event.actorRef as AnyActorRef, { shown, watch })
      recorder.observe(event)
    },
    shown,
    watch,
    /** A number that changes whenever anything the panel shows changes, except time itself. */
    version: () => version,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /**
     * Calls `listener` for every actor that the page starts, with the id of the actor's logic. `isChanged` tells whether the logic
     * differs from that of the previous actor with this id.
     */
    onRootStart(listener: (id: string, isChanged: boolean) => void): void {
      startListeners.add(listener)
    },

    /** Moves paused time forward by `ms` of engine time. If time is running, it is paused first. */
    step(ms: number): void {
      engine.pause()
      engine.step(ms)
      fault = undefined
      changed()
    },
    /** Moves paused time to the next timer. If time is running, it is paused first. */
    stepToNext(): void {
      engine.pause()
      engine.stepToNext()
      fault = undefined
      changed()
    },
    /** Sets the engine milliseconds per real millisecond, above 0. */
    setRate(rate: number): void {
      engine.rate = rate
    },

    /** The history being viewed: the live session's or a loaded file's. */
    history,
    file: () => file,
    /** Why a file could not be loaded, or why the page could not continue from the selected moment. Cleared by the next action. */
    fault: () => fault,
    /** The selected moment; undefined in the present. */
    cursor: () => cursor,
    /** Where recorded time ends, in ms. */
    endMs,
    isFull: recorder.isFull,

    /**
     * The entries for which `isListed` returns true, in order: at most `most` entries up to the selected moment, and at most `most`
     * after it. `hasMore` tells whether there are others.
     */
    entriesAround(most: number, isListed: (entry: RecordingEntry) => boolean): { rows: ListedEntry[]; hasMore: boolean } {
      const { entries } = history()
      const now = cursor?.point ?? entries.length
      const rows: ListedEntry[] = []
      const add = (index: number) => {
        const entry = entries[index] as RecordingEntry
        if (isListed(entry)) rows.push({ entry, point: index + 1, isLater: index >= now })
      }
      // One entry more than asked for on each side shows whether there are others.
      for (let index = now - 1; index >= 0 && rows.length <= most; index--) add(index)
      let hasMore = rows.length > most
      rows.length = Math.min(rows.length, most)
      rows.reverse()
      const mostOfAll = rows.length + most
      for (let index = now; index < entries.length && rows.length <= mostOfAll; index++) add(index)
      hasMore ||= rows.length > mostOfAll
      rows.length = Math.min(rows.length, mostOfAll)
      return { rows, hasMore }
    },

    /** The actors that exist at the selected moment. */
    running: (): string[] => (cursor ? history().runningAt(cursor.point) : livingActors().map(({ name }) => name)),
    /** The snapshot of an actor at the selected moment. In the present it is the actor's own, which a full recording lacks. */
    snapshotOf(actor: string): Snapshot<unknown> | undefined {
      if (cursor) return history().snapshotAt(actor, cursor.point)
      const ref = recorder.refOf(actor)
      return ref && presentOf(ref)
    },
    /** The machine of an actor; undefined for a promise, a callback and the like. */
    machineOf(actor: string): AnyStateMachine | undefined {
      const ref = refOf(actor)
      const logic = ref && logicOf(ref)
      return logic && isMachine(logic) ? logic : undefined
    },
    /** The name of an actor that a context or an event refers to. */
    nameOf: (ref: object): string | undefined => fromFile.get(ref as AnyActorRef) ?? recorder.nameOf(ref),
    /** The id that the project gave an actor: `createActor(machine, { id })`, `spawnChild(logic, { id })`. */
    ownIdOf,
    /** The actor that invoked or spawned `actor`. */
    parentOf: (actor: string): string | undefined => history().parentOf(actor),
    chosen: () => chosen,
    choose(actor: string | undefined): void {
      chosen = actor
      fault = undefined
      changed()
    },

    /** The sample events of an actor. */
    samplesOf,
    /**
     * Sends an event to an actor of the page, in the present.
     *
     * @throws {Error} if the actor's machine has no such event, or a field differs from the samples. The error says what is wrong.
     */
    send(actor: string, event: AnyEventObject): void {
      fault = undefined
      const events = this.machineOf(actor)?.events
      if (events && !events.some((known) => describes(known, event.type))) {
        throw new Error(`‘${machineIdOf(actor)}’ has no event ‘${event.type}’. It has ${events.map((known) => `‘${known}’`).join(', ')}.`)
      }
      const unlike = fieldFault(event, samplesOf(actor))
      if (unlike) throw new Error(`‘${event.type}’ is not sent: ${unlike}.`)
      livingActors()
        .find(({ name }) => name === actor)
        ?.ref.send(event)
    },

    /** The timers that are pending at the selected moment, the next one first. */
    waiting: (): WaitingTimer[] => (file && cursor ? file.waiting(cursor) : timers.waiting(cursor)),

    /** Shows the moment at `ms` of recorded time, from 0 to `endMs()`. The page's time stands still meanwhile. */
    lookAtTime(ms: number): void {
      const atMs = Math.min(Math.max(0, ms), endMs())
      lookAt({ atMs, point: history().countAt(atMs) })
    },
    /** Shows the moment after the first `point` entries of recorded time. */
    lookAtPoint(point: number): void {
      const { entries } = history()
      const within = Math.min(Math.max(0, point), entries.length)
      lookAt({ atMs: entries[within - 1]?.atMs ?? 0, point: within })
    },
    /** Returns to the present. Time resumes if it was running before. */
    returnToPresent(): void {
      fault = undefined
      if (cursor) leavePast(false)
      else changed()
    },
    /**
     * Calls `listener` when looking back has ended. `goesOn` tells whether the page continues from the selected moment. Returns a
     * function that unsubscribes the listener.
     */
    onReturn(listener: (goesOn: boolean) => void): () => void {
      returnListeners.add(listener)
      return () => returnListeners.delete(listener)
    },

    /** The shown recording, up to the selected moment. */
    shownRecording(): Recording {
      const recording = file?.recording ?? recorder.recording()
      return cursor ? { ...recording, endMs: cursor.atMs, entries: recording.entries.slice(0, cursor.point) } : recording
    },
    /**
     * Makes the actors of the page continue from the selected moment. Each gets its recorded counterpart's state, children and timers,
     * with the time that remained of each. The recording continues as well.
     */
    continueFromHere(): void {
      if (!cursor) return
      const { difference, resumePoints } = replay(this.shownRecording(), { machines: shownLogics() })
      if (difference) {
        fault = `Cannot continue from here. ${difference.message}`
        return changed()
      }
      const points = livingActors().flatMap(({ name, ref, parent }) => {
        const point = parent === undefined ? resumePoints.get(recordedFor(name) ?? '') : undefined
        return point ? [{ name, ref, point }] : []
      })
      const ended = points.find(({ ref }) => presentOf(ref).status !== 'active')
      if (ended) {
        fault = `Cannot continue from here: '${ended.name}' has ended since, and XState cannot restart an actor. Reload the page.`
        return changed()
      }
      fault = undefined
      leavePast(true)
      for (const { ref, point } of points) resumeFrom(ref, point)
    },
    /**
     * What an actor did up to the selected moment, as the text of a test. `difference` is what would make the test fail, found by
     * replaying the same entries on a simulated clock.
     *
     * @throws {Error} when the recording has no such actor.
     */
    testOf(actor: string, importOf?: (machineId: string) => MachineImport): { text: string; difference: Difference | undefined } {
      const recording = this.shownRecording()
      const { difference } = replay(familyOf(recording, actor), { machines: shownLogics() })
      return { text: testOf(recording, actor, importOf), difference }
    },
    /** The session so far, as the text of a file. */
    save: (): string => serializeRecording(recorder.recording()),
    /**
     * Replays a recorded file and shows its end or, if the replay deviates, the first difference with its actor chosen. If the file is
     * invalid, `fault()` says why, and the previous view stays.
     */
    load(name: string, text: string): void {
      const played = play(name, text)
      if (played) show(played)
    },
    /** Replays a recorded file like `load`, but does not show it until `lookAtOffered()` is called. */
    offer(name: string, text: string): void {
      offered = play(name, text)
    },
    offered: () => offered,
    lookAtOffered(): void {
      if (offered) show(offered)
    },

    /** Shuts down: the page returns to the present, time runs normally, and recording ends. */
    close(): void {
      isClosed = true
      cursor = undefined
      file = undefined
      offered = undefined
      engine.rate = 1
      engine.resume()
      shownChanged()
      stopObserving()
      timers.stop()
      listeners.clear()
      startListeners.clear()
    },
  }

  function show(played: LoadedFile): void {
    file = played
    const { difference, endMs: lastMs, history: recorded } = played
    if (difference?.actor) chosen = difference.actor
    lookAt({ atMs: lastMs, point: recorded.entries.length })
  }

  /** Replays a recorded file with the machines of this page. Returns undefined if the file is invalid; `fault` then says why. */
  function play(name: string, text: string): LoadedFile | undefined {
    fault = undefined
    changed()
    try {
      const recording = parseRecording(text)
      for (const [index, { kind, actor, event }] of recording.entries.entries()) {
        const fieldIn = kind === 'sent' && fieldFault(event, samplesOf(actor))
        if (fieldIn) throw new Error(`recording: entry ${index} is damaged, '${event.type}': ${fieldIn}.`)
      }
      const { moments, difference, refs, waiting } = replay(recording, { machines: knownLogics() })
      const played = createHistory()
      for (const moment of moments) played.add(moment)
      for (const [actor, ref] of refs) {
        fromFile.set(ref, actor)
        makeFollowable(ref, { shown, watch })
      }
      return { name, endMs: difference ? difference.atMs : recording.endMs, history: played, difference, recording, refs, waiting }
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error)
      return undefined
    }
  }

  function refOf(actor: string): AnyActorRef | undefined {
    return file ? file.refs.get(actor) : recorder.refOf(actor)
  }

  function ownIdOf(actor: string): string | undefined {
    const id = refOf(actor)?.id
    return id === undefined || GENERATED_ID.test(id) ? undefined : id
  }

  function samplesOf(actor: string): readonly AnyEventObject[] {
    const id = machineIdOf(actor)
    return Object.hasOwn(samples, id) ? (samples[id] ?? []) : []
  }
}

export type Session = ReturnType<typeof createSession>

/**
 * Holds the engine's time while actors process events, so that everything they do happens at one instant. Actors process events
 * synchronously, so the hold ends in the next microtask at the latest, even if an actor or its observer throws.
 */
function holdWhile(engine: Engine): (isBusy: boolean) => void {
  let release: (() => void) | undefined
  const end = () => {
    release?.()
    release = undefined
  }
  return (isBusy) => {
    if (!isBusy) return end()
    if (release) return
    release = engine.hold()
    queueMicrotask(end)
  }
}

/** Whether a machine's event descriptor, such as 'press' or 'pointer.*', matches an event type. */
function describes(known: string, type: string): boolean {
  return known === type || known === '*' || (known.endsWith('.*') && `${type}.`.startsWith(known.slice(0, -1)))
}
