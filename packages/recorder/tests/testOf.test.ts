import { compileFunction } from 'node:vm'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createTestActor, parseRecording, replay, testOf } from '@drei-tage/recorder'
import { checkedTest, machinesOf } from '@drei-tage/recorder/internal'
import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, fromTransition, setup } from 'xstate'
import type { AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate'
import { burst, family, reveal } from './machines.ts'
import { mayFail, settled, startRecording, startSimulated } from './support.ts'
import { throwing } from '../../../engine/tests/support.ts'

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

declare const window: { readonly innerWidth: number }
declare const document: { readonly title: string }

const machine = setup({}).createMachine({ initial: 'active', states: { active: {} } })
const counter = fromTransition((count: number) => count + 1, 0)

/** Runs the source of a test file in this process, with what it imports from the project. */
function run(text: string, project: Readonly<Record<string, unknown>>): void {
  let test = () => {}
  const known = {
    createSimulatedEngine,
    createTestActor,
    parseRecording,
    replay,
    expect,
    it: (_: string, body: () => void) => (test = body),
  }
  const names = Object.entries({ ...known, ...project }).filter(([name]) => new RegExp(`^import .*\\b${name}\\b`, 'm').test(text))
  compileFunction(
    text.replaceAll(/^import .*$/gm, ''),
    names.map(([name]) => name),
  )(...names.map(([, value]) => value))
  test()
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
    const project = { burstMachine: burst, revealMachine: reveal, family }
    for (const one of [text, testOf(recording, 'reveal#1'), child]) run(one, project)
    expect(() => run(text.replace('"value":"bursting"', '"value":"idle"'), project)).toThrow('expected')
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
      "recording: a test of 'log#1' would have 2.0 MB, and 1.0 MB is the most that projects can use. " +
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
    expect(checkedTest(recorder.recording(), 'fetcher#1', { machines })).toMatchObject({ difference: undefined, reason: undefined })
    run(testOf(recorder.recording(), 'fetcher#1'), { fetcherMachine: byStatus })

    const byClass = fetcher((error) => error instanceof HttpError)
    const again = await record(byClass, () => undefined)
    expect(checkedTest(again.recording(), 'load#1', { machines: machinesOf(again.actors()) }).reason).toBe(
      "The test has only the name 'HttpError' of /event/error of fetcher#1, not its class, methods, symbols and hidden fields.",
    )
  })

  it('is announced to fail if the machine reads a symbol of an event, which a file lacks', async () => {
    const key = Symbol('key')
    const picker = setup({ types: { context: {} as { picked: unknown } } }).createMachine({
      id: 'picker',
      context: { picked: 0 },
      on: { pick: { actions: assign({ picked: ({ event }) => (event as { [key]?: unknown })[key] }) } },
    })
    const recorder = await record(picker, (actor) => actor.send({ type: 'pick', [key]: 5 } as never))
    const machines = machinesOf(recorder.actors())
    expect(replay(recorder.recording(), { machines }).difference).toBeUndefined()
    expect(checkedTest(recorder.recording(), 'picker#1', { machines }).reason).toBe(
      "The test has only the name 'Object' of /event of picker#1, not its class, methods, symbols and hidden fields.",
    )
  })

  it('is announced to fail if the machine reads something that is not recorded', async () => {
    let reads = 0
    const dice = setup({}).createMachine({ id: 'dice', context: () => ({ rolled: (reads += 1) }) })
    const recorder = await record(dice, () => undefined)
    const { difference, reason } = checkedTest(recorder.recording(), 'dice#1', { machines: machinesOf(recorder.actors()) })
    expect(difference?.path).toBe('/context/rolled')
    expect(reason).toBe('What is random, or the time of day, is not the same in a test. Give it to the machine as an input or an event.')
  })
})

