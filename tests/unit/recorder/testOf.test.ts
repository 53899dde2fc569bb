import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createRecorder, replay, resumeFrom, testOf } from '@drei-tage/recorder'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { comparisonRaceMachine } from '../../../machines/comparison-race/comparison-race.machine.ts'
import { confettiMachine } from '../../../machines/confetti/confetti.machine.ts'
import { family } from './family.ts'
import { textInputs } from '../machines/texts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A session with a race, a burst (continued from its start if `goesOn`), and a parent with a child. */
function recorded({ goesOn = false } = {}) {
  const engine = createSimulatedEngine()
  const recorder = createRecorder({ now: () => engine.now(), randomState: engine.randomState })
  const options = { clock: engine, inspect: recorder.observe }
  const race = createActor(comparisonRaceMachine, { ...options, input: { ...textInputs['comparison-race'], reducedMotion: false } }).start()
  const parent = createActor(family, options).start()
  engine.advance(120.5)
  const confetti = createActor(confettiMachine, { ...options, input: { reducedMotion: false } }).start()
  race.send({ type: 'section.seen' })
  engine.advance(2_700)
  confetti.send({ type: 'burst.requested', seed: 7 })
  parent.send({ type: 'call' })
  engine.advance(1_000)
  race.send({ type: 'hold.changed', reason: 'button', held: true })
  if (goesOn) {
    const { resumePoints } = replay(recorder.recording(), {
      machines: { confetti: confettiMachine, 'comparison-race': comparisonRaceMachine, family },
    })
    confetti.send({ type: 'burst.requested', seed: 8 })
    resumeFrom(confetti, resumePoints.get('confetti#1')!)
  }
  engine.advance(5_000)
  confetti.stop()
  return recorder.recording()
}

const importOf = (folder: string) => (id: string) =>
  id === 'family'
    ? { name: 'family', from: relative(folder, join(root, 'tests/unit/recorder/family.ts')) }
    : {
        name: `${id.replace(/-./g, ([, letter = '']) => letter.toUpperCase())}Machine`,
        from: relative(folder, join(root, `machines/${id}/${id}.machine.ts`)),
      }

describe('a recording as a test', () => {
  it('reads like a hand-written test for a machine on its own', () => {
    expect(testOf(recorded(), 'confetti#1')).toBe(`import { createSimulatedEngine } from '@drei-tage/engine'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { confettiMachine } from './confetti.machine.ts'

it('confetti does what was recorded', () => {
  const engine = createSimulatedEngine()
  engine.advanceTo(120.5)
  const confetti = createActor(confettiMachine, { clock: engine, input: {"reducedMotion":false} }).start()
  expect(confetti.getSnapshot()).toMatchObject({"value":"idle","context":{"burstId":0,"seed":0,"reducedMotion":false}})

  engine.advanceTo(2820.5)
  confetti.send({"type":"burst.requested","seed":7})
  expect(confetti.getSnapshot()).toMatchObject({"value":"bursting","context":{"burstId":1,"seed":7,"reducedMotion":false}})

  engine.advanceTo(5820.5)
  expect(confetti.getSnapshot()).toMatchObject({"value":"idle","context":{"burstId":1,"seed":7,"reducedMotion":false}})

  engine.advanceTo(8820.5)
  confetti.stop()
})
`)
  })

  it('passes unchanged, also for a child actor, and fails with other expectations', () => {
    mkdirSync(join(root, '.cache'), { recursive: true })
    const folder = mkdtempSync(join(root, '.cache/copied-'))
    try {
      const recording = recorded()
      const tests = ['confetti#1', 'comparison-race#1', 'member#1'].map((actor) => testOf(recording, actor, importOf(folder)))
      // No event can reset the machine like that.
      tests.push(testOf(recorded({ goesOn: true }), 'confetti#1', importOf(folder)))
      const wrong = tests.map((text) =>
        text.replace('"value":"bursting"', '"value":"idle"').replace('"member.answered"', '"member.silent"'),
      )
      for (const [index, text] of tests.entries()) writeFileSync(join(folder, `right-${index}.test.ts`), text)
      for (const index of [0, 2]) writeFileSync(join(folder, `wrong-${index}.test.ts`), wrong[index] as string)
      // A separate configuration, since .cache is excluded by default.
      writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { exclude: [] } }')
      const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
      const { stdout } = spawnSync(process.execPath, [vitest, 'run', '--no-isolate', '--root', folder, '--reporter=json'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, VITEST: undefined },
      })
      const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
        testResults: { name: string; assertionResults: { status: string }[] }[]
      }
      const results = testResults.map(({ name, assertionResults: [only] }) => [relative(folder, name), only?.status])
      expect(results.toSorted()).toEqual([
        ['right-0.test.ts', 'passed'],
        ['right-1.test.ts', 'passed'],
        ['right-2.test.ts', 'passed'],
        ['right-3.test.ts', 'passed'],
        ['wrong-0.test.ts', 'failed'],
        ['wrong-2.test.ts', 'failed'],
      ])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }, 60_000)

  it('reports an unknown actor', () => {
    expect(() => testOf(recorded(), 'faq#1')).toThrow("there is no actor 'faq#1' in it")
  })
})
