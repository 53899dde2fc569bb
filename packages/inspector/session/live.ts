import type { Engine, TimerClock } from '@drei-tage/engine'
import { createRecorder } from '@drei-tage/recorder'
import type { RecorderOptions } from '@drei-tage/recorder'
import { createHistory, createTimerLog, logicOf, machineIdOf } from '@drei-tage/recorder/internal'
import type { AnyActorLogic, AnyActorRef, InspectionEvent } from 'xstate'
import { createCallSites } from './callSites.ts'
import { createListeners } from './listeners.ts'

/** What a project can set about the recording. */
export type RecordingOptions = Pick<RecorderOptions, 'limit' | 'redact'>

/** Records what the actors of the page do. `changed` is called after every entry. */
export function recordPage(engine: Engine, options: RecordingOptions, changed: () => void) {
  const history = createHistory()
  /** By id: what the logic of the last actor with this id that the page created was made from. */
  const configs = new Map<string, unknown>()
  const starts = createListeners<[isEdited: boolean]>()
  const callSites = createCallSites()
  let isClosed = false

  const recorder = createRecorder({
    engine,
    ...options,
    onMoment(moment) {
      const { actor, kind, parent } = moment.entry
      history.add(moment)
      callSites.noteEntry(moment.entry, recorder.refOf(actor))
      changed()
      if (kind !== 'start' || parent !== undefined) return
      const { config } = logicOf(recorder.refOf(actor) as AnyActorRef)
      const id = machineIdOf(actor)
      const isEdited = configs.get(id) !== config
      configs.set(id, config)
      starts.tell(isEdited)
    },
  })
  const timers = createTimerLog(engine, recorder)

  const clock: TimerClock = {
    setTimeout: (fn, ms) => engine.setTimeout(fn, ms, isClosed ? undefined : timers.label()),
    clearTimeout: (id) => engine.clearTimeout(id),
  }

  return {
    clock,
    history,
    recorder,
    timers,
    onRootStart: starts.add,
    callSiteOf: callSites.of,
    observe(event: InspectionEvent): void {
      if (isClosed) return
      callSites.noteEvent(event)
      recorder.observe(event)
    },
    /** The names of the actors that exist now. */
    living: (): string[] => recorder.actors().flatMap(({ name, running }) => (running ? [name] : [])),
    /** The logic of each actor that the page created, by name, even of an older version than that of a later actor. */
    logicsByActor(): Record<string, AnyActorLogic> {
      const roots = recorder.actors().filter(({ parent }) => parent === undefined)
      return Object.fromEntries(roots.map(({ name, logic }) => [name, logic]))
    },
    close(): void {
      isClosed = true
      recorder.close()
      timers.stop()
      starts.clear()
    },
  }
}

export type Live = ReturnType<typeof recordPage>
