import { compileFunction } from 'node:vm'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createTestActor, parseRecording, replay, testOf } from '@drei-tage/recorder'
import type { Recording } from '@drei-tage/recorder'
import { checkedTest, finish, machinesOf } from '@drei-tage/recorder/internal'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { assign, createActor, fromPromise, fromTransition, raise, sendTo, setup, spawnChild } from 'xstate'
import type { AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate'
import { burst, family, reveal } from './machines.ts'
import { counterOf, differenceOf, mayFail, startSimulated } from './support.ts'
import { runs } from '../../../engine/tests/seed.ts'
import { throwing } from '../../../engine/tests/support.ts'

declare const window: { readonly innerWidth: number }
declare const document: { readonly title: string }
declare const location: { readonly pathname: string }

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
  const names = [...text.matchAll(/^import \{ (.*) \}/gm)].flatMap(([, list = '']) =>
    list.split(', ').map((one) => one.replace(/.* as /, '')),
  )
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

const machine = (config: object) => setup({}).createMachine(config as never)

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

  it('is a replay if nobody would read its steps, without large fields if it would be larger than a project can use, or is refused', () => {
    const counter = counterOf(assign({ count: ({ event }: { event: { source?: number } }) => event.source as number }))
    const after = (count: number, row: string) => {
      const { recorder, options } = startSimulated()
      const actor = createActor(counter, options).start()
      for (let index = 0; index < count; index += 1) actor.send({ type: 'go', source: `${row}${index}` })
      return testOf(recorder.recording(), 'counter#1')
    }
    expect(after(50, 'row')).toContain('counter does what was recorded')
    const long = after(300, 'row'.repeat(60))
    expect(long).toContain('counter replays as recorded')
    run(long, counter)
    const large = after(15, 'a'.repeat(50_000))
    expect(large).toContain('// It does not compare count of counter#1: left out of the recording, or too large.\n')
    run(large, counter)
    expect(() => run(large, burst)).toThrow('expected')
    expect(() => after(40, 'a'.repeat(50_000))).toThrow(
      "recording: a test of 'counter#1' would be too long, 1 MB is the most that projects can use. " +
        'Look back and copy it at an earlier moment, or save the recording, and have a test read the file and replay it.',
    )
  })
})

describe('a copied test passes', () => {
  const go = (actor: AnyActorRef) => actor.send({ type: 'go' })
  const quotes = machine({ id: `user's "cart"`, initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } })
  const fragile = machine({ id: 'fragile', on: { go: { actions: throwing('broken') } } })
  const holes = machine({ id: 'holes', context: { values: Object.assign([1], { length: 3 }) } })
  it.each<[string, AnyActorLogic, boolean]>([
    ['without an id', machine({ initial: 'active', states: { active: {} } }), true],
    ['of a reducer', fromTransition((count: number) => count + 1, 0), false],
    ['of a machine that failed', fragile, false],
    ['with a value that no literal has', holes, false],
    [
      'with a child that has its parent in its config',
      machine({ id: 'top', on: { go: { actions: spawnChild(fragile as never) } } }),
      false,
    ],
  ])('%s', async (_, logic, isSteps) => {
    expect(await copied(logic, go)).toMatchObject({ difference: undefined, remarks: [], isSteps })
  })

  it('with any values, as a person would write them, and times', async () => {
    const keeper = counterOf(assign({ count: ({ event }: { event: { source?: unknown } }) => event.source as number }))
    const values = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true })
    const check = async (source: unknown) => {
      const { difference, remarks } = await copied(keeper, (actor) => actor.send({ type: 'go', source }))
      expect([difference, remarks]).toEqual([undefined, []])
    }
    await fc.assert(fc.asyncProperty(values, check), { numRuns: runs(100) })
    const { text } = await copied(keeper, (actor) =>
      actor.send({ type: 'go', source: [new Date(0), -0, 1n, new Map([['a', new Set([NaN])]])] }),
    )
    expect(text).toContain(`"source":[new Date('1970-01-01T00:00:00.000Z'),-0,1n,new Map([["a",new Set([NaN])]])]`)
    const later = machine({ id: 'later', entry: raise({ type: 'go' }, { delay: 1260.7000000011176 }), on: { go: {} } })
    const { engine, recorder, options } = startSimulated()
    createActor(later, options).start()
    engine.advance(2_000)
    expect(testOf(recorder.recording(), 'later#1')).toContain('  engine.advanceTo(1260.7)\n')
  })

  it('whatever the names of exports and machines', async () => {
    for (const name of ['default', 'engine', 'it', 'class'])
      for (const logic of [quotes, fragile]) {
        const { recorder, options } = startSimulated()
        const actor = mayFail(createActor(logic, options)).start()
        go(actor)
        const text = testOf(recorder.recording(), recorder.nameOf(actor) ?? '', () => ({ name, from: './a.ts' }))
        expect(text).toContain(`import { ${name} as machine } from './a.ts'`)
        run(text, logic)
      }
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
    expect(text).toMatch(/, "id":"own","systemId":"top","sessionId":"x:\d+" }\)/)
    expect(await copied(telling)).toMatchObject({ difference: undefined, isSteps: true })
    expect((await copied(counterOf([]))).text).not.toContain('sessionId')
  })
})

