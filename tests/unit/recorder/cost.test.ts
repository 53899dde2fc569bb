import { replay } from '@drei-tage/recorder'
import type { RecordingEntry } from '@drei-tage/recorder'
import { createTimerLog } from '@drei-tage/recorder/internal'
import { afterEach, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import type { AnyActorRef } from 'xstate'
import { startSimulated } from './support.ts'

// Steps are counted instead of time, which differs from run to run.

const ticker = setup({}).createMachine({
  id: 'ticker',
  context: { count: 0 },
  initial: 'ticking',
  on: { poke: {} },
  states: {
    ticking: {
      after: { 10: { target: 'ticking', reenter: true, actions: assign({ count: ({ context }) => context.count + 1 }) } },
    },
  },
})

/** How often a replay of `count` entries of `rootCount` actors reads an entry. */
function readsIn(count: number, rootCount = 1): number {
  const { engine, recorder, options } = startSimulated()
  const actors = Array.from({ length: rootCount }, () => createActor(ticker, options).start())
  for (let tick = 0; tick < count / rootCount / 2; tick++) {
    engine.advance(10)
    for (const actor of actors) actor.send({ type: 'poke' })
  }
  let reads = 0
  const recording = recorder.recording()
  const entries = new Proxy(recording.entries as RecordingEntry[], {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
      return Reflect.get(target, key) as unknown
    },
  })
  expect(replay({ ...recording, entries }, { machines: { ticker } }).difference).toBeUndefined()
  return reads
}

const kid = setup({}).createMachine({ id: 'kid', initial: 'a', states: { a: { after: { 1_000: 'b' } }, b: {} } })
const boss = setup({ types: { context: {} as { kids: AnyActorRef[] }, input: {} as { count: number } }, actors: { kid } }).createMachine({
  id: 'boss',
  context: { kids: [] },
  entry: assign({
    kids: ({ spawn, event }) => Array.from({ length: event.input.count }, (_, index) => spawn('kid', { id: `kid-${index}` })),
  }),
})

/** How many items are listed, by recorder and XState, while `count` children set a delay that then ends. */
function listedFor(count: number): number {
  const { engine, recorder } = startSimulated()
  const log = createTimerLog(engine, recorder)
  const clock = {
    setTimeout: (fn: () => void, ms: number) => engine.setTimeout(fn, ms, log.label()),
    clearTimeout: engine.clearTimeout.bind(engine),
  }
  let listed = 0
  for (const name of ['keys', 'values', 'entries'] as const) {
    const { [name]: list } = Object
    vi.spyOn(Object, name).mockImplementation((value: object) => {
      const items = list(value) as never[]
      listed += items.length
      return items
    })
  }
  const actor = createActor(boss, { clock, inspect: recorder.observe, input: { count } }).start()
  expect(log.waiting()).toHaveLength(count)
  engine.advance(1_000)
  vi.restoreAllMocks()
  expect(actor.getSnapshot().context.kids.every((ref) => ref.getSnapshot().value === 'b')).toBe(true)
  expect(recorder.entries).toHaveLength(1 + 2 * count)
  return listed
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('a replay of twice as many entries reads twice as many', () => {
  const reads = readsIn(1_000)
  expect(reads).toBeGreaterThan(1_000)
  // Each lookup of what comes next takes one step more.
  expect(readsIn(2_000)).toBeLessThan(2.2 * reads)
  // Nor does each actor read them all.
  expect(readsIn(1_000, 50)).toBeLessThan(2.2 * reads)
})

it('twice as many pending delays take twice as many steps', () => {
  const listed = listedFor(200)
  expect(listed).toBeGreaterThan(200)
  expect(listedFor(400)).toBeLessThan(2.2 * listed)
})
