import { compileFunction } from 'node:vm'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createTestActor, parseRecording, replay, testOf } from '@drei-tage/recorder'
import type { Recording } from '@drei-tage/recorder'
import { checkedTest, finish, machinesOf } from '@drei-tage/recorder/internal'
import { describe, expect, it, vi } from 'vitest'
import { assign, createActor, fromPromise, fromTransition, sendTo, setup, spawnChild } from 'xstate'
import type { AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate'
import { burst, family, reveal } from './machines.ts'
import { counterOf, differenceOf, mayFail, startSimulated } from './support.ts'
import { throwing } from '../../../engine/tests/support.ts'

declare const window: { readonly innerWidth: number }
declare const document: { readonly title: string }

/** Runs the source of a test file in this process. Whatever it imports from the project is `logic`, or one of these. */
function run(text: string, logic: unknown): void {
  let test = () => {}
  const known: Record<string, unknown> = {
    it: (_: string, body: () => void) => (test = body),
    createSimulatedEngine,
    createTestActor,
    parseRecording,
    replay,
    expect,
  }
  const names = [...text.matchAll(/^import \{ (.*) \}/gm)].flatMap(([, list = '']) => list.split(', '))
  compileFunction(text.replaceAll(/^import .*$/gm, ''), names)(...names.map((name) => known[name] ?? logic))
  test()
}

/** Records what `act` does to an actor, copies a test of it, and runs the test's text if it is said to pass. */
async function copied(logic: AnyActorLogic, act: (actor: AnyActorRef) => unknown = () => {}, more: object = {}) {
  const { engine, recorder, options } = startSimulated()
  const actor = mayFail(createActor(logic, { ...options, ...more })).start()
  act(actor)
  await engine.advanceAsync(0)
  const recording = recorder.recording()
  const test = finish(checkedTest(recording, recorder.nameOf(actor) ?? '', { machines: machinesOf(recorder.actors()) }))
  if (!test.difference) run(test.text, logic)
  return { ...test, recording, isSteps: test.text.includes('does what was recorded') }
}

/** A session with a reveal, a burst, and a parent with a child. */
function recorded() {
  const { engine, recorder, options } = startSimulated()
  const lines = createActor(reveal, { ...options, input: { lines: 26 } }).start()
  const parent = createActor(family, options).start()
  engine.advance(120.5)
  const actor = createActor(burst, options).start()
  engine.advance(2_700)
  actor.send({ type: 'requested', seed: 7 })
  parent.send({ type: 'call' })
  lines.send({ type: 'held' })
  engine.advance(6_000)
  actor.stop()
  return recorder.recording()
}

describe('a recording as a test', () => {
  it('reads like a hand-written test for a machine on its own', () => {
    expect(testOf(recorded(), 'burst#1')).toBe(`// Adapt the machine's name and the path that it is imported from.
import { createSimulatedEngine } from '@drei-tage/engine'
import { createTestActor } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { burstMachine } from './burst.machine.ts'

it('burst does what was recorded', () => {
  const engine = createSimulatedEngine()
  engine.advanceTo(120.5)
  const actor = createTestActor(burstMachine, { clock: engine }).start()
  expect(actor.getSnapshot()).toMatchObject({"value":"idle","context":{"count":0,"seed":0}})

  engine.advanceTo(2820.5)
  actor.send({"type":"requested","seed":7})
  expect(actor.getSnapshot()).toMatchObject({"value":"bursting","context":{"count":1,"seed":7}})

  engine.advanceTo(5820.5)
  expect(actor.getSnapshot()).toMatchObject({"value":"idle","context":{"count":1,"seed":7}})

  engine.advanceTo(8820.5)
  actor.stop()
})
`)
  })

  it('passes unchanged, also for a child actor, and fails with other expectations', () => {
    const recording = recorded()
    const text = testOf(recording, 'burst#1')
    const child = testOf(recording, 'member#1', (id) => ({ name: id, from: `../${id}.ts` }))
    run(text, burst)
    run(testOf(recording, 'reveal#1'), reveal)
    run(child, family)
    expect(() => run(text.replace('"value":"bursting"', '"value":"idle"'), burst)).toThrow('expected')
    expect(() => run(child.replace('"member.answered"', '"member.silent"'), family)).toThrow('expected')
  })

  it('is a replay if nobody would read its steps, without contexts if it would be larger than a project can use, or is refused', () => {
    const counter = counterOf(assign({ count: ({ event }: { event: { source?: number } }) => event.source as number }))
    const after = (count: number, row: string) => {
      const { recorder, options } = startSimulated()
      const actor = createActor(counter, options).start()
      for (let index = 0; index < count; index += 1) actor.send({ type: 'go', source: `${row}${index}` })
      return testOf(recorder.recording(), 'counter#1')
    }
    expect(after(50, 'row')).toContain('counter does what was recorded')
    expect(after(1_000, 'row')).toContain('counter replays as recorded')
    run(after(1_000, 'row'), counter)
    const large = after(15, 'a'.repeat(50_000))
    expect(large).toContain('// It does not compare contexts that were left out or are too large.\n')
    run(large, counter)
    expect(() => run(large, burst)).toThrow('expected')
    expect(() => after(40, 'a'.repeat(50_000))).toThrow(
      "recording: a test of 'counter#1' would have 2.0 MB, and 1.0 MB is the most that projects can use. " +
        'Look back and copy it at an earlier moment, or save the recording, and have a test read the file and replay it.',
    )
  })
})

describe('a copied test passes', () => {
  const go = (actor: AnyActorRef) => actor.send({ type: 'go' })
  const machine = (config: object) => setup({}).createMachine(config as never)
  const quotes = machine({ id: `user's "cart"`, initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } })
  const fragile = machine({ id: 'fragile', on: { go: { actions: throwing('broken') } } })
  const odd = machine({ id: 'odd', context: { values: [-0, [undefined], Object.assign([1], { length: 3 }), new Date(NaN)] } })
  it.each<[string, AnyActorLogic, boolean]>([
    ['with quotes and blanks in an id', quotes, true],
    ['without an id', machine({ initial: 'active', states: { active: {} } }), true],
    ['of a reducer', fromTransition((count: number) => count + 1, 0), false],
    ['of a machine that failed', fragile, false],
    ['with values that JSON lacks', odd, false],
    [
      'with a child that has its parent in its config',
      machine({ id: 'top', on: { go: { actions: spawnChild(fragile as never) } } }),
      false,
    ],
  ])('%s', async (_, logic, isSteps) => {
    expect(await copied(logic, go)).toMatchObject({ difference: undefined, reason: undefined, isSteps })
  })

  it('without the actions, which need the browser, or send what the test sends', async () => {
    const page: { title?: string } = {}
    const naming = counterOf(() => void (page.title = 'two'))
    await copied(naming, go)
    page.title = 'one'
    expect(await copied(naming, (actor) => actor.send({ type: 'more' }))).toMatchObject({ difference: undefined, isSteps: true })
    expect(page.title).toBe('one')
    const sending = counterOf(({ self }: { self: AnyActorRef }) => self.send({ type: 'more' }))
    const { isSteps, difference, recording } = await copied(sending, go)
    expect([isSteps, difference, recording.entries.at(-1)?.data.value]).toEqual([true, undefined, { count: 1 }])
  })

  it('without reaching an actor that the machine refers to', async () => {
    const other = createActor(counterOf(), { inspect: startSimulated().options.inspect }).start()
    const caller = setup({}).createMachine({ id: 'caller', on: { go: { actions: sendTo(() => other, { type: 'more' }) } } })
    const report = vi.spyOn(console, 'error').mockReturnValue()
    expect(await copied(caller, go)).toMatchObject({ difference: undefined, isSteps: true })
    expect(other.getSnapshot().context.count).toBe(1)
    report.mockRestore()
  })

  it('with the ids of the recording, where the machine tells them', async () => {
    const telling = setup({}).createMachine({
      id: 'wizard',
      context: ({ self }) => ({ id: self.id, session: self.sessionId, system: self.system.get('top') === self }),
    })
    const { text, recording } = await copied(telling, undefined, { id: 'own', systemId: 'top' })
    expect(recording.entries[0]?.data.value).toMatchObject({ id: 'own', system: true })
    expect(differenceOf(recording, telling)).toBeUndefined()
    expect(text).toMatch(/, id: "own", systemId: "top", sessionId: "x:\d+" }\)/)
    expect(await copied(telling)).toMatchObject({ difference: undefined, isSteps: true })
    expect((await copied(counterOf([]))).text).not.toContain('sessionId')
  })
})

