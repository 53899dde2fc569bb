import { readFileSync } from 'node:fs'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createRecorder, parseRecording, replay, serializeRecording } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { allMachines } from '#devtools/machines.ts'
import { confettiMachine } from '#machines/confetti/confetti.machine.ts'
import { faqMachine } from '#machines/faq/faq.machine.ts'

/** The example of a recording in a test from the guide. */
const GUIDE = `const { difference, moments } = replay(recording, { machines: allMachines }) // on the simulated clock
expect(difference).toBeUndefined()
expect(moments.findLast(({ entry }) => entry.actor === 'confetti#1')?.entry.value).toBe('idle')
`

it('replays a saved recording as in the guide, whichever actor has the last entry', () => {
  const engine = createSimulatedEngine()
  const recorder = createRecorder({ now: () => engine.now(), randomState: engine.randomState })
  const options = { clock: engine, inspect: recorder.observe }
  const confetti = createActor(confettiMachine, { ...options, input: { reducedMotion: false } }).start()
  const faq = createActor(faqMachine, { ...options, input: {} }).start()
  confetti.send({ type: 'burst.requested', seed: 7 })
  engine.advance(3_000)
  faq.send({ type: 'question.opened', index: 1 })

  expect(readFileSync('docs/inspecting.md', 'utf8')).toContain(GUIDE)
  const recording = parseRecording(serializeRecording(recorder.recording()))
  const { difference, moments } = replay(recording, { machines: allMachines })
  expect(difference).toBeUndefined()
  expect(moments.findLast(({ entry }) => entry.actor === 'confetti#1')?.entry.value).toBe('idle')
})
