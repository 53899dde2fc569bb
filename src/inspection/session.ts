import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Engine } from '../../engine/index.ts'
import { allMachines } from '../../machines/all.ts'
import type { InspectionSlot } from '../actors/inspection.ts'
import { createHistory } from './history.ts'
import type { History } from './history.ts'
import { createRecorder } from './recorder.ts'
import type { RecordedActor } from './recorder.ts'
import { machineIdOf, parseRecording, serializeRecording } from './recording.ts'
import { replay } from './replay.ts'
import type { Difference } from './replay.ts'

/** A recording that was loaded, and played again with the machines of this page. */
export interface LoadedFile {
  readonly name: string
  readonly endMs: number
  readonly history: History
  /** Where this page's machines first go another way than the recording; nothing behind it can be shown. */
  readonly difference: Difference | undefined
}

/** A moment of recorded time. */
export interface Cursor {
  /** Engine time, in ms. */
  readonly atMs: number
  /** How many entries have happened: several may share one instant. */
  readonly point: number
}

/** A timer that waits, and whose it is. */
export interface WaitingTimer {
  /** Engine time at which it fires, in ms. */
  readonly due: number
  /** 'confetti#1', or undefined when no actor set it. */
  readonly actor: string | undefined
  /** 'burst', or the event's whole type. */
  readonly delay: string
}

/** Between the actor's name and the event of a timer, in the engine's label. No name has one. */
const SEPARATOR = ' \u203a '

/**
 * Everything the panel shows and does, without the panel: it records the page, goes back and forth in recorded time,
 * and shows the selected moment instead of the present.
 *
 * @param engine The page's engine.
 * @param slot Filled immediately: every actor created from now on is recorded.
 * @param limit How many entries are recorded; the recorder's own measure unless told.
 */
