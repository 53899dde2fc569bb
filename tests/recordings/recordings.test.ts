import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createRecorder, parseRecording, replay, serializeRecording } from '@drei-tage/recorder'
import type { Recording } from '@drei-tage/recorder'
import { fromPlain, machineIdOf } from '@drei-tage/recorder/internal'
import { allMachines } from '#devtools/machines.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.recording.json'))
const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** Records the visit again with the current machines. External events occur at the same times as in the recording. */
function recordedAnew({ randomState, endMs, entries }: Recording, machines = allMachines): Recording {
  const engine = createSimulatedEngine({ seed: randomState })
  const recorder = createRecorder({ engine })
  const actors = new Map<string, AnyActorRef>()
  for (const { atMs, actor: name, kind, event, input } of entries) {
    if (kind === 'own') continue
    engine.advanceTo(atMs)
    const machine = machines[machineIdOf(name)]
    if (kind === 'start' && machine) {
      const actor = createActor(machine, { clock: engine, inspect: recorder.observe, input: fromPlain(input) as never })
      actors.set(name, actor.start())
    } else if (kind === 'sent') actors.get(name)?.send(fromPlain(event) as never)
    else actors.get(name)?.stop()
  }
  engine.advanceTo(endMs)
  return recorder.recording()
}

/** A difference, and what to do about it. */
const accepting = (message: string, file: string) =>
  `${message} If this is meant, accept it: npm test -- unit tests/recordings -u -t ${file.replace('.recording.json', '')}`

it.each(files)('%s goes as it was recorded', async (file) => {
  const recording = parseRecording(textOf(file))
  expect(recording.entries.length).toBeGreaterThan(0)
  const { difference } = replay(recording, { machines: allMachines })
  if (!difference) return
  const anew = serializeRecording(recordedAnew(recording))
  // If what was recorded anew does not replay either, as when it equals the file, `-u` would accept nothing.
  if (replay(parseRecording(anew), { machines: allMachines }).difference)
    expect.fail(`${difference.message} Recording it anew does not help: record the session in the browser again.`)
  // The recording file is the snapshot of this test, so that `-u` accepts differences. The first difference is reported as a sentence,
  // which says more than hundreds of shifted lines.
  await expect(anew)
    .toMatchFileSnapshot(file)
    .catch(() => expect.fail(accepting(difference.message, file)))
})

it('says that a delay has changed, until that is accepted', () => {
  const recording = parseRecording(textOf('first-visit.recording.json'))
  const typewriter = allMachines.typewriter?.provide({ delays: { character: 170 } }) as AnyStateMachine
  const machines = { ...allMachines, typewriter }
  expect(replay(recording, { machines }).difference?.message).toBe(
    "typewriter#1: 'character' takes 170 ms instead of 100, first at 0.170 s.",
  )
  const accepted = parseRecording(serializeRecording(recordedAnew(recording, machines)))
  expect(replay(accepted, { machines }).difference).toBeUndefined()
})
