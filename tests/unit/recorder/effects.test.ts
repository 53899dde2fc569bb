import { createHistory, replay, resumeFrom } from '@drei-tage/recorder'
import type { Moment, Recording } from '@drei-tage/recorder'
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

// Promises, children and spawned actors are replayed without effects in tests/property/recorder/generated.property.test.ts.

/** Collects what actors request from outside, and lets tests control the responses. */
const world = {
  calls: [] as string[],
  resolve: (() => {}) as (value: unknown) => void,
  ring: (() => {}) as (tone: string) => void,
  next: (() => {}) as (value: number) => void,
  complete: () => {},
}

interface Run {
  readonly actor: AnyActorRef
  advance(ms: number): void
}

function source<T>(name: string): Subscribable<T> {
  return {
    subscribe(observer: { next?: (value: T) => void; complete?: () => void }) {
      world.calls.push(name)
      world.next = (value) => observer.next?.(value as T)
      world.complete = () => observer.complete?.()
      return { unsubscribe: () => void world.calls.push(`${name} ended`) }
    },
  } as Subscribable<T>
}

const child = setup({ types: { events: {} as { type: 'poke' } }, delays: { nap: 500 } }).createMachine({
  id: 'child',
  initial: 'napping',
  states: {
    napping: { after: { nap: { target: 'awake', actions: sendParent({ type: 'child.woke' }) } } },
    awake: { on: { poke: { actions: sendParent({ type: 'child.poked' }) } } },
  },
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
      world.ring = (tone) => sendBack({ type: 'rang', tone })
      sendBack({ type: 'rang', tone: 'at once' })
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
    note: assign({ log: ({ context, event }) => [...context.log, event.type + ('tone' in event ? ` ${event.tone}` : '')] }),
  },
}).createMachine({
  id: 'parent',
  context: { log: [], user: null, count: 0, pets: [] },
  entry: ['write'],
  invoke: [
    { src: 'listen', id: 'ear' },
    {
      src: 'ticks',
      id: 'ticks',
      onSnapshot: { actions: assign({ count: ({ event }) => (event.snapshot.context as number | undefined) ?? 0 }) },
    },
    { src: 'child', id: 'kid' },
    { src: 'sum', id: 'sum' },
  ],
  initial: 'idle',
  on: {
    rang: { actions: 'note' },
    'child.*': { actions: 'note' },
    adopt: { actions: assign({ pets: ({ context, spawn }) => [...context.pets, spawn('child')] }) },
    tell: { actions: [sendTo('ear', { type: 'hello' }), sendTo('sum', { type: 'add', by: 2 })] },
    wake: { actions: sendTo('kid', { type: 'poke' }) },
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
async function record(machine: AnyActorLogic, act: (run: Run) => Promise<void> | void) {
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

  it.each<[string, Parameters<typeof record>[1]]>([
    [
      'events sent by and to a callback',
      ({ actor, advance }) => {
        advance(100)
        world.ring('twice')
        actor.send({ type: 'tell' })
      },
    ],
    [
      'values of an observable until it completes',
      ({ advance }) => {
        world.next(3)
        advance(50)
        world.next(4)
        world.complete()
      },
    ],
    ['events sent by an observable', ({ actor }) => (actor.send({ type: 'watch' }), world.next({ type: 'key' } as never))],
  ])('are replayed without side effects: %s', async (_, act) => {
    const { moments, recording } = await record(parent, act)
    expect(world.calls.length).toBeGreaterThan(0)
    world.calls.length = 0
    const { difference, moments: again } = replay(recording, { machines: { parent } })
    expect(difference).toBeUndefined()
    expect(world.calls).toEqual([])
    expect(again.map(({ entry }) => entry)).toEqual(recording.entries)
    expect(again.map(({ snapshot }) => snapshot.status)).toEqual(moments.map(({ snapshot }) => snapshot.status))
  })

  it('replay in order the events that an action sent, although the action is skipped', async () => {
    const machine = setup({
      types: { context: {} as { log: string[] }, events: {} as { type: 'go' | 'fast' | 'slow' } },
      actors: { child },
    }).createMachine({
      id: 'hasty',
      context: { log: [] },
      invoke: { src: 'child', id: 'kid' },
      on: {
        go: { actions: [({ self }) => self.send({ type: 'fast' }), sendTo(({ self }) => self, { type: 'slow' })] },
        '*': { actions: assign({ log: ({ context, event }) => [...context.log, event.type] }) },
      },
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
    createActor(five, options).start()
    createActor(five, { ...options, src: 'load' }).start()
    await settled()
    expect(recorder.entries.map(({ actor }) => actor)).toEqual(['effect#1', 'load#1', 'effect#1', 'load#1'])
    expect(replay(recorder.recording(), { machines: {} }).difference).toBeUndefined()
  })

  it('are shown as they were at any point, with the child actors of that moment', async () => {
    const { moments } = await record(parent, ({ actor, advance }) => {
      actor.send({ type: 'adopt' })
      advance(1_000)
    })
    const history = createHistory()
    for (const moment of moments) history.add(moment)
    for (let point = 1; point <= moments.length; point++) {
      const last = moments[point - 1] as Moment
      const shown = history.snapshotAt(last.entry.actor, point)
      expect(shown).toEqual(last.snapshot)
      expect(history.snapshotAt(last.entry.actor, point)).toBe(shown)
    }
    const end = history.snapshotAt('parent#1', moments.length) as unknown as { context: { pets: AnyActorRef[] } }
    expect(end.context.pets[0]?.getSnapshot().value).toBe('awake')
    expect(history.runningAt(moments.length)).toEqual(['parent#1', 'listen#1', 'ticks#1', 'child#1', 'sum#1', 'child#2'])
  })

  it('can continue from any moment with state, context, children and remaining delays, which is replayed as well', async () => {
    const { recording, rows } = await record(parent, ({ actor, advance }) => {
      actor.send({ type: 'adopt' })
      advance(200)
      const recorded = asFile(recordingUpTo())
      actor.send({ type: 'adopt' })
      advance(5_000)
      const point = replay(recorded, { machines: { parent } }).resumePoints.get('parent#1')
      if (!point) throw new Error('It is not running then.')
      resumeFrom(actor, point)
      expect(actor.getSnapshot().context.pets.length).toBe(1)
      // The callback is restarted, so it sends the event again.
      expect(actor.getSnapshot().context.log).toEqual(['rang at once', 'rang at once'])
      advance(299)
      expect(actor.getSnapshot().children.kid.getSnapshot().value).toBe('napping')
      advance(1)
      expect(actor.getSnapshot().children.kid.getSnapshot().value).toBe('awake')
      expect(actor.getSnapshot().context.log).toContain('child.woke')
    })
    expect(rows.some(([name, , type]) => name === 'parent#1' && type === 'recorder.resumed')).toBe(true)
    expect(recording.entries.find(({ event }) => event.type === 'recorder.resumed')?.isIgnored).toBeUndefined()
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
      expect([now(), actor.system.get('counter')]).toEqual(['low', actor.getSnapshot().children.kept])
      advance(199)
      expect(now()).toBe('low')
      advance(1)
      expect(now()).toBe('high')
    })
    expect(replay(recording, { machines: { office } }).difference).toBeUndefined()
  })
})
