import { createHistory, replay, resumeFrom } from '@drei-tage/recorder'
import type { Recording } from '@drei-tage/recorder'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
import { asFile, mayFail, settled, startSimulated } from './support.ts'

// Sessions of generated machines are replayed in tests/property/recorder/generated.property.test.ts.

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

/** The recording that `record` has made up to now. */
let recordingUpTo: () => Recording

/** Records what `act` does to a root actor. The recording returned was written to the file format and read back. */
async function record(machine: AnyActorLogic, act: (run: { actor: AnyActorRef; advance(ms: number): void }) => Promise<void> | void) {
  const { engine, moments, recorder, options, fromFile } = startSimulated()
  recordingUpTo = () => recorder.recording()
  const actor = mayFail(createActor(machine as AnyStateMachine, options)).start()
  await act({ actor, advance: (ms) => engine.advance(ms) })
  await Promise.resolve()
  return {
    moments,
    recording: fromFile(),
    rows: recorder.entries.map(({ actor: name, kind, event, from }) => [name, kind, event.type, from]),
  }
}

afterEach(() => {
  world.calls.length = 0
  vi.restoreAllMocks()
})

describe('actors that are not machines', () => {
  it('are recorded with parent, results and senders of events', async () => {
    const { rows, recording } = await record(parent, async ({ actor }) => {
      actor.send({ type: 'load' })
      world.resolve({ name: 'Ada' })
      await settled()
    })
    expect(rows).toEqual([
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
    const start = recording.entries.find(({ actor }) => actor === 'load#1')
    expect(start).toMatchObject({ parent: 'parent#1', isEffect: true, input: { id: 7 }, value: 'active' })
    expect(recording.entries.find(({ event }) => event.type === 'xstate.promise.resolve')).toMatchObject({ status: 'done', value: 'done' })
  })

  it('are replayed without side effects', async () => {
    const { recording } = await record(parent, ({ actor, advance }) => {
      advance(100)
      world.ring()
      actor.send({ type: 'tell' })
      world.next(3)
      world.complete()
      actor.send({ type: 'watch' })
      world.next({ type: 'key' } as never)
    })
    expect(world.calls).toEqual(['listen', 'ticks', 'write', 'received', 'keys', 'keys ended'])
    world.calls.length = 0
    const { difference, moments } = replay(recording, { machines: { parent } })
    expect(difference).toBeUndefined()
    expect(world.calls).toEqual([])
    expect(moments.map(({ entry }) => entry)).toEqual(recording.entries)
  })

  it('replay in order the events that an action sent, although the action is skipped', async () => {
    const machine = setup({ types: { events: {} as { type: 'go' | 'fast' | 'slow' } } }).createMachine({
      id: 'hasty',
      on: { go: { actions: [({ self }) => self.send({ type: 'fast' }), sendTo(({ self }) => self, { type: 'slow' })] } },
    })
    const { recording } = await record(machine, ({ actor }) => actor.send({ type: 'go' }))
    expect(recording.entries.slice(-2).map(({ event, kind }) => [event.type, kind])).toEqual([
      ['fast', 'sent'],
      ['slow', 'own'],
    ])
    expect(replay(recording, { machines: { hasty: machine } }).difference).toBeUndefined()
  })

  it('are taken from the recording if a machine gets them only by provide()', async () => {
    const bare = setup({ actors: { fetchIt: fromPromise<string>(() => Promise.reject(new Error('provide it'))) } }).createMachine({
      id: 'bare',
      invoke: { src: 'fetchIt', onDone: { actions: () => void world.calls.push('done') } },
    })
    const provided = bare.provide({ actors: { fetchIt: fromPromise(() => Promise.resolve('it')) } })
    const { recording } = await record(provided, settled)
    world.calls.length = 0
    expect(replay(recording, { machines: { bare } }).difference).toBeUndefined()
    expect(world.calls).toEqual([])
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

  it('are shown as they were at any point, with the child actors of that moment', async () => {
    const { moments } = await record(parent, ({ actor, advance }) => {
      actor.send({ type: 'adopt' })
      advance(1_000)
    })
    const history = createHistory()
    for (const moment of moments) history.add(moment)
    const end = history.snapshotAt('parent#1', moments.length) as unknown as { context: { pets: AnyActorRef[] } }
    expect(end.context.pets[0]?.getSnapshot().value).toBe('awake')
    expect(history.runningAt(moments.length)).toEqual(['parent#1', 'listen#1', 'ticks#1', 'child#1', 'sum#1', 'child#2'])
  })

  it('can continue from any moment with state, context, children and remaining delays, which is replayed as well', async () => {
    const { recording } = await record(parent, ({ actor, advance }) => {
      actor.send({ type: 'adopt' })
      advance(200)
      const recorded = asFile(recordingUpTo())
      actor.send({ type: 'adopt' })
      advance(5_000)
      const point = replay(recorded, { machines: { parent } }).resumePoints.get('parent#1')
      if (!point) throw new Error('It is not running then.')
      resumeFrom(actor, point)
      expect(actor.getSnapshot().context.pets.length).toBe(1)
      advance(299)
      // The callback is restarted, so it sends the event again.
      expect(actor.getSnapshot().context.log).toEqual(['rang', 'rang'])
      advance(1)
      expect(actor.getSnapshot().context.log).toContain('woke')
    })
    expect(recording.entries.find(({ event }) => event.type === 'recorder.resumed')).not.toHaveProperty('isIgnored')
    expect(replay(recording, { machines: { parent } }).difference).toBeUndefined()
  })

  it('are asked again for what was open at the moment that is continued from', async () => {
    await record(parent, async ({ actor }) => {
      actor.send({ type: 'load' })
      const { resumePoints } = replay(recordingUpTo(), { machines: { parent } })
      world.resolve({ name: 'Ada' })
      await settled()
      resumeFrom(actor, resumePoints.get('parent#1')!)
      expect(world.calls.filter((call) => call === 'load 7')).toHaveLength(2)
      world.resolve({ name: 'Eva' })
      await settled()
      expect(actor.getSnapshot().context.user).toEqual({ name: 'Eva' })
    })
  })

  it('can continue with children that have a systemId', async () => {
    const counter = setup({}).createMachine({ id: 'counter', initial: 'low', states: { low: { after: { 300: 'high' } }, high: {} } })
    const office = setup({ actors: { counter } }).createMachine({
      id: 'office',
      invoke: { src: 'counter', id: 'kept', systemId: 'counter' },
    })
    const { recording } = await record(office, ({ actor, advance }) => {
      advance(100)
      const { resumePoints } = replay(recordingUpTo(), { machines: { office } })
      advance(1_000)
      resumeFrom(actor, resumePoints.get('office#1')!)
      const now = () => (actor.system.get('counter') as AnyActorRef).getSnapshot().value as string
      expect(actor.system.get('counter')).toBe(actor.getSnapshot().children.kept)
      advance(199)
      expect(now()).toBe('low')
      advance(1)
      expect(now()).toBe('high')
    })
    expect(replay(recording, { machines: { office } }).difference).toBeUndefined()
  })
})
