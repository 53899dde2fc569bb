import { createEngine, createSimulatedEngine } from '@drei-tage/engine'
import { createRecorder, parseRecording, replay, serializeRecording } from '@drei-tage/recorder'
import type { Moment, Recording, RecorderOptions } from '@drei-tage/recorder'
import { createReader, finish } from '@drei-tage/recorder/internal'
import { assign, setup } from 'xstate'
import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { FakeHost } from '../../../engine/tests/fake-host.ts'

/** A recorder on simulated time, and what it has recorded. */
export function startSimulated(more: Partial<RecorderOptions> = {}) {
  const engine = createSimulatedEngine()
  const moments: Moment[] = []
  const recorder = createRecorder({
    engine,
    onMoment: (moment) => void moments.push(moment),
    ...more,
  })
  return {
    engine,
    recorder,
    moments,
    /** For `createActor`. */
    options: { clock: engine, inspect: recorder.observe },
    /** The recording as a file keeps it. */
    fromFile: () => asFile(recorder.recording()),
  }
}

/** A value as a file has it. */
export const toPlain = (value: unknown, nameOf?: (ref: object) => string | undefined) => finish(createReader(nameOf).plain(value, ''))

/** A recording as a file has it, with fields of one entry changed. */
export function changed(recording: Recording, index: number, change: object): Recording {
  const lines = serializeRecording(recording).split('\n')
  const entry = JSON.parse(lines[index + 1] as string) as object
  return parseRecording(lines.with(index + 1, JSON.stringify({ ...entry, ...change })).join('\n'))
}

/** Writes a recording to a file and reads it back. */
export const asFile = (recording: Recording) => parseRecording(serializeRecording(recording))

/** Real time in which every reading of the clock takes a while, in ms. */
export class BusyHost extends FakeHost {
  readonly readingMs: number
  constructor(readingMs: number) {
    super()
    this.readingMs = readingMs
  }
  override now(): number {
    this.real += this.readingMs
    return super.now()
  }
}

/** A recorder as in the README, on an engine that follows real time: time goes on whatever the actors do. */
export function startRecording(readingMs = 0.037) {
  const host = new BusyHost(readingMs)
  const engine = createEngine({ host })
  const recorder = createRecorder({ engine })
  return {
    host,
    engine,
    recorder,
    /** For `createActor`. */
    options: { clock: engine, inspect: recorder.observe },
    /** The difference of a replay from a file. */
    differenceOf: (...machines: AnyActorLogic[]) => differenceOf(recorder.recording(), ...machines),
  }
}

/** The first difference when a recording is replayed from a file, with the machines of these ids. */
export function differenceOf(recording: Recording, ...machines: AnyActorLogic[]) {
  const byId = Object.fromEntries(machines.map((machine) => [(machine as { id?: string }).id, machine]))
  return replay(asFile(recording), { machines: byId }).difference
}

/** Lets promises settle. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Ignores that an actor fails, which XState would report to the process otherwise. */
export function mayFail<Ref extends AnyActorRef>(actor: Ref): Ref {
  actor.subscribe({ error: () => undefined })
  return actor
}

/** Counts 'more', and does `actions` at 'go'. */
export const counterOf = (actions: unknown = assign({ count: ({ context }: { context: { count: number } }) => context.count + 1 })) =>
  setup({ types: { context: {} as { count: number }, events: {} as { type: 'go' | 'more'; source?: unknown } } }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: { go: { actions: actions as never }, more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  })

/** An object, and how often its fields were listed. */
export function counted(fields: object) {
  const counts = { reads: 0 }
  const ownKeys = (target: object) => ((counts.reads += 1), Reflect.ownKeys(target))
  return { counts, value: new Proxy(fields, { ownKeys }) }
}
