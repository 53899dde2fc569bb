import { replay, resumeFrom } from '@drei-tage/recorder'
import type { Recording } from '@drei-tage/recorder'
import { createTimerLog } from '@drei-tage/recorder/internal'
import { describe, expect, it } from 'vitest'
import { assign, createActor, raise, setup, spawnChild } from 'xstate'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { startSimulated } from './support.ts'

class Total {
  readonly cents: number
  constructor(cents: number) {
    this.cents = cents
  }
  plus(cents: number) {
    return new Total(this.cents + cents)
  }
}

const cart = setup({
  types: {
    context: {} as { total: Total; live: { press: () => number; pattern: RegExp; url: URL; bytes: Uint8Array } },
    input: {} as { live: { press: () => number; pattern: RegExp; url: URL; bytes: Uint8Array } },
    events: {} as { type: 'add'; total: Total } | { type: 'more' },
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({ total: new Total(0), live: input.live }),
  on: {
    add: { actions: assign({ total: ({ event }) => event.total }) },
    more: { actions: assign({ total: ({ context }) => context.total.plus(1) }) },
  },
})

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
  const live = { press: () => 1, pattern: /a/g, url: new URL('https://drei-tage.example/'), bytes: new Uint8Array([1]) }

  it('gets back the values of the page: objects of a class, functions, patterns, URLs, bytes', () => {
    const { recorder, actor, pointOf } = start(cart as unknown as AnyStateMachine, { live })
    actor.send({ type: 'add', total: new Total(5) })
    const point = pointOf(recorder.recording())
    actor.send({ type: 'more' })
    resumeFrom(actor, point)
    const { total, live: now } = actor.getSnapshot().context as { total: Total; live: typeof live }
    for (const key of Object.keys(live) as (keyof typeof live)[]) expect(now[key]).toBe(live[key])
    expect(total).toBeInstanceOf(Total)
    expect(total.cents).toBe(5)
    actor.send({ type: 'more' })
    expect((actor.getSnapshot().context as { total: Total }).total.cents).toBe(6)
  })

  it('is refused what a file has only by name, with the path', () => {
    const { actor, pointOf, fromFile } = start(cart as unknown as AnyStateMachine, { live })
    const { fault } = pointOf(fromFile())
    expect(fault).toMatch(/^a file has only the name 'press' of \/context\/live\/press\.$/)
    const before = actor.getSnapshot()
    expect(() => resumeFrom(actor, pointOf(fromFile()))).toThrow('/context/live/press')
    expect(actor.getSnapshot()).toBe(before)
  })

  it.each<[string, () => unknown, string]>([
    [
      'a context that contains itself',
      () => {
        const root: { rows: unknown[] } = { rows: [] }
        root.rows.push({ parent: root })
        return root
      },
      '/context/of/rows/0/parent contains itself.',
    ],
    ['an actor in a Map', () => new Map([['a', createActor(heard([]))]]), '/context/of contains an actor'],
  ])('is refused what XState cannot persist: %s', (_, of, message) => {
    const odd = setup({}).createMachine({ id: 'odd', context: () => ({ of: of() }) })
    const { recorder, actor, pointOf } = start(odd as unknown as AnyStateMachine)
    expect(() => resumeFrom(actor, pointOf(recorder.recording()))).toThrow(message)
  })

  it('is refused an actor that was not recorded, because nothing of it is at hand', () => {
    const holder = setup({ types: { context: {} as { other: AnyActorRef }, input: {} as AnyActorRef } }).createMachine({
      id: 'holder',
      context: ({ input }) => ({ other: input }),
    }) as unknown as AnyStateMachine
    const { recorder, actor, pointOf } = start(holder, createActor(cart, { id: 'elsewhere', input: { live } }))
    expect(() => resumeFrom(actor, pointOf(recorder.recording()))).toThrow("a file has only the name 'elsewhere' of /context/other.")
  })

  it('gets back children that were spawned without an id, with their delays', () => {
    const task = setup({}).createMachine({ id: 'task', initial: 'a', states: { a: { after: { 100: 'b' } }, b: {} } })
    const boss = setup({ actors: { task } }).createMachine({ id: 'boss', entry: spawnChild('task') })
    const { engine, recorder, actor, pointOf } = start(boss as unknown as AnyStateMachine)
    engine.advance(40)
    const point = pointOf(recorder.recording())
    engine.advance(500)
    resumeFrom(actor, point)
    const [child] = Object.values(actor.getSnapshot().children) as [AnyActorRef]
    engine.advance(59)
    expect(child.getSnapshot().value).toBe('a')
    engine.advance(1)
    expect(child.getSnapshot().value).toBe('b')
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