describe('a copied test says why it would fail', () => {
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
    })

  it('if a guard needs the class of an error, but not if it reads its fields', async () => {
    expect(await copied(fetcher((error) => (error as HttpError).status === 404))).toMatchObject({
      difference: undefined,
      reason: undefined,
    })
    expect((await copied(fetcher((error) => error instanceof HttpError))).reason).toBe(
      "The test has only the name 'HttpError' of /event/error of fetcher#1, not its class, methods, symbols and hidden fields.",
    )
  })

  it('if the machine reads something that is not recorded', async () => {
    let reads = 0
    const dice = setup({}).createMachine({ id: 'dice', context: () => ({ rolled: (reads += 1) }) })
    expect(await copied(dice)).toMatchObject({
      difference: { path: '/context/rolled' },
      isSteps: false,
      reason:
        'What is random, the time of day, and whether two values are one object, is not the same in a test. Give it to the machine as an input or an event.',
    })
  })

  const isWide = () => window.innerWidth > 600
  it.each<[says: string | undefined, guard: (args: { check: (name: string) => boolean }) => boolean]>([
    ['reads window', isWide],
    ['calls isWide()', () => isWide()],
    ['reads toLocaleString', () => (0.5).toLocaleString() !== ''],
    ['reads getMonth', () => new Date(0).getMonth() === 0],
    // Only what gets nothing from the machine comes from outside.
    [undefined, ({ check }) => isWide.call('') || check('wide')],
  ])('if a guard needs the window or the language, which is another one in a test: it %s', async (says, guard) => {
    const globals = globalThis as { window?: object }
    globals.window = { innerWidth: 800 }
    const responsive = setup({ guards: { isWide: guard as never } }).createMachine({
      id: 'menu',
      initial: 'shut',
      states: { shut: { on: { go: { guard: 'isWide', target: 'open' } } }, open: { entry: () => void document.title } },
    })
    const { reason } = await copied(responsive, (actor) => actor.send({ type: 'go' }))
    delete globals.window
    const advice = 'which may be different in a test. Give it to the machine as an input or an event.'
    expect(reason).toBe(says && `The machine ${says}, ${advice}`)
  })
})

