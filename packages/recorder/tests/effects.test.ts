import { replay } from '@drei-tage/recorder'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { AnyActorLogic } from 'xstate'
import { asFile, differenceOf, startSimulated } from './support.ts'

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

it('compares what a machine gives to promises and callbacks, although they do not run', async () => {
  const paying = (amount: number, unit: string) =>
    setup({ actors: { log: fromCallback(() => {}), pay: fromPromise(() => Promise.resolve('paid')) } }).createMachine({
      id: 'paying',
      entry: sendTo('log', { type: 'noted', unit }),
      invoke: [
        { src: 'log', id: 'log' },
        { src: 'pay', input: { amount } },
      ],
    })
  const { engine, recorder, options } = startSimulated()
  createActor(paying(5, 'EUR'), options).start()
  await engine.advanceAsync(0)
  const messageWith = (...how: Parameters<typeof paying>) => differenceOf(recorder.recording(), paying(...how))?.message
  expect([messageWith(5, 'EUR'), messageWith(500, 'EUR'), messageWith(5, 'USD')]).toEqual([
    undefined,
    "pay#1: input/amount is 500 instead of 5 at 0.000 s, after 'xstate.init'.",
    `log#1: event/unit is "USD" instead of "EUR" at 0.000 s, after 'noted'.`,
  ])
})
