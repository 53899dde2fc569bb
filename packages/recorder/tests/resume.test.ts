import { replay, resumeFrom } from '@drei-tage/recorder'
import type { Recording } from '@drei-tage/recorder'
import { createTimerLog } from '@drei-tage/recorder/internal'
import { describe, expect, it } from 'vitest'
import { assign, createActor, raise, setup, spawnChild } from 'xstate'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { differenceOf, startSimulated } from './support.ts'

class Total {
  readonly cents = 5
}

/** Holds what it is given. */
const holder = setup({ types: { events: {} as { type: 'set'; value: unknown } } }).createMachine({
  id: 'holder',
  context: ({ input }) => ({ held: input as unknown }),
  on: { set: { actions: assign({ held: ({ event }) => event.value }) } },
}) as unknown as AnyStateMachine

function start(machine: AnyStateMachine, input?: unknown) {
  const page = startSimulated()
  const actor = createActor(machine, { ...page.options, input: input as never }).start()
  const pointOf = (recording: Recording) => {
    const { resumePoints, difference } = replay(recording, { machines: { [machine.id]: machine } })
    expect(difference).toBeUndefined()
    return resumePoints.get(`${machine.id}#1`)!
  }
  return { ...page, actor, pointOf }
}

const heard = (delays: object[]) =>
  setup({}).createMachine({
    id: 'heard',
    context: { log: [] as string[] },
    entry: delays as never,
    on: { '*': { actions: assign({ log: ({ context, event }) => [...context.log, event.type] }) } },
  } as never) as unknown as AnyStateMachine

describe('an actor that continues from an earlier moment', () => {
  const live = {
    press: () => 1,
    total: new Total(),
    pattern: /a/g,
    url: new URL('https://drei-tage.example/'),
    bytes: new Uint8Array([1]),
  }

  it('gets back the values of the page: functions, objects of a class, patterns, URLs, bytes', () => {
    const { recorder, actor, pointOf } = start(holder, live)
    const point = pointOf(recorder.recording())
    actor.send({ type: 'set', value: undefined })
    resumeFrom(actor, point)
    const { held } = actor.getSnapshot().context as { held: typeof live }
    for (const key of Object.keys(live) as (keyof typeof live)[]) expect(held[key]).toBe(live[key])
  })

  it('is refused what a file has only by name, with the path', () => {
    const { actor, pointOf, fromFile } = start(holder, live)
    const before = actor.getSnapshot()
    expect(() => resumeFrom(actor, pointOf(fromFile()))).toThrow("a file has only the name 'press' of /context/held/press.")
    expect(actor.getSnapshot()).toBe(before)
  })

  const rows: unknown[] = []
  rows.push({ parent: rows })
  it.each<[string, unknown, string]>([
    ['a context that contains itself', rows, '/context/held/0/parent contains itself.'],
    ['an actor in a Map', new Map([['a', createActor(holder)]]), '/context/held contains an actor'],
    ['an actor that was not recorded', createActor(holder, { id: 'elsewhere' }), "a file has only the name 'elsewhere' of /context/held."],
  ])('is refused what cannot come back: %s', (_, held, message) => {
    const { recorder, actor, pointOf } = start(holder, held)
    expect(() => resumeFrom(actor, pointOf(recorder.recording()))).toThrow(message)
  })

  it.each<[string, object, boolean]>([
    ['spawned without an id', { entry: spawnChild('task') }, false],
    ['with a systemId', { invoke: { src: 'task', id: 'kept', systemId: 'task' } }, true],
  ])('gets back children %s, with their delays, which is replayed as well', (_, config, hasSystemId) => {
    const task = setup({}).createMachine({ id: 'task', initial: 'a', states: { a: { after: { 100: 'b' } }, b: {} } })
    const boss = setup({ actors: { task } }).createMachine({ id: 'boss', ...config } as never) as unknown as AnyStateMachine
    const { engine, recorder, actor, pointOf } = start(boss)
    engine.advance(40)
    const point = pointOf(recorder.recording())
    engine.advance(500)
    resumeFrom(actor, point)
    const [child] = Object.values(actor.getSnapshot().children) as [AnyActorRef]
    expect(actor.system.get('task')).toBe(hasSystemId ? child : undefined)
    engine.advance(59)
    expect(child.getSnapshot().value).toBe('a')
    engine.advance(1)
    expect(child.getSnapshot().value).toBe('b')
    expect(differenceOf(recorder.recording(), boss)).toBeUndefined()
  })
})

describe('two pending delays with one id', () => {
  const delays = [
    raise({ type: 'A' }, { id: 'x', delay: 300 }),
    raise({ type: 'B' }, { id: 'y', delay: 400 }),
    raise({ type: 'C' }, { id: 'x', delay: 500 }),
  ]

  it('are listed as they are', () => {
    const { engine, recorder } = start(heard([]))
    const log = createTimerLog(engine, recorder)
    const clock = { ...engine, setTimeout: (fn: () => void, ms: number) => engine.setTimeout(fn, ms, log.label()) }
    createActor(heard(delays), { clock, inspect: recorder.observe }).start()
    expect(log.waiting().map(({ due, delay, actor }) => [due, delay, actor])).toEqual([
      [300, 'A', 'heard#2'],
      [400, 'B', 'heard#2'],
      [500, 'C', 'heard#2'],
    ])
  })

  it('are there again for an actor that continues, each with its own event', () => {
    const { engine, recorder, actor, pointOf } = start(heard(delays))
    engine.advance(100)
    const point = pointOf(recorder.recording())
    expect(point.timers.map(({ event, restMs, id }) => [event.type, restMs, id])).toEqual([
      ['A', 200, 'x'],
      ['B', 300, 'y'],
      ['C', 400, 'x'],
    ])
    // Until A has come, it cannot be cancelled.
    expect(() => resumeFrom(actor, point)).toThrow(
      'two of its delays have the same id, and XState cannot cancel the first. It ends at 0.300 s.',
    )
    engine.advance(600)
    resumeFrom(actor, point)
    engine.advance(1_000)
    expect((actor.getSnapshot().context as { log: string[] }).log).toEqual(['A', 'B', 'C'])
  })
})
