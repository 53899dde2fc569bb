import { compileFunction } from 'node:vm'
import { createSimulatedEngine } from '@drei-tage/engine'
import { checkTest, machinesOf, parseRecording, replay, resumeFrom, testOf } from '@drei-tage/recorder'
import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, fromTransition, setup } from 'xstate'
import type { AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate'
import { mayFail, settled, startSimulated } from './support.ts'
import { comparisonRaceMachine } from '#machines/comparison-race/comparison-race.machine.ts'
import { confettiMachine } from '#machines/confetti/confetti.machine.ts'
import { throwing } from '../engine/support.ts'
import { family } from './family.ts'
import { textInputs } from '../machines/texts.ts'

/** A session with a race, a burst, and a parent with a child. If `goesOn`, the burst continues from its state after one second. */
function recorded({ goesOn = false } = {}) {
  const { engine, recorder, options } = startSimulated()
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

/** Runs the source of a test file in this process, with what it imports from the project. */
function run(text: string, project: Readonly<Record<string, unknown>>): void {
  let test = () => {}
  const known = { createSimulatedEngine, parseRecording, replay, createActor, expect, it: (_: string, body: () => void) => (test = body) }
  const names = Object.entries({ ...known, ...project }).filter(([name]) => new RegExp(`^import .*\\b${name}\\b`, 'm').test(text))
  compileFunction(
    text.replaceAll(/^import .*$/gm, ''),
    names.map(([name]) => name),
  )(...names.map(([, value]) => value))
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
    const project = { confettiMachine, comparisonRaceMachine, family }
    for (const text of [burst, race, child, resumed]) run(text, project)
    expect(() => run(burst.replace('"value":"bursting"', '"value":"idle"'), project)).toThrow('expected')
    expect(() => run(child.replace('"member.answered"', '"member.silent"'), project)).toThrow('expected')
  })

  it('passes for actors that React restarts in StrictMode, and for a child that two machines share', () => {
    const { engine, recorder, options } = startSimulated()
    for (const life of ['first', 'second']) {
      const parent = createActor(family, options).start()
      engine.advance(50)
      if (life === 'first') parent.stop()
      else parent.send({ type: 'call' })
    }
    engine.advance(400)
    const text = testOf(recorder.recording(), 'member#2', (id) => ({ name: id, from: `../${id}.ts` }))
    expect(text).toMatch(/^import .*actor === 'family#2'/s)
    run(text, { family })
  })

  it('passes for a machine without an id, and for a reducer', () => {
    const { recorder, options } = startSimulated()
    createActor(machine, options).start()
    createActor(counter, options).start().send({ type: 'counted' })
    run(testOf(recorder.recording(), '(machine)#1'), { machine })
    run(testOf(recorder.recording(), 'reducer#1'), { reducerMachine: counter })
  })

  it('is a replay if nobody would read its steps, and is refused if it would be larger than a project can use', () => {
    const logMachine = setup({ types: { context: {} as { rows: string[] }, events: {} as { type: 'logged'; row: string } } }).createMachine(
      {
        id: 'log',
        context: { rows: [] },
        on: { logged: { actions: assign({ rows: ({ context, event }) => [...context.rows, event.row] }) } },
      },
    )
    const after = (count: number, row: string) => {
      const { recorder, options } = startSimulated()
      const actor = createActor(logMachine, options).start()
      for (let index = 0; index < count; index += 1) actor.send({ type: 'logged', row })
      return recorder.recording()
    }
    expect(testOf(after(50, 'row'), 'log#1')).toContain('log does what was recorded')
    const long = testOf(after(400, 'row'), 'log#1')
    expect(long).toContain('log replays as recorded')
    run(long, { logMachine })
    expect(() => testOf(after(20, 'a'.repeat(50_000)), 'log#1')).toThrow(
      "recording: a test of 'log#1' would have 1.1 MB, and 1.0 MB is the most that projects can use. " +
        'Look back and copy it at an earlier moment, or save the recording, and have a test read the file and replay it.',
    )
  })
})

/** Records what `act` does to an actor. */
async function record(logic: AnyActorLogic, act: (actor: ReturnType<typeof createActor>) => void) {
  const { recorder, options } = startSimulated()
  const actor = mayFail(createActor(logic, options))
  act(actor.start())
  await settled()
  return recorder
}

