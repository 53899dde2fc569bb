import type { Engine } from '@drei-tage/engine'
import { checkTest, machineIdOf, machinesOf, replay, resumeFault, resumeFrom, serializeRecording, testOf } from '@drei-tage/recorder'
import type { MachineImport, Recording, RecordingEntry, TestCheck, WaitingTimer } from '@drei-tage/recorder'
import { isMachine, logicOf, presentOf } from '@drei-tage/recorder/internal'
import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import { entriesAround } from './session/entriesAround.ts'
import type { ListedEntry } from './session/entriesAround.ts'
import { eventFault } from './session/eventFault.ts'
import { createListeners } from './session/listeners.ts'
import { recordPage } from './session/live.ts'
import { playFile } from './session/loadedFile.ts'
import type { LoadedFile } from './session/loadedFile.ts'
import { createPageTime } from './session/pageTime.ts'
import { createView } from './session/view.ts'

export type { ListedEntry } from './session/entriesAround.ts'
export type { Cursor, LoadedFile } from './session/loadedFile.ts'

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

/** A test of what an actor did, and whether it passes. */
export interface CopiedTest extends TestCheck {
  readonly text: string
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
  let offered: LoadedFile | undefined
  let chosen: string | undefined
  let fault: string | undefined
  let isClosed = false
  let version = 0
  let isTelling = false
  const listeners = createListeners()

  const time = createPageTime(engine)
  const live = recordPage(engine, time, limit, changed)
  const view = createView(engine, time, live)
  const { recorder, timers } = live
  const { cursor, file, history, refOf } = view