describe('a copied test runs under the conditions of a replay', () => {
  /** Copies a test of what `act` does to an actor, and runs its text. */
  function copied(logic: AnyStateMachine, act: (actor: AnyActorRef) => void, more: object = {}) {
    const { recorder, options } = startSimulated()
    act(createActor(logic, { ...options, ...more }).start())
    const { text, difference, reason } = checkedTest(recorder.recording(), `${logic.id}#1`, { machines: machinesOf(recorder.actors()) })
    run(text, { [`${logic.id}Machine`]: logic })
    expect([text.includes('does what was recorded'), difference]).toEqual([true, undefined])
    return { text, reason }
  }
  const counting = (actions: unknown) =>
    setup({ types: { context: {} as { count: number } } }).createMachine({
      id: 'page',
      context: { count: 0 },
      on: {
        go: { actions: actions as never },
        more: { actions: assign({ count: ({ context }) => context.count + 1 }) },
      },
    }) as unknown as AnyStateMachine

  it('without the actions, which need the browser, or send what the test sends', () => {
    const page: { title?: string } = {}
    const naming = counting(() => {
      page.title = 'two'
    })
    copied(naming, (actor) => actor.send({ type: 'go' }))
    page.title = 'one'
    copied(naming, (actor) => actor.send({ type: 'more' }))
    expect(page.title).toBe('one')
    copied(
      counting(({ self }: { self: AnyActorRef }) => self.send({ type: 'more' })),
      (actor) => {
        actor.send({ type: 'go' })
        expect(actor.getSnapshot().context).toEqual({ count: 1 })
      },
    )
  })

  it('with the ids of the recording, where the machine tells them', () => {
    const telling = setup({}).createMachine({
      id: 'wizard',
      context: ({ self }) => ({ id: self.id, session: self.sessionId, system: self.system.get('top') === self }),
    }) as unknown as AnyStateMachine
    const { text } = copied(telling, () => undefined, { id: 'own', systemId: 'top' })
    expect(text).toMatch(/, id: "own", systemId: "top", sessionId: "x:\d+" }\)/)
    copied(telling, () => undefined)
    expect(copied(counting([]), () => undefined).text).not.toContain('sessionId')
  })

  it('and says so if a guard reads the window, which is another one in a test', () => {
    const globals = globalThis as { window?: object; document?: object }
    Object.assign(globals, { window: { innerWidth: 800 }, document: { title: '' } })
    const responsive = setup({ guards: { isWide: () => window.innerWidth > 600 } }).createMachine({
      id: 'menu',
      initial: 'shut',
      states: { shut: { on: { go: { guard: 'isWide', target: 'open' } } }, open: { entry: () => void document.title } },
    }) as unknown as AnyStateMachine
    const { reason } = copied(responsive, (actor) => actor.send({ type: 'go' }))
    delete globals.window
    delete globals.document
    expect(reason).toBe('The machine reads window, which is not the same in a test. Give it to the machine as an input or an event.')
  })

  it('and is a replay if its steps fail, as where delays were set late', () => {
    const { host, options, recorder } = startRecording(0.9)
    const ticking = setup({ types: { context: {} as { count: number } }, delays: { tick: 10 } }).createMachine({
      id: 'ticking',
      context: { count: 0 },
      initial: 'on',
      states: {
        on: { after: { tick: { target: 'on', reenter: true, actions: assign({ count: ({ context }) => context.count + 1 }) } } },
      },
    }) as unknown as AnyStateMachine
    createActor(ticking, options).start()
    host.pass(500)
    const { text, difference } = checkedTest(recorder.recording(), 'ticking#1', { machines: { ticking } })
    expect(difference).toBeUndefined()
    run(text, { tickingMachine: ticking })
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

  /** Pushes an actor of each machine, and has those of `edited` stop the others, as a hot edit does. */
  function page(logics: readonly unknown[], edited: readonly unknown[] = []) {
    const { recorder, options } = startSimulated()
    const start = (logic: unknown) => {
      const actor = createActor(logic as AnyActorLogic, options).start()
      actor.send({ type: 'push' })
      return actor
    }
    const actors = logics.map(start)
    const recording = recorder.recording()
    for (const [place, logic] of edited.entries()) {
      actors[place]?.stop()
      start(logic)
    }
    return { recording, machines: machinesOf(recorder.actors()) }
  }
  const messageOf = ({ recording, machines }: ReturnType<typeof page>) => replay(recording, { machines }).difference?.message

  it('are one if they differ only in what a replay skips, or in how often they run', () => {
    expect(messageOf(page([gate, gate, gate.provide({ actions: { ring: () => {} } } as never)]))).toBeUndefined()
  })

  it('are not guessed if there are several', () => {
    const two = "There are 2 machines 'gate' on this page. Give each an id of its own."
    expect(messageOf(page([gate, opening]))).toBe(two)
    const unnamed = ['a', 'x'].map((initial) => setup({}).createMachine({ initial, states: { a: {}, x: {} } }))
    expect(messageOf(page(unnamed))).toBe("There are 2 machines '(machine)' on this page. Give each an id of its own.")
    const { recording, machines } = page([gate, opening])
    expect(checkedTest(recording, 'gate#1', { machines })).toMatchObject({ difference: { message: two }, reason: two })
  })

  it('are replaced by the one that a hot edit has put in their place', () => {
    expect(messageOf(page([gate], [gateOf(() => false, { entry: () => {} })]))).toBeUndefined()
    expect(messageOf(page([gate], [gateOf(() => true)]))).toBe('gate#1 is "open" instead of "shut" at 0.000 s, after \'push\'.')
    // One of two has not started again.
    const half = page([gate, gate], [gateOf(() => false, { entry: () => {} })])
    expect(messageOf(half)).toBe("There are 2 machines 'gate' on this page. Give each an id of its own.")
  })

  it('are announced, because a test imports the machine without the implementations of provide()', async () => {
    const recorder = await record(opening, (actor) => actor.send({ type: 'push' }))
    const machines = machinesOf(recorder.actors())
    const { difference, reason } = checkedTest(recorder.recording(), 'gate#1', { machines, imported: { gate } })
    expect(difference?.message).toBe('gate#1 is "shut" instead of "open" at 0.000 s, after \'push\'.')
    expect(reason).toBe("'gate' runs with implementations from provide(): import a machine that has them.")
    // Without knowing what the project exports, another variant on the page is a sign.
    const both = checkedTest(recorder.recording(), 'gate#1', { machines: { ...machines, 'gate#2': gate } })
    expect([both.difference, both.reason]).toEqual([undefined, reason])
  })
})
