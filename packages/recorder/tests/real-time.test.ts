import { createRecorder, replay } from '@drei-tage/recorder'
import type { Moment } from '@drei-tage/recorder'
import { describe, expect, it, vi } from 'vitest'
import { assign, cancel, createActor, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'
import { differenceOf, mayFail, settled, startRecording, startSimulated } from './support.ts'

const machineOf = (config: object) => setup({}).createMachine({ id: 'm', ...config } as never) as unknown as AnyStateMachine
const later = (delay: number) => raise({ type: 'A' }, { delay })
const tellSelf = { actions: sendTo(({ self }) => self, { type: 'A' }) }

describe('a recording of real time', () => {
  it.each<[string, (spend: (ms: number) => () => void) => object, (send: (type: string) => void, pass: (ms: number) => void) => void]>([
    [
      'delays that were set at the end of a long action, and one that was cancelled just before its end',
      (spend) => ({
        initial: 'idle',
        on: { cancel: '.idle' },
        states: { idle: { on: { go: 'waiting' } }, waiting: { entry: spend(40), after: { 100: 'idle' } } },
      }),
      (send, pass) => (send('go'), pass(120), send('cancel'), send('go'), pass(500)),
    ],
    [
      'a delay that is cancelled although it could have ended with another delay of its type that ends',
      (spend) => ({ entry: [spend(10), later(10), later(0)], on: { A: {} } }),
      (_, pass) => pass(1),
    ],
    [
      'a delay that is cancelled although it could have ended with an event of its type that it sends at once',
      (spend) => ({ entry: [spend(10), later(10)], on: { A: {}, go: tellSelf } }),
      (send, pass) => (pass(1), send('go')),
    ],
    [
      'a delay for a child that had not started when it was set',
      () => ({ invoke: { src: machineOf({ id: 'child' }), id: 'child' }, entry: sendTo('child', { type: 'ping' }, { delay: 30 }) }),
      (_, pass) => pass(50),
    ],
  ])('replays %s', (_, config, act) => {
    const { host, options, differenceOf: difference } = startRecording(0.9)
    const machine = machineOf(config((ms) => () => host.spend(ms)))
    const actor = createActor(machine, options).start()
    act((type) => actor.send({ type }), host.pass.bind(host))
    actor.stop()
    expect(difference(machine)).toBeUndefined()
  })

  it('replays delays with one event type that were set late, the longer one first', () => {
    const { host, options, recorder, differenceOf: difference } = startRecording()
    const late = machineOf({ entry: [() => host.spend(20), later(40), later(30)] })
    createActor(late, options).start()
    host.pass(200)
    expect(difference(late)).toBeUndefined()
    const { waiting } = replay(recorder.recording(), { machines: { m: late } })
    expect(waiting({ atMs: 30, point: 1 }).map(({ actor, delay, due }) => [actor, delay, Math.floor(due)])).toEqual([
      ['m#1', 'A', 50],
      ['m#1', 'A', 60],
    ])
  })

  it('replays the delays of an actor that is recorded twice, which gets its own event', () => {
    const { host, engine, options, recorder } = startRecording(0.9)
    const other = createRecorder({ now: () => engine.now() })
    const event = { type: 'A' }
    const heard: unknown[] = []
    const twice = setup({}).createMachine({
      id: 'twice',
      entry: [raise(event, { delay: 10 }), raise(event, { delay: 0 })],
      on: { A: { actions: ({ event: one }) => void heard.push(one) } },
    })
    const inspect = (inspected: InspectionEvent) => {
      recorder.observe(inspected)
      other.observe(inspected)
    }
    const actor = createActor(twice, { ...options, inspect }).start()
    const { ['_scheduledEvents']: scheduled } = actor.system.getSnapshot()
    for (const one of Object.values(scheduled)) expect(one.event).toBe(event)
    host.pass(50)
    expect(heard).toHaveLength(2)
    for (const one of heard) expect(one).toBe(event)
    for (const { recording } of [recorder, other]) expect(differenceOf(recording(), twice)).toBeUndefined()
  })

  it('replays the delays of an actor and its child that React restarts in StrictMode', () => {
    const { host, options, recorder, differenceOf: difference } = startRecording(0.9)
    const delays = [raise({ type: 'A' }, { delay: 10, id: 'ten' }), later(9)]
    const on = { again: { actions: [cancel('ten'), ...delays] } }
    const child = setup({}).createMachine({ id: 'child', entry: delays, on })
    const top = setup({ actors: { child } }).createMachine({ id: 'top', invoke: { src: 'child', id: 'child' }, entry: delays, on })
    const actor = createActor(top, options).start()
    const actors = [actor, actor.getSnapshot().children.child as AnyActorRef]
    const again = () => {
      for (const one of actors) one.send({ type: 'again' })
    }
    again()
    // As @xstate/react does it.
    const snapshots = actors.map((one) => one.getSnapshot() as unknown)
    const scheduled = actor.system.getSnapshot()
    actor.stop()
    Object.assign(actor.system, { _snapshot: scheduled })
    for (const [index, one] of actors.entries()) Object.assign(one, { _processingStatus: 0, _snapshot: snapshots[index] })
    actor.start()
    again()
    host.pass(50)
    expect(recorder.entries.filter(({ event }) => event.type === 'A').length).toBeGreaterThan(6)
    expect(difference(top)).toBeUndefined()
  })

  it('still differs if a delay has another length, and says which', () => {
    const { host, options, differenceOf: difference } = startRecording()
    const delayed = (wait: number) =>
      setup({ delays: { wait } }).createMachine({ id: 'm', initial: 'a', states: { a: { after: { wait: 'b' } }, b: {} } })
    createActor(delayed(50), options).start()
    host.pass(80)
    expect(difference(delayed(49))?.message).toBe("m#1: 'wait' takes 49 ms instead of 50, first at 0.049 s.")
    expect(difference(delayed(51))?.message).toBe("m#1: 'wait' takes 51 ms instead of 50, first at 0.051 s.")
  })
})

it('gives a root its id and systemId in the replay', () => {
  const { options, recorder } = startRecording()
  const worker = setup({}).createMachine({ entry: sendTo(({ system }) => system.get('top') as AnyActorRef, { type: 'hello' }) })
  const top = setup({ actors: { worker } }).createMachine({
    id: 'top',
    context: ({ self }) => ({ id: self.id, heard: 0 }),
    invoke: { src: 'worker' },
    on: { hello: { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
  })
  const actor = createActor(top, { ...options, id: 'own', systemId: 'top' }).start()
  expect(actor.getSnapshot().context).toEqual({ id: 'own', heard: 1 })
  expect(recorder.entries[0]).toMatchObject({ id: 'own', systemId: 'top' })
  expect(differenceOf(recorder.recording(), top)).toBeUndefined()
})

describe('actors that fail', () => {
  const fails = (config: object) => machineOf({ initial: 'a', ...config })
  const broken = () => {
    throw new Error('broken')
  }
  const states = { a: { on: { go: { target: 'b', actions: broken } } }, b: {} }
  it.each<[string, AnyStateMachine]>([
    [
      'by an action of their start, after a child has started',
      fails({ invoke: { src: fromCallback(() => undefined), id: 'ear' }, states: { a: { entry: [() => {}, broken] } } }),
    ],
    ['by their first context', fails({ context: broken, states: { a: {} } })],
    ['by a guard', fails({ states: { a: { on: { go: { target: 'b', guard: broken } } }, b: {} } })],
    ['by a promise that throws', fails({ states: { a: { on: { go: 'b' } }, b: { invoke: { src: fromPromise(broken) } } } })],
    ['by a callback that throws', fails({ states: { a: { on: { go: 'b' } }, b: { invoke: { src: fromCallback(broken) } } } })],
    [
      'by a callback that throws when it hears something',
      fails({
        invoke: { src: fromCallback(({ receive }) => void receive(broken)), id: 'ear' },
        states: { a: { on: { go: { actions: sendTo('ear', { type: 'hello' }) } } } },
      }),
    ],
    ['by the start of a child', fails({ invoke: { src: fails({ entry: [emit({ type: 'x' }), broken], states }) }, states: { a: {} } })],
  ])('fail in the replay as well: %s', async (_, machine) => {
    const { host, options, recorder, differenceOf: difference } = startRecording()
    const actor = mayFail(createActor(machine, options)).start()
    // XState warns about events to actors that have failed.
    const warning = vi.spyOn(console, 'warn').mockReturnValue()
    actor.send({ type: 'go' })
    await settled()
    host.pass(50)
    expect(recorder.entries.some(({ status }) => status === 'error')).toBe(true)
    expect(difference(machine)).toBeUndefined()
    // In the same session, the error is the same object.
    const { moments } = replay(recorder.recording(), { machines: { [machine.id]: machine } })
    const { snapshot } = moments.findLast(({ entry }) => entry.actor === `${machine.id}#1`) as Moment
    expect([snapshot.status, snapshot.error]).toEqual([actor.getSnapshot().status, actor.getSnapshot().error])
    warning.mockRestore()
  })

  it('are reported if they do not fail any more, or only now', async () => {
    const { options, recorder } = startRecording()
    mayFail(createActor(fails({ states }), options))
      .start()
      .send({ type: 'go' })
    await settled()
    const mended = fails({ states: { a: { on: { go: 'b' } }, b: {} } })
    expect(differenceOf(recorder.recording(), mended)?.message).toBe('m#1 is "b" instead of "a" at 0.000 s, after \'go\'.')
    const calm = fails({ states: { a: {}, b: {} } })
    expect(differenceOf(recorder.recording(), calm)?.message).toBe("m#1 is active instead of error at 0.000 s, after 'go'.")
    const worse = fails({ context: broken, states: { a: {} } })
    expect(differenceOf(recorder.recording(), worse)?.message).toBe('m#1 fails at 0.000 s: broken')
  })
})

it('replays delays of Infinity and below zero of an actor that React restarts, from a file', () => {
  const { engine, options, recorder } = startSimulated()
  const after = { soon: 'b', late: 'b', early: { actions: () => {} } }
  const toggle = setup({ delays: { soon: 100, late: Infinity, early: -5 } }).createMachine({
    id: 'toggle',
    initial: 'a',
    states: { a: { on: { go: {} }, after }, b: {} },
  } as never) as unknown as AnyStateMachine
  const actor = createActor(toggle, options).start()
  actor.send({ type: 'go' })
  const [snapshot, scheduled] = [actor.getSnapshot(), actor.system.getSnapshot()]
  actor.stop()
  Object.assign(actor.system, { _snapshot: scheduled })
  Object.assign(actor, { _processingStatus: 0, _snapshot: snapshot })
  actor.start()
  engine.advance(500)
  expect(recorder.entries.map(({ value }) => value)).toContain('b')
  expect(differenceOf(recorder.recording(), toggle)).toBeUndefined()
})
