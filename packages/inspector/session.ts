import type { Engine } from '@drei-tage/engine'
import type { MachineImport, Machines } from '@drei-tage/recorder'
import { checkedTest, createReader, machineIdOf, machinesOf, serializeInSteps } from '@drei-tage/recorder/internal'
import type { CheckedTest } from '@drei-tage/recorder/internal'
import type { AnyActorLogic, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'
import { describes } from './chart/refused.ts'
import { recordPage } from './session/live.ts'
import type { RecordingOptions } from './session/live.ts'
import { createFiles } from './session/files.ts'
import { readMoment } from './session/moment.ts'
import { inTurns } from './session/inTurns.ts'
import { createPageTime } from './session/pageTime.ts'
import { createReport } from './session/report.ts'
import { createView } from './session/view.ts'

export type { ListedEntry } from './session/moment.ts'
export type { Cursor, LoadedFile } from './session/loadedFile.ts'

export interface SessionOptions extends RecordingOptions {
  /** The page's engine: the clock of all its actors. */
  readonly engine: Engine
  /** Actor logic by id, for recordings of actors that have not run on this page yet. The logic of actors that have run is already known. */
  readonly machines?: Readonly<Record<string, AnyActorLogic>>
  /** Sample events by machine id, which the panel offers: a machine reveals its event types but not their payloads. */
  readonly samples?: Readonly<Record<string, readonly AnyEventObject[]>>
  /** Import path of a machine, for copied tests; '<id>.machine.ts' next to the test by default. */
  readonly importOf?: (machineId: string) => MachineImport
}

/**
 * Everything the panel shows and does, without the UI: records the page, moves back and forth in recorded time, and makes the page
 * show the selected moment instead of the present.
 *
 * It records every actor that is created with its `clock` and its `inspect`.
 */
export function createSession({ engine, machines: given = {}, samples = {}, importOf, ...recordingOptions }: SessionOptions) {
  let chosen: string | undefined
  let isClosed = false

  const report = createReport()
  const time = createPageTime(engine)
  const live = recordPage(engine, recordingOptions, report.changed)
  const view = createView(engine, time, live)
  const moment = readMoment(live, view)
  const reader = createReader(view.nameOf)
  const { recorder } = live
  const { cursor, file, history } = view

  const stopWatching = view.watch(report.changed)
  const stopObserving = engine.observe(({ type }) => {
    if (type === 'paused' || type === 'resumed' || type === 'rate') report.begin()
    else if (type !== 'frame') report.changed()
  })

  /**
   * The logic that a file is replayed with: the given `machines`, overridden by the logic of actors that the page has created since,
   * which may be newer.
   */
  const knownLogics = (): Machines => ({ ...given, ...machinesOf(recorder.actors()) })
  const shownLogics = () => (file() ? knownLogics() : live.logicsByActor())

  function samplesOf(actor: string): readonly AnyEventObject[] {
    const id = machineIdOf(actor)
    return Object.hasOwn(samples, id) ? (samples[id] ?? []) : []
  }

  function choose(actor: string | undefined): void {
    chosen = actor
    report.begin()
  }

  const files = createFiles(view, report, knownLogics, choose)

  return {
    engine,
    clock: live.clock,
    /** For the `inspect` option of actors. It records them and makes them show the selected moment. */
    inspect(event: InspectionEvent): void {
      if (event.type === '@xstate.actor' && !isClosed) view.follow(event.actorRef as AnyActorRef)
      live.observe(event)
    },
    shown: view.shown,
    watch: view.watch,
    /** A number that changes whenever anything the panel shows changes, except time itself. */
    version: report.version,
    subscribe: report.subscribe,

    /** Calls a listener for every actor that the page starts, with whether its logic differs from that of the previous actor with its id. */
    onRootStart: live.onRootStart,

    /** Pauses the page's time. `close()` ends the pause. */
    pause: time.pause,
    resume: time.resume,
    /** Moves paused time forward by `ms` of engine time. If time is running, it is paused first. */
    step(ms: number): void {
      time.step(ms)
      report.begin()
    },
    /** Moves paused time to the next timer. If time is running, it is paused first. */
    stepToNext(): void {
      time.stepToNext()
      report.begin()
    },
    /** Sets the engine milliseconds per real millisecond, above 0. `close()` restores the page's own rate. */
    setRate: time.setRate,

    /** The history being viewed: the live session's or a loaded file's. */
    history,
    file,
    /** Why a file could not be loaded. Cleared by the next action. */
    fault: report.fault,
    /** The selected moment; undefined in the present. */
    cursor,
    /** Where recorded time ends, in ms. */
    endMs: view.endMs,
    isFull: recorder.isFull,
    /** The name of an actor that a context or an event refers to. */
    nameOf: view.nameOf,
    /** What an actor holds as plain data, without parts that are too large to be read at once. */
    plainOf: (value: unknown): unknown => reader.copy(value, '', history().entries.length),
    ...moment,
    chosen: () => chosen,
    choose,

    samplesOf,
    /**
     * Sends an event to an actor of the page, in the present.
     *
     * @throws {Error} if the actor's machine has no such event.
     */
    send(actor: string, event: AnyEventObject): void {
      report.begin()
      const { events } = moment.machineOf(actor) ?? {}
      if (events && !events.some((known) => describes(known, event.type))) {
        const all = events.map((known) => `‘${known}’`).join(', ')
        throw new Error(`‘${machineIdOf(actor)}’ has no event ‘${event.type}’. It has ${all}.`)
      }
      if (live.living().includes(actor)) recorder.refOf(actor)?.send(event)
    },

    /** Shows the moment at `ms` of recorded time, from 0 to `endMs()`. The page's time stands still meanwhile. */
    lookAtTime(ms: number): void {
      const atMs = Math.min(Math.max(0, ms), view.endMs())
      report.begin()
      view.lookAt({ atMs, point: history().countAt(atMs) })
    },
    /** Shows the moment after the first `point` entries of recorded time. */
    lookAtPoint(point: number): void {
      const { entries } = history()
      const within = Math.min(Math.max(0, point), entries.length)
      report.begin()
      view.lookAt({ atMs: entries[within - 1]?.atMs ?? 0, point: within })
    },
    /** Returns to the present. Time resumes if it was running before. */
    returnToPresent(): void {
      report.begin()
      view.leavePast()
    },

    /** Returns to the present, and gives time back to the page: at its own rate, without a pause of the developer. */
    release(): void {
      report.begin()
      view.leavePast()
      time.giveBack()
    },

    /**
     * What an actor did up to the selected moment, as the text of a test. `difference` is what would make the test fail, found by
     * running it; `remarks` say in sentences what has to be changed, or why it may fail, and what is not compared.
     *
     * Rejects when the recording has no such actor.
     */
    testOf(actor: string): Promise<CheckedTest> {
      const recording = moment.shownRecording()
      return inTurns(checkedTest(recording, actor, { machines: shownLogics(), imported: given, importOf }))
    },
    /** The session so far. It has the originals of what a file lacks. */
    recording: recorder.recording,
    /** The session so far, as the text of a file. */
    save: (): Promise<string> => inTurns(serializeInSteps(recorder.recording())),
    ...files,

    /** Shuts down: recording ends, and the page returns to the present and to its own rate. A pause by the developer ends. */
    close(): void {
      isClosed = true
      files.dismiss()
      live.close()
      stopWatching()
      view.close()
      time.giveBack()
      time.close()
      stopObserving()
      report.clear()
    },
  }
}

export type Session = ReturnType<typeof createSession>