describe('a copied test of something odd', () => {
  it('passes for an id with quotes and blanks', async () => {
    const cart = setup({}).createMachine({ id: `user's "cart"`, initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } })
    const recorder = await record(cart, (actor) => actor.send({ type: 'go' }))
    const text = testOf(recorder.recording(), `user's "cart"#1`)
    expect(text).toContain(`it('user\\'s "cart" does what was recorded'`)
    run(text, { userSCartMachine: cart })
  })

  it('passes for values that JSON lacks', async () => {
    for (const value of [-0, [undefined], Object.assign([1], { length: 3 }), new Date(NaN)]) {
      const odd = setup({}).createMachine({ id: 'odd', context: { value } })
      const recorder = await record(odd, () => undefined)
      run(testOf(recorder.recording(), 'odd#1'), { oddMachine: odd })
    }
  })

  it('passes for a machine that failed', async () => {
    const fragile = setup({}).createMachine({ id: 'fragile', on: { hit: { actions: throwing('broken') } } })
    const recorder = await record(fragile, (actor) => actor.send({ type: 'hit' }))
    run(testOf(recorder.recording(), 'fragile#1'), { fragileMachine: fragile })
  })

  class HttpError extends Error {
    readonly status = 404
  }
  const fetcher = (isMissing: (error: unknown) => boolean) =>
    setup({
      actors: { load: fromPromise(() => Promise.reject(new HttpError('not found'))) },
      guards: { isMissing: ({ event }) => isMissing((event as unknown as { error: unknown }).error) },
    }).createMachine({
      id: 'fetcher',
      initial: 'loading',
      states: {
        loading: { invoke: { src: 'load', onError: [{ guard: 'isMissing', target: 'missing' }, { target: 'broken' }] } },
        missing: {},
        broken: {},
      },
    }) as unknown as AnyStateMachine

  it('passes if a guard reads the own fields of an error, and names the error if a guard needs its class', async () => {
    const byStatus = fetcher((error) => (error as HttpError).status === 404)
    const recorder = await record(byStatus, () => undefined)
    const machines = machinesOf(recorder.actors())
    expect(checkTest(recorder.recording(), 'fetcher#1', { machines })).toEqual({ difference: undefined, reason: undefined })
    run(testOf(recorder.recording(), 'fetcher#1'), { fetcherMachine: byStatus })

    const byClass = fetcher((error) => error instanceof HttpError)
    const again = await record(byClass, () => undefined)
    expect(checkTest(again.recording(), 'load#1', { machines: machinesOf(again.actors()) }).reason).toBe(
      "The test has only the name 'HttpError' of /event/error of fetcher#1, not its class, and none of its methods.",
    )
  })

  it('is announced to fail if the machine reads something that is not recorded', async () => {
    let reads = 0
    const dice = setup({}).createMachine({ id: 'dice', context: () => ({ rolled: (reads += 1) }) })
    const recorder = await record(dice, () => undefined)
    const { difference, reason } = checkTest(recorder.recording(), 'dice#1', { machines: machinesOf(recorder.actors()) })
    expect(difference?.path).toBe('/context/rolled')
    expect(reason).toBe('What is random, or the time of day, has to come to the machine as an input or an event.')
  })
})