export function createSession(engine: Engine, slot: InspectionSlot, limit?: number) {
  const live = createHistory((actor) => machines.get(actor))
  const machines = new Map<string, AnyStateMachine>()
  const recorder = createRecorder({
    now: () => engine.now(),
    randomState: engine.randomState,
    ...(limit !== undefined && { limit }),
    onMoment(moment) {
      const { actor, kind } = moment.entry
      if (kind === 'start') machines.set(actor, recorder.actors().findLast(({ name }) => name === actor)?.machine as AnyStateMachine)
      live.add(moment)
      changed()
    },
    onBusy(isBusy) {
      if (isBusy === isHeld || (isBusy && engine.paused)) return
      // Set while the engine reports both.
      isHeld = true
      if (isBusy) engine.pause()
      else engine.resume()
      isHeld = isBusy
    },
  })

  /** Whether time is held while actors take events up: the same instant for all they do. */
  let isHeld = false
  let file: LoadedFile | undefined
  let cursor: Cursor | undefined
  let chosen: string | undefined
  /** Whether time ran when the present was left. */
  let ranBefore = false
  let version = 0
  let isTelling = false
  const listeners = new Set<() => void>()
  const viewListeners = new Set<() => void>()

  /** Tells the panel once for all that happens in one go. Asks no clock: the panel lives on while time stands still. */
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

  /** The snapshot to show for an actor of the page while the cursor stands in recorded time. */
  function shown(ref: AnyActorRef): AnyMachineSnapshot | undefined {
    const name = cursor && recorder.nameOf(ref)
    if (!cursor || !name) return undefined
    const recorded = recordedFor(name)
    if (recorded === undefined) return undefined
    return history().snapshotAt(recorded, cursor.point) ?? history().firstSnapshotOf(recorded)
  }

  /**
   * Which recorded actor stands for one of the page: itself, if this session is looked at and it lived then, and otherwise
   * the one in its place among the actors of its machine. A part of the page that was shown anew has a new actor.
   */
  function recordedFor(name: string): string | undefined {
    const point = cursor?.point ?? 0
    const sameMachine = (actor: string) => machineIdOf(actor) === machineIdOf(name)
    const then = history().runningAt(point).filter(sameMachine)
    if (!file && then.includes(name)) return name
    const living = livingActors()
      .map((actor) => actor.name)
      .filter(sameMachine)
    // In this session those that lived then and still do stand for themselves.
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
    shownChanged()
  }

  const stopObserving = engine.observe((change) => {
    if (change.type !== 'frame' && !isHeld) changed()
  })

  slot.clock = {
    setTimeout: (fn, ms) => engine.setTimeout(fn, ms, labelOf(recorder.busy())),
    clearTimeout: (id) => engine.clearTimeout(id),
  }
  slot.current = {
    observe: recorder.observe,
    shown,
    watch(listener) {
      viewListeners.add(listener)
      return () => viewListeners.delete(listener)
    },
  }

  /** XState sets a timer right after it has noted what for. */
  function labelOf(ref: AnyActorRef | undefined): string | undefined {
    const name = ref && recorder.nameOf(ref)
    if (!name) return undefined
    const { _scheduledEvents: scheduled } = ref.system.getSnapshot()
    return `${name}${SEPARATOR}${Object.values(scheduled).at(-1)?.event.type ?? ''}`
  }

  return {
    engine,
    /** Changes with everything the panel shows, but for the time itself. */
    version: () => version,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Moves paused time on by some engine ms. Running time is paused first. */
    step(ms: number): void {
      engine.pause()
      engine.step(ms)
      changed()
    },
    /** Moves paused time on to the next timer. Running time is paused first. */
    stepToNext(): void {
      engine.pause()
      engine.stepToNext()
      changed()
    },
    /** Sets how many engine milliseconds a real one has, above 0. */
    setRate(rate: number): void {
      engine.rate = rate
    },

    /** The recording being viewed: this session's, or that of a loaded file. */
    history,
    file: () => file,
    /** The selected moment; undefined in the present. */
    cursor: () => cursor,
    /** Where recorded time ends, in ms. */
    endMs,
    isFull: recorder.isFull,

    /** The actors that exist at the selected moment. */
    running: (): string[] => (cursor ? history().runningAt(cursor.point) : livingActors().map(({ name }) => name)),
    /** The snapshot of an actor at the selected moment. In the present its own: a recording may be full. */
    snapshotOf: (actor: string): AnyMachineSnapshot | undefined =>
      cursor
        ? history().snapshotAt(actor, cursor.point)
        : (livingActors()
            .find(({ name }) => name === actor)
            ?.ref.getSnapshot() as AnyMachineSnapshot | undefined),
    machineOf: (actor: string): AnyStateMachine | undefined => (file ? allMachines[machineIdOf(actor)] : machines.get(actor)),
    chosen: () => chosen,
    choose(actor: string | undefined): void {
      chosen = actor
      changed()
    },

    /** Sends an event to an actor of the page, in the present. */
    send(actor: string, event: AnyEventObject): void {
      livingActors()
        .find(({ name }) => name === actor)
        ?.ref.send(event)
    },

    /** The timers that wait in the present, the next one first. */
    waiting: (): WaitingTimer[] =>
      engine.pending().map(({ due, label }) => {
        const [actor, type = ''] = label?.split(SEPARATOR) ?? []
        return { due, actor, delay: actor === undefined ? (label ?? 'a timer of the page') : delayIn(type, machineIdOf(actor)) }
      }),

    /** Shows the moment `ms` of recorded time, from 0 to `endMs()`. Time stands still meanwhile. */
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
    /** Goes back to the present. Time goes on if it did before. */
    returnToPresent(): void {
      if (!cursor) return
      cursor = undefined
      file = undefined
      if (ranBefore) engine.resume()
      shownChanged()
    },

    /** The session so far, as the text of a file. */
    save: (): string => serializeRecording(recorder.recording()),
    /**
     * Plays a recorded file again and looks at its end.
     *
     * @throws {Error} that says what is wrong with the file.
     */
    load(name: string, text: string): void {
      const recording = parseRecording(text)
      const { moments, difference } = replay(recording)
      const played = createHistory((actor) => allMachines[machineIdOf(actor)])
      for (const moment of moments) played.add(moment)
      file = { name, endMs: difference ? difference.atMs : recording.endMs, history: played, difference }
      lookAt({ atMs: file.endMs, point: moments.length })
    },

    /** Ends all of it: the page is in the present, time runs as it always does, and nothing is recorded any more. */
    close(): void {
      cursor = undefined
      file = undefined
      engine.rate = 1
      engine.resume()
      shownChanged()
      stopObserving()
      slot.clock = engine
      delete slot.current
      listeners.clear()
    },
  }
}

export type Session = ReturnType<typeof createSession>

/** The delay's name in the event XState makes of it: 'burst' in 'xstate.after.burst.confetti.bursting'. */
function delayIn(type: string, machineId: string): string {
  const rest = type.replace(/^xstate\.after\./, '')
  const end = rest.indexOf(`.${machineId}`)
  return end > 0 ? rest.slice(0, end) : rest
}
