import * as fc from 'fast-check'
import { createActor } from 'xstate'
import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import { createEngine, createSimulatedEngine } from '@drei-tage/engine'
import type { TimerClock } from '@drei-tage/engine'
import { createRecorder } from '@drei-tage/recorder'
import type { Moment } from '@drei-tage/recorder'
import { allMachines, sampleEvents } from '../../../src/inspection/machines.ts'
import { createSession } from '../../../packages/inspector/session.ts'
import { FakeHost } from '../../unit/engine/fake-host.ts'
import { textInputs } from '../../unit/machines/texts.ts'

/** A step in a session of several actors on one engine. */
export type SessionStep =
  | { do: 'wait'; ms: number }
  | { do: 'start'; machineId: string; input: object }
  /** `actor` selects one of the running actors, modulo their number. */
  | { do: 'send'; actor: number; event: number; numbers: readonly [number, number] }
  | { do: 'stop'; actor: number }

const machineIds = Object.keys(allMachines)

/** Input for any machine; each takes the fields that it knows. */
const inputs = fc.record({
  reducedMotion: fc.oneof({ arbitrary: fc.constant(false), weight: 5 }, { arbitrary: fc.constant(true), weight: 1 }),
  wide: fc.boolean(),
  characterCount: fc.integer({ min: 0, max: 40 }),
  title: fc.constant('Titel'),
  url: fc.constant('https://example.org/blog/'),
  hash: fc.constantFrom('', '#warum', '#unbekannt'),
  numbers: fc.constantFrom('', 'besucher=700&leads=12,5'),
  modes: fc.constant(['code', 'build', 'particles']),
  targets: fc.constant([340, 50_000, 180]),
})

/** Waits that hit the machines' deadlines, and some that miss them. */
const waits = fc.oneof(fc.constantFrom(0, 50, 100, 150, 200, 800, 1_000, 3_000), fc.integer({ min: 0, max: 4_000 }), fc.constant(1000 / 60))

const steps: fc.Arbitrary<SessionStep> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('wait' as const), ms: waits }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('start' as const), machineId: fc.constantFrom(...machineIds), input: inputs }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      actor: fc.nat(1_000),
      event: fc.nat(1_000),
      numbers: fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 12_000 })),
    }),
    weight: 6,
  },
  { arbitrary: fc.record({ do: fc.constant('stop' as const), actor: fc.nat(1_000) }), weight: 1 },
)

/** Sessions in which any machine may take part, some from the start. */
export const sessions: fc.Arbitrary<SessionStep[]> = fc
  .tuple(
    fc.array(fc.record({ do: fc.constant('start' as const), machineId: fc.constantFrom(...machineIds), input: inputs }), {
      minLength: 1,
      maxLength: 12,
    }),
    fc.array(steps, { maxLength: 30, size: 'max' }),
  )
  .map(([first, then]) => [...first, ...then])

/** A sample event of the machine, with its numbers varied. */
function eventOf(machineId: string, index: number, [small, large]: readonly [number, number]): AnyEventObject {
  const samples = sampleEvents[machineId] ?? []
  const event = samples[index % samples.length] as AnyEventObject
  const numbers: Record<string, number> = {
    // Adding 0 turns -0 into 0, since JSON has no -0.
    index: (small % 9) + 0,
    seed: large,
    visitors: large,
    offsetXPx: small,
    offsetYPx: (large % 300) + 0,
    scrollYPx: small,
  }
  return Object.fromEntries(Object.entries(event).map(([key, value]) => [key, numbers[key] ?? value])) as AnyEventObject
}

/** The environment of a session. */
interface Host {
  clock: TimerClock
  inspect(event: InspectionEvent): void
  wait(ms: number): void
}

/**
 * Plays a session.
 *
 * Actors send events to each other at the same instant, as components of the page do: the race requests
 * confetti from inside its own tick.
 */
function live(session: readonly SessionStep[], { clock, inspect, wait }: Host): void {
  const running: { machineId: string; actor: AnyActor }[] = []
  let heard = 0

  const start = (machineId: string, input: object) => {
    const actor = createActor(allMachines[machineId] as AnyStateMachine, {
      clock,
      input: { ...input, ...(textInputs as Readonly<Record<string, object>>)[machineId] } as never,
      inspect,
    })
    actor.subscribe(() => {
      heard += 1
      const neighbour = running[(running.findIndex((other) => other.actor === actor) + 1) % running.length]
      // Only every third one, so that messages do not trigger each other endlessly.
      if (neighbour && heard % 3 === 0) neighbour.actor.send(eventOf(neighbour.machineId, heard, [heard % 9, heard * 37]))
    })
    running.push({ machineId, actor })
    actor.start()
  }

  for (const step of session) {
    if (step.do === 'wait') wait(step.ms)
    else if (step.do === 'start') start(step.machineId, step.input)
    else {
      const chosen = running[step.actor % Math.max(1, running.length)]
      if (!chosen) continue
      if (step.do === 'send') chosen.actor.send(eventOf(chosen.machineId, step.event, step.numbers))
      else {
        running.splice(running.indexOf(chosen), 1)
        chosen.actor.stop()
      }
    }
  }
}

/** Plays and records a session in simulated time. */
export function record(session: readonly SessionStep[]) {
  const engine = createSimulatedEngine()
  const moments: Moment[] = []
  const recorder = createRecorder({
    now: () => engine.now(),
    randomState: engine.randomState,
    onMoment: (moment) => void moments.push(moment),
  })
  live(session, { clock: engine, inspect: recorder.observe, wait: (ms) => engine.advance(ms) })
  return { engine, recorder, moments, recording: recorder.recording() }
}

/** Real time in which every reading of the clock takes a while, as in a browser. */
class HastyHost extends FakeHost {
  override now(): number {
    this.real += 0.0831
    return this.real
  }
}

/** Plays a session in real time, as the page does, and returns the file that the panel would save. */
export function recordOnPage(session: readonly SessionStep[]): string {
  const host = new HastyHost()
  const engine = createEngine({ host })
  const page = createSession({ engine })
  live(session, { clock: page.clock, inspect: page.inspect, wait: (ms) => host.pass(ms) })
  return page.save()
}

/** The comparable part of a snapshot. */
export function seen(shown: Snapshot<unknown> | undefined) {
  const snapshot = shown as AnyMachineSnapshot | undefined
  return snapshot && { value: snapshot.value, context: snapshot.context as unknown, status: snapshot.status, tags: [...snapshot.tags] }
}
