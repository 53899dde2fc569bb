import { createActor } from 'xstate'
import type { AnyActor, AnyStateMachine } from 'xstate'
import { createSimulatedEngine } from '../../engine/index.ts'
import type { TimerClock } from '../../engine/index.ts'
import { allMachines } from '../../machines/all.ts'
import { createRecorder } from './recorder.ts'
import type { Moment } from './recorder.ts'
import { machineIdOf, SAME_TIME_MS } from './recording.ts'
import type { Recording, RecordingEntry } from './recording.ts'

/** Where a replay first went another way than the recording. */
export interface Difference {
  /** Index of the entry in the recording; as many as it has when something happens after its last. */
  readonly index: number
  /** Engine time in ms. */
  readonly atMs: number
  readonly actor: string
  /** One sentence that says what was recorded and what happens now. */
  readonly message: string
}

export interface Replay {
  /** What happened, entry by entry, with the snapshots, up to the first difference. */
  readonly moments: readonly Moment[]
  /** Undefined when the replay is equal to the recording. */
  readonly difference: Difference | undefined
}

/**
 * Plays a recording on a simulated clock: the same actors get the same events at the same engine times.
 *
 * Nothing of what the machines did by themselves is repeated; they do it again, and are compared with the recording.
 *
 * @param machines The machines to play it with, by id; the site's own unless told.
 */
export function replay(recording: Recording, machines: Readonly<Record<string, AnyStateMachine>> = allMachines): Replay {
  const engine = createSimulatedEngine({ seed: recording.randomState })
  const { entries, endMs } = recording
  const actors = new Map<string, AnyActor>()
  const moments: Moment[] = []
  let difference: Difference | undefined

  function differ(message: string): void {
    const { atMs, actor } = entries[moments.length] ?? { atMs: engine.now(), actor: '' }
    difference ??= { index: moments.length, atMs, actor, message }
  }

  const recorder = createRecorder({
    now: () => engine.now(),
    randomState: recording.randomState,
    onMoment(moment) {
      if (difference) return
      const expected = entries[moments.length]
      // The recording may have ended in the middle of an instant.
      if (!expected && moment.entry.atMs >= endMs - SAME_TIME_MS) return
      const message = differenceBetween(expected, moment.entry)
      if (message === undefined) moments.push(moment)
      else differ(message)
    },
  })

  /** After each timer comes what was recorded from outside behind it: it may stop the timers that would be next. */
  const clock: TimerClock = {
    setTimeout: (fn, ms) =>
      engine.setTimeout(() => {
        if (difference) return
        fn()
        performUpTo(engine.now())
      }, ms),
    clearTimeout: (id) => engine.clearTimeout(id),
  }

  function perform({ kind, actor: name, input, event }: RecordingEntry): void {
    const id = machineIdOf(name)
    // A file may name anything, also what every object has.
    const machine = Object.hasOwn(machines, id) ? machines[id] : undefined
    if (kind !== 'start') {
      const actor = actors.get(name)
      if (kind === 'sent') actor?.send(event)
      else actor?.stop()
    } else if (machine) {
      const actor = createActor(machine, { clock, input: input as never, inspect: recorder.observe })
      actors.set(name, actor)
      actor.subscribe({ error: (fault) => differ(`'${name}' fails at ${inMs(engine.now())}: ${messageOf(fault)}`) })
      actor.start()
    } else differ(`There is no machine '${id}' any more.`)
  }

  /** Does what came from outside until `ms`, up to the next thing that a machine has to do by itself. */
  function performUpTo(ms: number): void {
    for (;;) {
      const count = moments.length
      const entry = entries[count]
      // To the last digit: a timer that is due that much earlier may have to come before.
      if (difference || !entry || entry.atMs > ms) return
      if (entry.kind === 'own') {
        if (entry.atMs < ms - SAME_TIME_MS) differ(`'${entry.actor}' should have got '${entry.event.type}' at ${inMs(entry.atMs)}.`)
        return
      }
      perform(entry)
      if (moments.length === count) differ(`'${entry.actor}' does not take '${entry.event.type}' at ${inMs(entry.atMs)}.`)
    }
  }

  // Set before any actor lives: of one instant they come first, and wait for what was recorded in front of them.
  for (const atMs of new Set(entries.map((entry) => entry.atMs))) engine.setTimeout(() => performUpTo(atMs), atMs)
  engine.advanceTo(endMs)
  const missing = entries[moments.length]
  if (missing) differ(`'${missing.actor}' should have got '${missing.event.type}' at ${inMs(missing.atMs)}.`)
  for (const actor of actors.values()) actor.stop()
  return { moments: moments.slice(0, entries.length), difference }
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

function inMs(atMs: number): string {
  return `${Math.round(atMs * 1000) / 1000} ms`
}

/** What an entry of the replay has that the recorded one has not, as a sentence. */
function differenceBetween(expected: RecordingEntry | undefined, actual: RecordingEntry): string | undefined {
  const at = inMs(actual.atMs)
  if (!expected) return `'${actual.actor}' gets '${actual.event.type}' at ${at}; nothing more was recorded.`
  if (expected.actor !== actual.actor || expected.event.type !== actual.event.type) {
    return `'${actual.actor}' gets '${actual.event.type}' at ${at}; recorded was '${expected.actor}' with '${expected.event.type}' at ${inMs(expected.atMs)}.`
  }
  if (Math.abs(expected.atMs - actual.atMs) > SAME_TIME_MS) {
    return `'${actual.actor}' gets '${actual.event.type}' at ${at}; recorded was ${inMs(expected.atMs)}.`
  }
  if (JSON.stringify(expected.value) !== JSON.stringify(actual.value)) {
    return `'${actual.actor}' is in ${JSON.stringify(actual.value)} at ${at}; recorded was ${JSON.stringify(expected.value)}.`
  }
  if (expected.contextHash !== actual.contextHash) {
    return `'${actual.actor}' is in ${JSON.stringify(actual.value)} at ${at} as recorded, but with another context.`
  }
  return undefined
}
