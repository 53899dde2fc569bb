import { compileFunction } from 'node:vm'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createRecorder, parseRecording, replay, resumeFrom, testOf } from '@drei-tage/recorder'
import { describe, expect, it } from 'vitest'
import { createActor, fromTransition, setup } from 'xstate'
import { comparisonRaceMachine } from '#machines/comparison-race/comparison-race.machine.ts'
import { confettiMachine } from '#machines/confetti/confetti.machine.ts'
import { family } from './family.ts'
import { textInputs } from '../machines/texts.ts'

/** A session with a race, a burst, and a parent with a child. If `goesOn`, the burst continues from its state after one second. */
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
    const machines = { confetti: confettiMachine, 'comparison-race': comparisonRaceMachine, family }
    const { resumePoints } = replay(recorder.recording(), { machines })
    confetti.send({ type: 'burst.requested', seed: 8 })
    resumeFrom(confetti, resumePoints.get('confetti#1')!)
  }
  engine.advance(5_000)
  confetti.stop()
  return recorder.recording()
}

const machine = setup({}).createMachine({ initial: 'active', states: { active: {} } })
const counter = fromTransition((count: number) => count + 1, 0)

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const modules: Modules = {
  '@drei-tage/engine': { createSimulatedEngine },
  '@drei-tage/recorder': { parseRecording, replay },
  xstate: { createActor },
  './confetti.machine.ts': { confettiMachine },
  './comparison-race.machine.ts': { comparisonRaceMachine },
  '../family.ts': { family },
  './machine.ts': { machine },
  './reducer.machine.ts': { reducerMachine: counter },
}

/** Runs the source of a test file in this process. */
function run(text: string): void {
  let test = () => {}
  const names: Record<string, unknown> = {}
  const found: Modules = { ...modules, vitest: { expect, it: (_: string, body: () => void) => (test = body) } }
  const code = text.replaceAll(/^import \{ (.+) \} from '(.+)'$/gm, (_, imported: string, from: string) => {
    for (const name of imported.split(', ')) names[name] = found[from]![name]
    return ''
  })
  compileFunction(code, Object.keys(names))(...Object.values(names))
  test()
}

describe('a recording as a test', () => {
  it('reads like a hand-written test for a machine on its own', () => {
    expect(testOf(recorded(), 'confetti#1')).toBe(`// Adapt the machine's name and the path that it is imported from.
import { createSimulatedEngine } from '@drei-tage/engine'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { confettiMachine } from './confetti.machine.ts'

it('confetti does what was recorded', () => {
  const engine = createSimulatedEngine()
  engine.advanceTo(120.5)
  const actor = createActor(confettiMachine, { clock: engine, input: {"reducedMotion":false} }).start()
  expect(actor.getSnapshot()).toMatchObject({"value":"idle","context":{"burstId":0,"seed":0,"reducedMotion":false}})

  engine.advanceTo(2820.5)
  actor.send({"type":"burst.requested","seed":7})
  expect(actor.getSnapshot()).toMatchObject({"value":"bursting","context":{"burstId":1,"seed":7,"reducedMotion":false}})

  engine.advanceTo(5820.5)
  expect(actor.getSnapshot()).toMatchObject({"value":"idle","context":{"burstId":1,"seed":7,"reducedMotion":false}})

  engine.advanceTo(8820.5)
  actor.stop()
})
`)
  })

  it('passes unchanged, also for a child actor, and fails with other expectations', () => {
    const recording = recorded()
    const burst = testOf(recording, 'confetti#1')
    const race = testOf(recording, 'comparison-race#1')
    const child = testOf(recording, 'member#1', (id) => ({ name: id, from: `../${id}.ts` }))
    // This actor continues from a snapshot, because no event could bring the machine to that state.
    const resumed = testOf(recorded({ goesOn: true }), 'confetti#1')
    for (const text of [burst, race, child, resumed]) run(text)
    expect(() => run(burst.replace('"value":"bursting"', '"value":"idle"'))).toThrow('expected')
    expect(() => run(child.replace('"member.answered"', '"member.silent"'))).toThrow('expected')
  })

  it('passes for actors that React restarts in StrictMode, and for a child that two machines share', () => {
    const engine = createSimulatedEngine()
    const recorder = createRecorder({ now: () => engine.now(), randomState: engine.randomState })
    for (const life of ['first', 'second']) {
      const parent = createActor(family, { clock: engine, inspect: recorder.observe }).start()
      engine.advance(50)
      if (life === 'first') parent.stop()
      else parent.send({ type: 'call' })
    }
    engine.advance(400)
    const text = testOf(recorder.recording(), 'member#2', (id) => ({ name: id, from: `../${id}.ts` }))
    expect(text).toMatch(/^import .*actor === 'family#2'/s)
    run(text)
  })

  it('passes for a machine without an id, and for a reducer', () => {
    const engine = createSimulatedEngine()
    const recorder = createRecorder({ now: () => engine.now(), randomState: engine.randomState })
    const options = { clock: engine, inspect: recorder.observe }
    createActor(machine, options).start()
    createActor(counter, options).start().send({ type: 'counted' })
    run(testOf(recorder.recording(), '(machine)#1'))
    run(testOf(recorder.recording(), 'reducer#1'))
  })

  it('reports an unknown actor', () => {
    expect(() => testOf(recorded(), 'faq#1')).toThrow("there is no actor 'faq#1' in it")
  })
})