describe('a copied test says why it would fail', () => {
  class HttpError extends Error {
    readonly status = 404
    isOver = () => true
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
    expect((await copied(fetcher((error) => (error as HttpError).status === 404))).remarks).toEqual([])
    const { remarks, text } = await copied(fetcher((error) => error instanceof HttpError))
    expect(remarks).toEqual([
      'It does not pass: fetcher#1 is "broken" instead of "missing" at 0.000 s, after \'xstate.error.actor.0.fetcher.loading\'.',
      "The test has only the name 'HttpError' of /event/error of fetcher#1, not its class, methods, symbols and hidden fields.",
    ])
    for (const remark of remarks) expect(text).toContain(`// ${remark}\n`)
    // A comment is one line.
    expect((await copied(fetcher((error) => (error as HttpError).isOver()))).text).toMatch(/^\/\/ It does.*isOver is not a function$/m)
  })

  let reads = 0
  const isWide = (least: number) => window.innerWidth > least
  interface Args {
    readonly context: { readonly n: number }
    readonly check: (name: string) => boolean
  }
  it.each<[reads: string | undefined, fn: (args: Args) => unknown]>([
    ['window, isWide', () => isWide(600)],
    ['window', ({ context }) => isWide(context.n)],
    ['navigator', ({ context }) => 'onLine' in (globalThis as unknown as { navigator: object }).navigator && context.n > 0],
    ['toLocaleString', ({ context }) => context.n.toLocaleString() !== ''],
    ['getMonth', ({ context }) => new Date(context.n).getMonth() === 0],
    ['new Date()', ({ context }) => Number(new Date()) > context.n],
    ['Date.now', ({ context }) => Date.now() > context.n || Math.random()],
    ['crypto', ({ context }) => crypto.randomUUID().length > context.n],
    ['performance', ({ context }) => performance.now() > context.n],
    ['Intl', ({ context }) => new Intl.NumberFormat('de').format(context.n) !== ''],
    ['location.pathname', ({ context }) => context.n === 1 || location.pathname],
    ['reads', () => reads === 0],
    // What the recorded path does not read, and what comes from the machine, is the same in a test.
    [undefined, ({ context, check }) => isWide.name.length > context.n || check('wide') || Math.random()],
    [undefined, () => String("it's") !== 'one'],
    // As bundlers leave it.
    [undefined, Object.assign(() => true, { toString: () => '() => /* @__PURE__ */ Boolean("a // b") // said' })],
  ])('if a guard reads what may be different in a test, also in a function that it calls: %s', async (what, guard) => {
    vi.stubGlobal('window', { innerWidth: 800 })
    vi.stubGlobal('navigator', { onLine: true })
    const responsive = setup({ guards: { isWide: guard as never } }).createMachine({
      id: 'menu',
      context: { n: 1 },
      initial: 'shut',
      states: { shut: { on: { go: { guard: 'isWide', target: 'open' } } }, open: { entry: () => void document.title } },
    })
    const { remarks, text } = await copied(responsive, (actor) => actor.send({ type: 'go' }))
    vi.unstubAllGlobals()
    const reason = `The machine reads ${what}, which may be different in a test. Give it to the machine as an input or an event.`
    expect(remarks).toEqual(what === undefined ? [] : ['It may not pass.', reason])
    expect(text.includes(`// ${reason}`)).toBe(what !== undefined)
  })

  it('with the cause that is one, also of what the check shows to differ', async () => {
    const rolls = (id: string, roll: () => number) => setup({}).createMachine({ id, context: () => ({ rolled: roll() }) })
    const dice = await copied(rolls('dice', () => Date.now() + performance.now()))
    expect(dice).toMatchObject({ difference: { path: '/context/rolled' }, isSteps: false })
    expect(dice.remarks[1]).toMatch(/^The machine reads Date.now, performance, which/)
    expect((await copied(rolls('count', () => (reads += 1)))).remarks[1]).toMatch(
      /^What comes from elsewhere is not the same in a test, such as ids/,
    )
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
    expect(finish(checkedTest(recording, 'gate#1', { machines })).remarks).toEqual([`It does not pass: ${two('gate')}`])
  })

  it('are announced, because a test imports the machine without the implementations of provide()', () => {
    const { recording, machines } = page([opening])
    const reason = "'gate' runs with implementations from provide(): import a machine that has them."
    const remarks = (more: object) => finish(checkedTest(recording, 'gate#1', { machines, ...more })).remarks
    const difference = 'It does not pass: gate#1 is "shut" instead of "open" at 0.000 s, after \'push\'.'
    expect(remarks({ imported: { gate } })).toEqual([difference, reason])
    // Without knowing what the project exports, another variant on the page is a sign.
    expect(remarks({ machines: { ...machines, 'gate#2': gate } })).toEqual(['It may not pass.', reason])
  })
})