  /** Notifies the panel once per batch of changes. Uses no timer, so that the panel works while time stands still. */
  function changed(): void {
    version += 1
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      listeners.tell()
    })
  }

  /** Clears the last fault before an act of the developer, and notifies the panel. */
  function begin(): void {
    fault = undefined
    changed()
  }

  function refuse(reason: string): void {
    fault = reason
    changed()
  }

  const stopWatching = view.watch(changed)
  const stopObserving = engine.observe(({ type }) => {
    if (type === 'paused' || type === 'resumed' || type === 'rate') fault = undefined
    if (type !== 'frame') changed()
  })

  /**
   * The logic that a file is replayed with: the given `machines`, overridden by the logic of actors that the page has created since,
   * which may be newer.
   */
  const knownLogics = (): Record<string, AnyActorLogic> => ({ ...given, ...machinesOf(recorder.actors()) })
  /** The logic for replaying the shown recording. */
  const shownLogics = () => (file() ? knownLogics() : live.logicsByActor())

  function machineOf(actor: string): AnyStateMachine | undefined {
    const ref = refOf(actor)
    const logic = ref && logicOf(ref)
    return logic && isMachine(logic) ? logic : undefined
  }

  function samplesOf(actor: string): readonly AnyEventObject[] {
    const id = machineIdOf(actor)
    return Object.hasOwn(samples, id) ? (samples[id] ?? []) : []
  }

  function lookAtPoint(point: number): void {
    const { entries } = history()
    const within = Math.min(Math.max(0, point), entries.length)
    begin()
    view.lookAt({ atMs: entries[within - 1]?.atMs ?? 0, point: within })
  }

  function shownRecording(): Recording {
    const recording = file()?.recording ?? recorder.recording()
    const at = cursor()
    return at ? { ...recording, endMs: at.atMs, entries: recording.entries.slice(0, at.point) } : recording
  }

  function show(played: LoadedFile): void {
    if (played.difference?.actor) chosen = played.difference.actor
    begin()
    view.show(played)
  }

  /** Replays a recorded file. Returns undefined if the file is invalid; `fault` then says why. */
  function play(name: string, text: string): LoadedFile | undefined {
    begin()
    try {
      return playFile(name, text, knownLogics(), samplesOf)
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error)
      return undefined
    }
  }

  return {
    engine,
    /** The clock to create actors with. */
    clock: live.clock,
    /** For the `inspect` option of actors. It records them and makes them show the selected moment. */
    inspect(event: InspectionEvent): void {
      if (event.type === '@xstate.actor' && !isClosed) view.follow(event.actorRef as AnyActorRef)
      live.observe(event)
    },
    shown: view.shown,
    watch: view.watch,
    /** A number that changes whenever anything the panel shows changes, except time itself. */
    version: () => version,
    subscribe: listeners.add,

    /**
     * Calls a listener for every actor that the page starts, with the id of the actor's logic. `isChanged` tells whether the logic
     * differs from that of the previous actor with this id.
     */
    onRootStart: live.onRootStart,

    /** Pauses the page's time. `close()` ends the pause. */
    pause: time.pause,
    resume: time.resume,
    /** Moves paused time forward by `ms` of engine time. If time is running, it is paused first. */
    step(ms: number): void {
      time.step(ms)
      begin()
    },
    /** Moves paused time to the next timer. If time is running, it is paused first. */
    stepToNext(): void {
      time.stepToNext()
      begin()
    },
    /** Sets the engine milliseconds per real millisecond, above 0. `close()` restores the page's own rate. */
    setRate: time.setRate,

    /** The history being viewed: the live session's or a loaded file's. */
    history,
    file,
    /** Why a file could not be loaded, or why the page could not continue from the selected moment. Cleared by the next action. */
    fault: () => fault,
    /** The selected moment; undefined in the present. */
    cursor,
    /** Where recorded time ends, in ms. */
    endMs: view.endMs,
    isFull: recorder.isFull,

    /**
     * The entries for which `isListed` returns true, in order: at most `most` entries up to the selected moment, and at most `most`
     * after it. `hasMore` tells whether there are others.
     */
    entriesAround(most: number, isListed: (entry: RecordingEntry) => boolean): { rows: ListedEntry[]; hasMore: boolean } {
      const { entries } = history()
      return entriesAround(entries, cursor()?.point ?? entries.length, most, isListed)
    },

    /** The actors that exist at the selected moment. */
    running(): string[] {
      const at = cursor()
      return at ? history().runningAt(at.point) : live.living()
    },
    /** The snapshot of an actor at the selected moment. In the present it is the actor's own, which a full recording lacks. */
    snapshotOf(actor: string): Snapshot<unknown> | undefined {
      const at = cursor()
      if (at) return history().snapshotAt(actor, at.point)
      const ref = recorder.refOf(actor)
      return ref && presentOf(ref)
    },
    /** The machine of an actor; undefined for a promise, a callback and the like. */
    machineOf,
    /** The name of an actor that a context or an event refers to. */
    nameOf: view.nameOf,
    /** The id that the project gave an actor: `createActor(machine, { id })`, `spawnChild(logic, { id })`. */
    ownIdOf(actor: string): string | undefined {
      const id = refOf(actor)?.id
      return id === undefined || GENERATED_ID.test(id) ? undefined : id
    },
    /** The actor that invoked or spawned `actor`. */
    parentOf: (actor: string): string | undefined => history().parentOf(actor),
    chosen: () => chosen,
    choose(actor: string | undefined): void {
      chosen = actor
      begin()
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
      const reason = eventFault(event, machineIdOf(actor), machineOf(actor)?.events, samplesOf(actor))
      if (reason) throw new Error(reason)
      if (live.living().includes(actor)) recorder.refOf(actor)?.send(event)
    },

    /** The timers that are pending at the selected moment, the next one first. */
    waiting(): WaitingTimer[] {
      const at = cursor()
      return (at && file()?.waiting(at)) ?? timers.waiting(at)
    },

    /** Shows the moment at `ms` of recorded time, from 0 to `endMs()`. The page's time stands still meanwhile. */
    lookAtTime(ms: number): void {
      const atMs = Math.min(Math.max(0, ms), view.endMs())
      begin()
      view.lookAt({ atMs, point: history().countAt(atMs) })
    },
    /** Shows the moment after the first `point` entries of recorded time. */
    lookAtPoint,
    /** Returns to the present. Time resumes if it was running before. */
    returnToPresent(): void {
      begin()
      if (cursor()) view.leavePast(false)
    },
    /**
     * Calls a listener when looking back has ended. `goesOn` tells whether the page continues from the selected moment. Returns a
     * function that unsubscribes the listener.
     */
    onReturn: view.onReturn,

    /** The shown recording, up to the selected moment. */
    shownRecording,
    /**
     * Makes the actors of the page continue from the selected moment. Each gets its recorded counterpart's state, children and timers,
     * with the time that remained of each. The recording continues as well.
     */
    continueFromHere(): void {
      if (!cursor()) return
      const { difference, resumePoints } = replay(shownRecording(), { machines: shownLogics() })
      if (difference) return refuse(`Cannot continue from here. ${difference.message}`)
      const points = live.living().flatMap((name) => {
        const ref = recorder.refOf(name) as AnyActorRef
        const point = live.history.parentOf(name) === undefined ? resumePoints.get(view.recordedFor(name) ?? '') : undefined
        return point ? [{ name, ref, point }] : []
      })
      const ended = points.find(({ ref }) => presentOf(ref).status !== 'active')
      if (ended) {
        return refuse(`Cannot continue from here: '${ended.name}' has ended since, and XState cannot restart an actor. Reload the page.`)
      }
      for (const { name, ref, point } of points) {
        const reason = resumeFault(ref, point)
        if (reason !== undefined) return refuse(`Cannot continue from here. ${name}: ${reason}`)
      }
      begin()
      view.leavePast(true)
      for (const { ref, point } of points) resumeFrom(ref, point)
    },
    /**
     * What an actor did up to the selected moment, as the text of a test. `difference` is what would make the test fail, found by
     * replaying the same entries on a simulated clock; `reason` says in a sentence what has to be changed, or why it may fail.
     *
     * @throws {Error} when the recording has no such actor.
     */
    testOf(actor: string, importOf?: (machineId: string) => MachineImport): CopiedTest {
      const recording = shownRecording()
      return { text: testOf(recording, actor, importOf), ...checkTest(recording, actor, { machines: shownLogics(), imported: given }) }
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

    /** Shuts down: recording ends, and the page returns to the present and to its own rate. A pause by the developer ends. */
    close(): void {
      isClosed = true
      offered = undefined
      live.close()
      stopWatching()
      view.close()
      time.release()
      stopObserving()
      listeners.clear()
    },
  }
}

export type Session = ReturnType<typeof createSession>
