import { createActor } from 'xstate'
import type { AnyActor, AnyStateMachine } from 'xstate'
import { createSimulatedEngine } from '../../engine/index.ts'
import { allMachines } from '../../machines/all.ts'
import { createRecorder } from './recorder.ts'
import type { Moment } from './recorder.ts'
import type { Recording, RecordingEntry } from './recording.ts'

/** Where a replay first went another way than the recording. */
export interface Difference {
  /** Index of the entry in the recording. */
  readonly index: number
  /** Engine time in ms. */
  readonly atMs: number
  readonly actor: string
  /** One sentence that says what was recorded and what happened instead. */
  readonly message: string
}

export interface Replay {
  /** What happened, entry by entry, with the snapshots. */
  readonly moments: readonly Moment[]
  /** Undefined when the replay is equal to the recording, snapshot by snapshot. */
  readonly difference: Difference | undefined
}

/** Times are sums of the same numbers in the same order; this much room is left for those of other machines, in ms. */
const SAME_TIME_MS = 1e-6

/**
 * Plays a recording on a simulated clock: the same actors get the same events at the same engine times.
 *
 * Nothing of what the machines did by themselves is repeated; they do it again, and are compared with the recording.
 *
 * @param machines The machines to play it with, by id; the site's own unless told.
 */
export function replay(recording: Recording, machines: Readonly<Record<string, AnyStateMachine>> = allMachines): Replay {
  const engine = createSimulatedEngine({ seed: recording.randomState })
  const { entries } = recording
  const actors = new Map<string, AnyActor>()
  let difference: Difference | undefined
  let reached = 0

  const differ = (index: number, message: string) => {
    const entry = entries[index] as RecordingEntry | undefined
    difference ??= { index, atMs: entry?.atMs ?? engine.now(), actor: entry?.actor ?? '', message }
  }

  const recorder = createRecorder({
    now: () => engine.now(),
    randomState: recording.randomState,
    onMoment({ entry }) {
      const expected = entries[reached]
      if (expected) compare(expected, entry, (message) => differ(reached, message))
      else differ(reached, `Nothing more was recorded, but '${entry.actor}' got '${entry.event.type}' at ${entry.atMs} ms.`)
      reached += 1
    },
  })

  function perform(entry: RecordingEntry, index: number): void {
    if (entry.kind === 'start') {
      const machine = machines[entry.actor.split('#')[0] ?? '']
      if (!machine) return differ(index, `There is no machine for '${entry.actor}' any more.`)
      const actor = createActor(machine, { clock: engine, input: entry.input as never, inspect: recorder.observe })
      actors.set(entry.actor, actor)
      actor.start()
    } else if (entry.kind === 'sent') actors.get(entry.actor)?.send(entry.event)
    else actors.get(entry.actor)?.stop()
  }

  /** Does what came from outside, up to the next thing the machines have to do by themselves. */
  function performDue(): void {
    for (
      let entry = entries[reached];
      entry && entry.kind !== 'own' && entry.atMs <= engine.now() + SAME_TIME_MS;
      entry = entries[reached]
    ) {
      const before = reached
      perform(entry, before)
      // Whatever it was, it left no trace: it would be tried for ever.
      if (reached === before) {
        differ(before, `'${entry.actor}' did not take '${entry.event.type}'.`)
        reached += 1
      }
    }
  }

  // Set before any actor lives: at equal times they come first, and wait for what was recorded in front of them.
  for (const atMs of new Set(entries.filter(({ kind }) => kind !== 'own').map((entry) => entry.atMs))) {
    engine.setTimeout(performDue, atMs)
  }
  engine.observe((change) => {
    if (change.type === 'timer.fired') afterTimer = true
  })
  let afterTimer = false
  const times = [...new Set([...entries.map(({ atMs }) => atMs), recording.endMs])]
  for (const atMs of times) {
    if (atMs > engine.now()) engine.advanceTo(atMs)
    else if (afterTimer) engine.advance(0)
    performDue()
  }
  if (!difference && reached < entries.length) {
    const missing = entries[reached] as RecordingEntry
    differ(reached, `'${missing.actor}' should have got '${missing.event.type}' at ${missing.atMs} ms, and did not.`)
  }
  for (const actor of actors.values()) actor.stop()
  return { moments: recorder.moments.slice(0, Math.max(entries.length, reached)), difference }
}

function compare(expected: RecordingEntry, actual: RecordingEntry, differ: (message: string) => void): void {
  const at = `at ${actual.atMs} ms`
  if (expected.actor !== actual.actor || expected.event.type !== actual.event.type) {
    differ(
      `Recorded was '${expected.actor}' with '${expected.event.type}' at ${expected.atMs} ms; '${actual.actor}' got '${actual.event.type}' ${at}.`,
    )
  } else if (Math.abs(expected.atMs - actual.atMs) > SAME_TIME_MS) {
    differ(`'${expected.actor}' got '${expected.event.type}' ${at}, recorded was ${expected.atMs} ms.`)
  } else if (JSON.stringify(expected.value) !== JSON.stringify(actual.value)) {
    differ(`'${expected.actor}' is in ${JSON.stringify(actual.value)} ${at}, recorded was ${JSON.stringify(expected.value)}.`)
  } else if (expected.contextHash !== actual.contextHash) {
    differ(`'${expected.actor}' is in ${JSON.stringify(actual.value)} ${at} as recorded, but with another context.`)
  }
}
