import { replay } from '@drei-tage/recorder'
import { createHistory } from '@drei-tage/recorder/internal'
import { afterEach, describe, expect, it } from 'vitest'
import {
  assign,
  createActor,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
  setup,
} from 'xstate'
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, AnyStateMachine, Subscribable } from 'xstate'
import { differenceOf, settled, startSimulated } from './support.ts'

// Sessions of generated machines are replayed in generated.property.test.ts.

/** Collects what actors request from outside, and lets tests control the responses. */
const world = {
  calls: [] as string[],
  resolve: (() => {}) as (value: unknown) => void,
  ring: () => {},
  next: (() => {}) as (value: number) => void,
  complete: () => {},
}

const source = <T>(name: string) =>
  ({
    subscribe(observer: { next?: (value: T) => void; complete?: () => void }) {
      world.calls.push(name)
      world.next = (value) => observer.next?.(value as T)
      world.complete = () => observer.complete?.()
      return { unsubscribe: () => void world.calls.push(`${name} ended`) }
    },
  }) as Subscribable<T>

const child = setup({}).createMachine({
  id: 'child',
  initial: 'napping',
  states: { napping: { after: { 500: { target: 'awake', actions: sendParent({ type: 'woke' }) } } }, awake: {} },
})

const parent = setup({
  types: { context: {} as { log: string[]; user: unknown; count: number; pets: ActorRefFrom<typeof child>[] } },
  actors: {
    load: fromPromise(({ input }: { input: { id: number } }) => {
      world.calls.push(`load ${input.id}`)
      return new Promise((resolve) => Object.assign(world, { resolve }))
    }),
    listen: fromCallback(({ sendBack, receive }) => {
      world.calls.push('listen')
      world.ring = () => sendBack({ type: 'rang' })
      world.ring()
      receive(() => world.calls.push('received'))
      return () => world.calls.push('listen ended')
    }),
    ticks: fromObservable(() => source<number>('ticks')),
    keys: fromEventObservable(() => source<{ type: 'key' }>('keys')),
    sum: fromTransition((state: number, event: { type: 'add'; by: number }) => state + event.by, 0),
    child,
  },
  actions: {
    write: () => void world.calls.push('write'),
    note: assign({ log: ({ context, event }) => [...context.log, event.type] }),
  },
}).createMachine({
  id: 'parent',
  context: { log: [], user: null, count: 0, pets: [] },
  entry: ['write'],
  invoke: [
    { src: 'listen', id: 'ear' },
    { src: 'ticks', id: 'ticks', onSnapshot: { actions: assign({ count: ({ event }) => event.snapshot.context ?? 0 }) } },
    { src: 'child', id: 'kid' },
    { src: 'sum', id: 'sum' },
  ],
  initial: 'idle',
  on: {
    rang: { actions: 'note' },
    woke: { actions: 'note' },
    adopt: { actions: assign({ pets: ({ context, spawn }) => [...context.pets, spawn('child')] }) },
    tell: { actions: [sendTo('ear', { type: 'hello' }), sendTo('sum', { type: 'add', by: 2 })] },
  },
  states: {
    idle: { on: { load: 'loading', watch: 'watching' } },
    loading: {
      invoke: { src: 'load', input: { id: 7 }, onDone: { target: 'idle', actions: assign({ user: ({ event }) => event.output }) } },
    },
    watching: { invoke: { src: 'keys' }, on: { key: 'idle' } },
  },
})

/** A page with an actor that is recorded. */
function start(machine: AnyActorLogic = parent) {
  const page = startSimulated()
  return { ...page, actor: createActor(machine as AnyStateMachine, page.options).start() }
}

afterEach(() => {
  world.calls.length = 0
})

