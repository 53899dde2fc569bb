import { describe, expect, it } from 'vitest'
import { assign, createActor, sendTo, setup } from 'xstate'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { replay } from '@drei-tage/recorder'
import type { Moment } from '@drei-tage/recorder'
import { createHistory } from '@drei-tage/recorder/internal'
import { momentsOf } from '../../../packages/recorder/moments.ts'
import { family } from './machines.ts'
import { startSimulated, toPlain } from './support.ts'

/** What a machine reads from outside, and gets another value for in every replay. */
let outside = 0

/** Its replay differs at 'stamped'. */
const stamp = setup({}).createMachine({
  id: 'stamp',
  context: { at: 0 },
  initial: 'blank',
  states: { blank: { on: { stamped: { target: 'used', actions: assign({ at: () => ++outside }) } } }, used: {} },
})

/** Counts the stamps that it was told of. */
const ledger = setup({}).createMachine({
  id: 'ledger',
  context: { day: new Date(0), count: 0 },
  on: { 'stamp.used': { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

/** Tells the ledger that it was given. */
const clerk = setup({ types: { context: {} as { ledger: AnyActorRef }, input: {} as AnyActorRef } }).createMachine({
  id: 'clerk',
  context: ({ input }) => ({ ledger: input }),
  on: { work: { actions: sendTo(({ context }) => context.ledger, { type: 'stamp.used' }) } },
})

const machines = { stamp, ledger, clerk, family } as unknown as Record<string, AnyStateMachine>

/** A second in which `act` does something, read from a file. */
function recordingOf(act: (options: ReturnType<typeof startSimulated>['options']) => void) {
  const { engine, options, fromFile } = startSimulated()
  act(options)
  engine.advance(1_000)
  return fromFile()
}

const session = () =>
  recordingOf((options) => {
    const one = createActor(stamp, options).start()
    const other = createActor(family, options).start()
    one.send({ type: 'stamped' })
    other.send({ type: 'call' })
  })

describe('a replay of several families', () => {
  it('replays each to its end, and says which of them differs', () => {
    const recording = session()
    const { families, difference, moments } = replay(recording, { machines })
    expect(families.map(({ roots, actors }) => [roots, actors])).toEqual([
      [['stamp#1'], ['stamp#1']],
      [['family#1'], ['family#1', 'member#1']],
    ])
    expect(families[0]?.difference).toMatchObject({ index: 3, actor: 'stamp#1', path: '/context/at' })
    expect(families[1]?.difference).toBeUndefined()
    expect(difference).toBe(families[0]?.difference)
    // The child answers 300 ms after it was asked.
    const answered = moments.at(-1) as Moment
    expect(answered.entry).toMatchObject({ atMs: 300, actor: 'family#1', event: { type: 'member.answered' } })
    expect((answered.snapshot as AnyMachineSnapshot).matches('answered')).toBe(true)
  })

  it('lists the timers of each', () => {
    const recording = session()
    const { waiting } = replay(recording, { machines })
    const called = recording.entries.findIndex(({ event }) => event.type === 'asked') + 1
    expect(waiting({ atMs: 0, point: called }).map(({ due, actor }) => [due, actor])).toEqual([[300, 'member#1']])
    expect(waiting({ atMs: 300, point: recording.entries.length })).toEqual([])
  })

  it('replays those together that refer to one another', () => {
    const recording = recordingOf((options) => {
      const book = createActor(ledger, options).start()
      const busy = createActor(clerk, { ...options, input: book }).start()
      createActor(stamp, options).start()
      busy.send({ type: 'work' })
    })
    const { families } = replay(recording, { machines })
    expect(families.map(({ roots, difference }) => [roots, difference])).toEqual([
      [['ledger#1', 'clerk#1'], undefined],
      [['stamp#1'], undefined],
    ])
    const { ledger: _, ...rest } = machines
    expect(replay(recording, { machines: rest }).families.map(({ difference }) => difference?.message)).toEqual([
      "There is no machine 'ledger' on this page.",
      undefined,
    ])
  })
})

describe('a recording without a replay', () => {
  it('has all entries with states, contexts and times', () => {
    const history = createHistory()
    outside = 0
    const moments = momentsOf(session())
    for (const moment of moments) history.add(moment)
    expect(moments.map(({ entry }) => [entry.atMs, entry.actor, entry.value])).toEqual([
      [0, 'stamp#1', 'blank'],
      [0, 'family#1', 'silent'],
      [0, 'member#1', 'idle'],
      [0, 'stamp#1', 'used'],
      [0, 'family#1', 'calling'],
      [0, 'member#1', 'thinking'],
      [300, 'member#1', 'idle'],
      [300, 'family#1', 'answered'],
    ])
    expect(history.snapshotAt('stamp#1', 3)).toMatchObject({ status: 'active', value: 'blank', context: { at: 0 } })
    expect(history.snapshotAt('stamp#1', 4)).toMatchObject({ status: 'active', value: 'used', context: { at: 1 } })
    expect(history.runningAt(8)).toEqual(['stamp#1', 'family#1', 'member#1'])
  })

  it('has the values that JSON lacks, and the names of the actors in contexts', () => {
    const moments = momentsOf(
      recordingOf((options) => {
        const book = createActor(ledger, options).start()
        createActor(clerk, { ...options, input: book }).start()
      }),
    )
    const [book, busy] = moments.map(({ snapshot }) => (snapshot as unknown as { context: object }).context)
    expect(book).toEqual({ day: new Date(0), count: 0 })
    expect(toPlain(busy)).toEqual({ ledger: { $actor: 'ledger#1' } })
  })
})
