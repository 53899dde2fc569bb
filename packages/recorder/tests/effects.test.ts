import { replay } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { assign, createActor, fromCallback, fromEventObservable, fromObservable, fromPromise, fromTransition, sendTo, setup } from 'xstate'
import type { AnyActorLogic, Subscribable } from 'xstate'
import { asFile, startSimulated } from './support.ts'

// Sessions of generated machines are replayed in generated.property.test.ts.

/** What actors request from outside, and how it answers. */
const calls: string[] = []
const world: Record<'resolve' | 'ring' | 'next' | 'complete', (value?: unknown) => void> = {
  resolve() {},
  ring() {},
  next() {},
  complete() {},
}

const source = <T>(name: string) =>
  ({
    subscribe(observer: { next?: (value: T) => void; complete?: () => void }) {
      calls.push(name)
      world.next = (value) => observer.next?.(value as T)
      world.complete = () => observer.complete?.()
      return { unsubscribe: () => void calls.push(`${name} ended`) }
    },
  }) as Subscribable<T>

const parent = setup({
  types: { context: {} as { log: string[]; user: unknown; count: number } },
  actors: {
    load: fromPromise(({ input }: { input: { id: number } }) => {
      calls.push(`load ${input.id}`)
      return new Promise((resolve) => Object.assign(world, { resolve }))
    }),
    listen: fromCallback(({ sendBack, receive }) => {
      calls.push('listen')
      world.ring = () => sendBack({ type: 'rang' })
      world.ring()
      receive(() => calls.push('received'))
    }),
    ticks: fromObservable(() => source<number>('ticks')),
    keys: fromEventObservable(() => source<{ type: 'key' }>('keys')),
    sum: fromTransition((state: number, event: { type: 'add'; by: number }) => state + event.by, 0),
  },
  actions: { write: () => void calls.push('write') },
}).createMachine({
  id: 'parent',
  context: { log: [], user: null, count: 0 },
  entry: ['write'],
  invoke: [
    { src: 'listen', id: 'ear' },
    { src: 'ticks', id: 'ticks', onSnapshot: { actions: assign({ count: ({ event }) => event.snapshot.context ?? 0 }) } },
    { src: 'sum', id: 'sum' },
  ],
  initial: 'idle',
  on: {
    rang: { actions: assign({ log: ({ context, event }) => [...context.log, event.type] }) },
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

it('records actors that are not machines with parent, results and senders of events, and replays them without effects', async () => {
  const { engine, recorder, options, fromFile } = startSimulated()
  const actor = createActor(parent, options).start()
  actor.send({ type: 'load' })
  world.resolve({ name: 'Ada' })
  await engine.advanceAsync(0)
  expect(recorder.entries.map(({ actor: name, kind, event, from }) => [name, kind, event.type, from])).toEqual([
    ['parent#1', 'start', 'xstate.init', undefined],
    ['listen#1', 'start', 'xstate.init', undefined],
    ['ticks#1', 'start', 'xstate.init', undefined],
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
  engine.advance(100)
  world.ring()
  actor.send({ type: 'tell' })
  world.next(3)
  world.complete()
  actor.send({ type: 'watch' })
  world.next({ type: 'key' })
  expect(calls.splice(0)).toEqual(['listen', 'ticks', 'write', 'load 7', 'received', 'keys', 'keys ended'])
  const { difference, moments } = replay(fromFile(), { machines: { parent } })
  expect([difference, calls]).toEqual([undefined, []])
  expect(moments.map(({ entry }) => entry)).toEqual(fromFile().entries)
})

const hasty = setup({ types: { events: {} as { type: 'go' | 'fast' | 'slow' } } }).createMachine({
  id: 'hasty',
  on: { go: { actions: [({ self }) => self.send({ type: 'fast' }), sendTo(({ self }) => self, { type: 'slow' })] } },
})
const bare = setup({ actors: { fetchIt: fromPromise<string>(() => Promise.reject(new Error('provide it'))) } }).createMachine({
  id: 'bare',
  invoke: { src: 'fetchIt', onDone: { actions: () => undefined } },
})
const provided = bare.provide({ actors: { fetchIt: fromPromise(() => Promise.resolve('it')) } })
const five = fromPromise(() => Promise.resolve(5))

it.each<[string, AnyActorLogic, Record<string, AnyActorLogic>, string[], object?]>([
  ['events that a skipped action sent', hasty, { hasty }, ['hasty#1 start', 'hasty#1 sent', 'hasty#1 sent', 'hasty#1 own']],
  ['promises of provide()', provided, { bare }, ['bare#1 start', 'fetchIt#1 start', 'fetchIt#1 sent', 'bare#1 own']],
  ['a promise as root', five, {}, ['effect#1 start', 'effect#1 sent']],
  ['a promise as root, by its source', five, {}, ['load#1 start', 'load#1 sent'], { src: 'load' }],
])('replays %s', async (_, logic, machines, rows, more) => {
  const { engine, recorder, options } = startSimulated()
  const actor = createActor(logic, { ...options, ...more }).start()
  if (logic === hasty) actor.send({ type: 'go' })
  await engine.advanceAsync(0)
  expect(recorder.entries.map((entry) => `${entry.actor} ${entry.kind}`)).toEqual(rows)
  const { difference, moments } = replay(asFile(recorder.recording()), { machines })
  expect([difference, moments.at(-1)?.snapshot.output]).toEqual([undefined, logic === five ? 5 : undefined])
})