describe('actors that are not machines', () => {
  it('are recorded with parent, results and senders of events', async () => {
    const { recorder, actor, fromFile } = start()
    actor.send({ type: 'load' })
    world.resolve({ name: 'Ada' })
    await settled()
    expect(recorder.entries.map(({ actor: name, kind, event, from }) => [name, kind, event.type, from])).toEqual([
      ['parent#1', 'start', 'xstate.init', undefined],
      ['listen#1', 'start', 'xstate.init', undefined],
      ['ticks#1', 'start', 'xstate.init', undefined],
      ['child#1', 'start', 'xstate.init', undefined],
      ['sum#1', 'start', 'xstate.init', undefined],
      ['parent#1', 'sent', 'rang', 'listen#1'],
      ['parent#1', 'own', 'xstate.snapshot.ticks', 'ticks#1'],
      ['parent#1', 'sent', 'load', undefined],
      ['load#1', 'start', 'xstate.init', undefined],
      ['load#1', 'sent', 'xstate.promise.resolve', undefined],
      ['parent#1', 'own', 'xstate.done.actor.0.parent.loading', 'load#1'],
    ])
    expect(fromFile().entries.filter((entry) => entry.actor === 'load#1')).toMatchObject([
      { parent: 'parent#1', logic: 'effect', input: { id: 7 }, value: 'active' },
      { status: 'done', value: 'done' },
    ])
  })

  it('are replayed without side effects', () => {
    const { engine, actor, fromFile } = start()
    engine.advance(100)
    world.ring()
    actor.send({ type: 'tell' })
    world.next(3)
    world.complete()
    actor.send({ type: 'watch' })
    world.next({ type: 'key' } as never)
    expect(world.calls).toEqual(['listen', 'ticks', 'write', 'received', 'keys', 'keys ended'])
    world.calls.length = 0
    const { difference, moments } = replay(fromFile(), { machines: { parent } })
    expect([difference, world.calls]).toEqual([undefined, []])
    expect(moments.map(({ entry }) => entry)).toEqual(fromFile().entries)
  })

  it('replay in order the events that an action sent, although the action is skipped', () => {
    const hasty = setup({ types: { events: {} as { type: 'go' | 'fast' | 'slow' } } }).createMachine({
      id: 'hasty',
      on: { go: { actions: [({ self }) => self.send({ type: 'fast' }), sendTo(({ self }) => self, { type: 'slow' })] } },
    })
    const { recorder, actor } = start(hasty)
    actor.send({ type: 'go' })
    expect(recorder.entries.slice(-2)).toMatchObject([
      { event: { type: 'fast' }, kind: 'sent' },
      { event: { type: 'slow' }, kind: 'own' },
    ])
    expect(differenceOf(recorder.recording(), hasty)).toBeUndefined()
  })

  it('are taken from the recording if a machine gets them only by provide()', async () => {
    const fetchIt = fromPromise<string>(() => Promise.reject(new Error('provide it')))
    const bare = setup({ actors: { fetchIt } }).createMachine({
      id: 'bare',
      invoke: { src: 'fetchIt', onDone: { actions: () => undefined } },
    })
    const { recorder } = start(bare.provide({ actors: { fetchIt: fromPromise(() => Promise.resolve('it')) } }))
    await settled()
    expect(differenceOf(recorder.recording(), bare)).toBeUndefined()
  })

  it('can be root actors, also with the name of their source', async () => {
    const { recorder, options } = startSimulated()
    const five = fromPromise(() => Promise.resolve(5))
    for (const more of [{}, { src: 'load' }]) createActor(five, { ...options, ...more }).start()
    await settled()
    expect(recorder.entries.map(({ actor }) => actor)).toEqual(['effect#1', 'load#1', 'effect#1', 'load#1'])
    const { difference, moments } = replay(recorder.recording(), { machines: {} })
    expect([difference, moments.at(-1)?.snapshot.output]).toEqual([undefined, 5])
  })

  it('are shown as they were at any point, with the child actors of that moment', () => {
    const { engine, actor, moments } = start()
    actor.send({ type: 'adopt' })
    engine.advance(1_000)
    const history = createHistory()
    for (const moment of moments) history.add(moment)
    const end = history.snapshotAt('parent#1', moments.length) as unknown as { context: { pets: AnyActorRef[] } }
    expect(end.context.pets[0]?.getSnapshot().value).toBe('awake')
    expect(history.runningAt(moments.length)).toEqual(['parent#1', 'listen#1', 'ticks#1', 'child#1', 'sum#1', 'child#2'])
  })
})
