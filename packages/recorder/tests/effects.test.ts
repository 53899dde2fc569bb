import { replay } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { AnyActorLogic } from 'xstate'
import { asFile, startSimulated } from './support.ts'

// Sessions of generated machines are replayed in generated.property.test.ts.

const parent = setup({
  actors: {
    listen: fromCallback(({ sendBack }) => sendBack({ type: 'rang' })),
    load: fromPromise(({ input }: { input: { id: number } }) => Promise.resolve(`user ${input.id}`)),
  },
}).createMachine({ id: 'parent', on: { rang: {} }, invoke: [{ src: 'listen' }, { src: 'load', input: { id: 7 }, onDone: {} }] })

it('records actors that are not machines with parent, input, results and senders of events', async () => {
  const { engine, recorder, options, fromFile } = startSimulated()
  createActor(parent, options).start()
  await engine.advanceAsync(0)
  expect(recorder.entries.map(({ actor: name, kind, event, from }) => [name, kind, event.type, from])).toEqual([
    ['parent#1', 'start', 'xstate.init', undefined],
    ['listen#1', 'start', 'xstate.init', undefined],
    ['load#1', 'start', 'xstate.init', undefined],
    ['parent#1', 'sent', 'rang', 'listen#1'],
    ['load#1', 'sent', 'xstate.promise.resolve', undefined],
    ['parent#1', 'own', 'xstate.done.actor.1.parent', 'load#1'],
  ])
  expect(fromFile().entries.filter((entry) => entry.actor === 'load#1')).toMatchObject([
    { parent: 'parent#1', logic: 'effect', input: { id: 7 }, value: 'active' },
    { status: 'done', value: 'done', data: { plain: { output: 'user 7' } } },
  ])
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
