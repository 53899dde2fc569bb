import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { hashOf, RECORDING_VERSION } from './recording.ts'
import type { Recording, RecordingEntry } from './recording.ts'

/** One running or ended actor of the session. */
export interface RecordedActor {
  /** 'confetti#1' */
  readonly name: string
  readonly machineId: string
  readonly ref: AnyActorRef
  running: boolean
}

/** An entry together with the snapshot it led to. */
export interface Moment {
  readonly entry: RecordingEntry
  readonly snapshot: AnyMachineSnapshot
}

interface RecorderOptions {
  /** Engine time in ms. */
  now(): number
  /** Where the engine's randomness stands now. */
  randomState: number
  /** Called after every entry. */
  onMoment?(moment: Moment): void
}

/** Writes down everything that happens to every actor, from XState's inspection events. */
export function createRecorder({ now, randomState, onMoment }: RecorderOptions) {
  const actors = new Map<AnyActorRef, RecordedActor>()
  const byName = new Map<string, RecordedActor>()
  const counts = new Map<string, number>()
  const moments: Moment[] = []
  let under: { kind: RecordingEntry['kind']; event: AnyEventObject; input?: unknown; ref: AnyActorRef } | undefined

  function note(
    actor: RecordedActor,
    kind: RecordingEntry['kind'],
    event: AnyEventObject,
    snapshot: AnyMachineSnapshot,
    input?: unknown,
  ): void {
    const moment: Moment = {
      entry: {
        atMs: now(),
        actor: actor.name,
        kind,
        event,
        ...(input !== undefined && { input }),
        value: snapshot.value,
        contextHash: hashOf(snapshot.context),
      },
      snapshot,
    }
    moments.push(moment)
    onMoment?.(moment)
  }

  /** An actor is known from the moment it starts: React may create some that never do. */
  function start(ref: AnyActorRef): RecordedActor {
    const machineId = (ref as AnyActorRef & { logic: { id?: string } }).logic.id ?? ref.id
    const number = (counts.get(machineId) ?? 0) + 1
    counts.set(machineId, number)
    const actor: RecordedActor = { name: `${machineId}#${number}`, machineId, ref, running: true }
    actors.set(ref, actor)
    byName.set(actor.name, actor)
    return actor
  }

  function observe(inspected: InspectionEvent): void {
    const ref = inspected.actorRef as AnyActorRef
    if (inspected.type === '@xstate.event') {
      const { event } = inspected
      if (event.type === 'xstate.stop') {
        const actor = actors.get(ref)
        if (actor?.running) {
          actor.running = false
          note(actor, 'stop', event, ref.getSnapshot())
        }
        return
      }
      const kind = event.type === 'xstate.init' ? 'start' : inspected.sourceRef === undefined ? 'sent' : 'own'
      under = { kind, event, ref, ...(kind === 'start' && { input: (event as { input?: unknown }).input }) }
    } else if (inspected.type === '@xstate.snapshot' && under?.ref === ref) {
      const { kind, event, input } = under
      under = undefined
      const actor = kind === 'start' ? start(ref) : actors.get(ref)
      // The input stands in an entry of its own; the event would only repeat it.
      if (actor) note(actor, kind, kind === 'start' ? { type: event.type } : event, inspected.snapshot as AnyMachineSnapshot, input)
    }
  }

  return {
    observe,
    /** Everything so far, in order. */
    moments: moments as readonly Moment[],
    actors: (): readonly RecordedActor[] => [...byName.values()],
    actorOf: (ref: AnyActorRef): RecordedActor | undefined => actors.get(ref),
    /** The session so far as a file. */
    recording: (): Recording => ({
      format: 'drei-tage.recording',
      version: RECORDING_VERSION,
      randomState,
      endMs: now(),
      entries: moments.map(({ entry }) => entry),
    }),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