describe('variants of one machine', () => {
  const gate = setup({ guards: { mayPass: () => false } }).createMachine({
    id: 'gate',
    initial: 'shut',
    states: { shut: { on: { push: { guard: 'mayPass', target: 'open' } } }, open: {} },
  })
  const opening = gate.provide({ guards: { mayPass: () => true } })

  /** Runs actors, and others after the recording was saved. */
  function page(logics: readonly unknown[], since: readonly unknown[] = [], between: (actors: AnyActorRef[]) => void = () => {}) {
    const { recorder, options, fromFile } = startSimulated()
    const start = (logic: unknown) => {
      const actor = createActor(logic as AnyActorLogic, options).start()
      actor.send({ type: 'push' })
      return actor as AnyActorRef
    }
    const actors = logics.map(start)
    const recording = fromFile()
    between(actors)
    for (const logic of since) start(logic)
    return { recording, machines: machinesOf(recorder.actors()) }
  }

  it('are kept apart on one page, as are machines and reducers without an id', () => {
    const [one, other] = ['a', 'x'].map((initial) => setup({}).createMachine({ initial, states: { a: {}, x: {} } }))
    const [counting, doubling] = [1, 2].map((step) => fromTransition((count: number) => count + step, 0))
    const { recording, machines } = page([gate, opening, gate, one, other, counting, doubling])
    expect(recording.entries.filter(({ kind }) => kind === 'sent').map(({ actor, value }) => [actor, value])).toEqual([
      ['gate#1', 'shut'],
      ['gate#2', 'open'],
      ['gate#3', 'shut'],
      ['(machine)#1', 'a'],
      ['(machine)#2', 'x'],
      ['reducer#1', 'active'],
      ['reducer#2', 'active'],
    ])
    expect(replay(recording, { machines }).difference).toBeUndefined()
  })

  it('are kept apart when React stops and restarts their actors', () => {
    const { recorder, options } = startSimulated()
    const machines = ['a', 'b'].map((initial) => setup({}).createMachine({ initial, states: { a: {}, b: {} } }))
    const actors = machines.map((logic) => createActor(logic, options))
    const snapshots = actors.map((actor) => actor.start().getSnapshot())
    for (const actor of actors) actor.stop()
    // As @xstate/react does it in StrictMode: it gives a stopped actor its old state, and starts it again.
    for (const [index, actor] of actors.entries()) Object.assign(actor as object, { _processingStatus: 0, _snapshot: snapshots[index] })
    for (const actor of actors) actor.start()
    expect(recorder.actors().map(({ name, running }) => [name, running])).toEqual([
      ['(machine)#1', false],
      ['(machine)#2', false],
      ['(machine)#3', true],
      ['(machine)#4', true],
    ])
    expect(replay(recorder.recording(), { machines: machinesOf(recorder.actors()) }).difference).toBeUndefined()
  })

  it('are not replayed with an older version of the machine', () => {
    const newer = setup({}).createMachine({ id: 'gate', initial: 'ajar', states: { ajar: {} } }) as unknown as AnyStateMachine
    const { machines } = page([gate, newer])
    expect(machines).toEqual({ gate: newer, 'gate#1': newer, 'gate#2': newer })
  })

  describe('after a hot edit', () => {
    const edited = (id?: string) =>
      setup({ guards: { mayPass: () => false } }).createMachine({
        ...(id && { id }),
        initial: 'shut',
        states: { shut: { on: { push: { guard: 'mayPass', target: 'open' } } }, open: { entry: () => {} } },
      })
    type Bare = ReturnType<typeof edited>
    const opened = (bare: Bare) => bare.provide({ guards: { mayPass: () => true } })
    const shut = (bare: Bare) => bare.provide({ guards: { mayPass: () => Math.abs(1) > 2 } })
    /** Variants whose code is the same, and says nothing. */
    const which = (mayPass: boolean) => (bare: Bare) => bare.provide({ guards: { mayPass: () => mayPass } })
    const [before, after] = [edited('gate'), edited('gate')]
    const bells = ['a', 'b'].map((answer) =>
      setup({ actors: { ask: fromPromise(() => Promise.resolve(answer)) }, actions: { ring: () => {} } }).createMachine({
        id: 'bell',
        on: { push: { actions: 'ring' } },
      }),
    )
    const [bell, otherBell, ringing] = bells.flatMap((bare) => [
      bare,
      bare.provide({ actions: { ring: () => {} }, actors: { ask: fromPromise(() => Promise.resolve('c')) } }),
    ])

    it.each<[string, unknown[], unknown[], string?]>([
      ['with its own successor', [before, opened(before)], [after, opened(after)]],
      ['in whatever order these start', [before, opened(before)], [opened(after), after]],
      [
        'in order, if their code is the same',
        [which(false)(before), which(true)(before)],
        [shut(after), which(false)(after), which(true)(after)],
      ],
      ['in order, if their code has changed', [before, shut(before)], [opened(after), shut(after)], 'gate#1 is "open" instead of "shut"'],
      ['with one for all, if they differ only in what a replay skips', [bell, otherBell, otherBell], [ringing]],
      [
        'with none that has not started again',
        [before, opened(before)],
        [after],
        "It is not certain which variant of 'gate' by provide() replaces that of gate#2, whose code has changed. Start each of them again.",
      ],
      ['with none of too many', [opened(before)], [after, shut(after)], 'replaces that of gate#1'],
    ])('are replayed %s', (_, logics, since, message) => {
      const { recording, machines } = page(logics, since)
      const { difference } = replay(recording, { machines })
      if (message) expect(difference?.message).toContain(message)
      else expect(difference).toBeUndefined()
    })

    it('are announced if a file has more actors than the page, whose variant is unknown', () => {
      const { machines } = page([gate, opening])
      const { recording } = page([gate, opening, opening])
      const message = "It is not certain which variant of 'gate' by provide() the actor ran with. Pass that one as its machine."
      expect(replay(recording, { machines }).difference).toMatchObject({ actor: 'gate#3', message })
      expect(checkTest(recording, 'gate#3', { machines })).toMatchObject({ difference: { message }, reason: message })
      expect(checkTest(recording, 'gate#3', { machines, imported: { gate } }).reason).toBe(message)
    })

    it('are announced if they have no id, rather than replayed with the old code', () => {
      const { recording, machines } = page([edited()], [opened(edited())], ([old]) => old?.stop())
      expect(replay(recording, { machines }).difference).toMatchObject({
        actor: '(machine)#1',
        message:
          '(machine)#1 has no machine id: it is not certain which machine replaces its own, or whether one does. Give the machine an id.',
      })
      // One that still runs is what it was.
      const untouched = page([gate, edited()], [edited('gate')])
      expect(replay(untouched.recording, { machines: untouched.machines }).difference).toBeUndefined()
    })
  })

  it('are announced, because a test imports the machine without them', async () => {
    const recorder = await record(opening, (actor) => actor.send({ type: 'push' }))
    const machines = machinesOf(recorder.actors())
    const { difference, reason } = checkTest(recorder.recording(), 'gate#1', { machines, imported: { gate } })
    expect(difference?.message).toBe('gate#1 is "shut" instead of "open" at 0.000 s, after \'push\'.')
    expect(reason).toBe("'gate' runs with implementations from provide(): import a machine that has them.")
    // Without knowing what the project exports, another variant on the page is a sign.
    const both = checkTest(recorder.recording(), 'gate#1', { machines: { ...machines, 'gate#2': gate } })
    expect([both.difference, both.reason]).toEqual([undefined, reason])
  })
})