describe('machines with one id', () => {
  const gateOf = (mayPass: () => boolean, more: object = {}) =>
    setup({ guards: { mayPass } }).createMachine({
      id: 'gate',
      initial: 'shut',
      states: { shut: { on: { push: { guard: 'mayPass', target: 'open' } } }, open: more },
    })
  const gate = gateOf(() => false)
  const opening = gate.provide({ guards: { mayPass: () => true } })
  const edited = gateOf(() => false, { entry: () => {} })
  const two = (id: string) => `There are 2 machines '${id}' on this page. Give each an id of its own.`

  /** Pushes an actor of each machine, and has those of `edits` stop the others, as a hot edit does. */
  function page(logics: readonly AnyActorLogic[], edits: readonly AnyActorLogic[] = []) {
    const { recorder, options } = startSimulated()
    const start = (logic: AnyActorLogic) => {
      const actor = createActor(logic, options).start()
      actor.send({ type: 'push' })
      return actor
    }
    const actors = logics.map(start)
    const recording = recorder.recording()
    for (const [place, logic] of edits.entries()) {
      actors[place]?.stop()
      start(logic)
    }
    return { recording, machines: machinesOf(recorder.actors()) }
  }
  const messageOf = ({ recording, machines }: { recording: Recording; machines: ReturnType<typeof machinesOf> }) =>
    replay(recording, { machines }).difference?.message

  it('are one if they differ only in what a replay skips, not guessed if there are several, and replaced by a hot edit', () => {
    const ringing = gate.provide({ actions: { ring: () => {} } } as never) as AnyStateMachine
    expect(messageOf(page([gate, gate, ringing]))).toBeUndefined()
    expect(messageOf(page([gate, opening]))).toBe(two('gate'))
    const unnamed = ['a', 'x'].map((initial) => setup({}).createMachine({ initial, states: { a: {}, x: {} } }))
    expect(messageOf(page(unnamed))).toBe(two('(machine)'))
    expect(messageOf(page([gate], [edited]))).toBeUndefined()
    expect(messageOf(page([gate], [gateOf(() => true)]))).toBe('gate#1 is "open" instead of "shut" at 0.000 s, after \'push\'.')
    // One of two has not started again.
    expect(messageOf(page([gate, gate], [edited]))).toBe(two('gate'))
    const { recording, machines } = page([gate, opening])
    expect(finish(checkedTest(recording, 'gate#1', { machines }))).toMatchObject({
      difference: { message: two('gate') },
      reason: two('gate'),
    })
  })

  it('are announced, because a test imports the machine without the implementations of provide()', () => {
    const { recording, machines } = page([opening])
    const reason = "'gate' runs with implementations from provide(): import a machine that has them."
    expect(finish(checkedTest(recording, 'gate#1', { machines, imported: { gate } }))).toMatchObject({
      difference: { message: 'gate#1 is "shut" instead of "open" at 0.000 s, after \'push\'.' },
      reason,
    })
    // Without knowing what the project exports, another variant on the page is a sign.
    expect(finish(checkedTest(recording, 'gate#1', { machines: { ...machines, 'gate#2': gate } }))).toMatchObject({
      difference: undefined,
      reason,
    })
  })
})
