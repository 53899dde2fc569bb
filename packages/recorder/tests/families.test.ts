import { describe, expect, it, vi } from 'vitest'
import { assign, createActor, sendTo, setup } from 'xstate'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { replay } from '@drei-tage/recorder'
import type { Moment } from '@drei-tage/recorder'
import { createHistory } from '@drei-tage/recorder/internal'
import { family, reveal } from './machines.ts'
import { startSimulated, toPlain } from './support.ts'

/** What a machine reads from outside, and gets another value for in every replay. */
let outside = 0

/** Its replay differs at 'stamped'. */
const stamp = setup({}).createMachine({
  id: 'stamp',
  context: { at: 0, day: new Date(0) },
  initial: 'blank',
  states: { blank: { on: { stamped: { target: 'used', actions: assign({ at: () => ++outside }) } } }, used: {} },
})

/** Counts the stamps that it was told of. */
const ledger = setup({}).createMachine({
  id: 'ledger',
  context: { count: 0 },
  on: { 'stamp.used': { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

/** Tells the ledger that it was given. */
const clerk = setup({ types: { context: {} as { ledger: AnyActorRef }, input: {} as AnyActorRef } }).createMachine({
  id: 'clerk',
  context: ({ input }) => ({ ledger: input }),
  on: { work: { actions: sendTo(({ context }) => context.ledger, { type: 'stamp.used' }) } },
})

const machines = { stamp, ledger, clerk, family }

/** A second of stamps and a family, read from a file. */
function session() {
  outside = 0
  const { engine, options, fromFile } = startSimulated()
  const one = createActor(stamp, options).start()
  const other = createActor(family, options).start()
  one.send({ type: 'stamped' })
  other.send({ type: 'call' })
  engine.advance(1_000)
  return fromFile()
}

/** Ledger and clerk, and a stamp that has nothing to do with them, read from a file. */
function office() {
  const { options, fromFile } = startSimulated()
  const book = createActor(ledger, options).start()
  const busy = createActor(clerk, { ...options, input: book }).start()
  createActor(stamp, options).start()
  busy.send({ type: 'work' })
  return fromFile()
}

describe('a replay of several families', () => {
  it('replays each to its end, and says which of them differs, and what timers are pending', () => {
    const recording = session()
    const { families, difference, moments, waiting } = replay(recording, { machines })
    expect(families.map(({ roots, actors }) => [roots, actors])).toEqual([
      [['stamp#1'], ['stamp#1']],
      [['family#1'], ['family#1', 'member#1']],
    ])
    expect(families[0]?.difference).toMatchObject({ index: 3, actor: 'stamp#1', path: '/context/at' })
    expect([families[1]?.difference, difference === families[0]?.difference]).toEqual([undefined, true])
    // The child answers 300 ms after it was asked.
    const answered = moments.at(-1) as Moment
    expect(answered.entry).toMatchObject({ atMs: 300, actor: 'family#1', event: { type: 'member.answered' } })
    expect((answered.snapshot as AnyMachineSnapshot).matches('answered')).toBe(true)
    const called = recording.entries.findIndex(({ event }) => event.type === 'asked') + 1
    expect(waiting({ atMs: 0, point: called }).map(({ due, actor }) => [due, actor])).toEqual([[300, 'member#1']])
    expect(waiting({ atMs: 300, point: recording.entries.length })).toEqual([])
  })

  it('replays those together that refer to one another', () => {
    const { families } = replay(office(), { machines })
    expect(families.map(({ roots, difference }) => [roots, difference])).toEqual([
      [['ledger#1', 'clerk#1'], undefined],
      [['stamp#1'], undefined],
    ])
    const { ledger: _, ...rest } = machines
    expect(replay(office(), { machines: rest }).families.map(({ difference }) => difference?.message)).toEqual([
      "There is no machine 'ledger' on this page.",
      undefined,
    ])
  })
})

it('replays what machines send to actors of the page without reaching these', () => {
  const { engine, recorder, options, fromFile } = startSimulated()
  const book = createActor(ledger, options).start()
  const stranger = createActor(ledger).start()
  // The recorder says that the stranger is not recorded.
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const event = { type: 'stamp.used' }
  const entry = [sendTo(book, event), sendTo(() => book, event, { delay: 5 }), sendTo(stranger, event)]
  const writer = setup({}).createMachine({ id: 'writer', context: { book }, entry })
  createActor(writer, options).start()
  engine.advance(5)
  const counts = () => [book, stranger].map((actor) => actor.getSnapshot().context.count)
  for (const recording of [recorder.recording(), fromFile()])
    expect(replay(recording, { machines: { ledger, writer } }).difference?.message).toBeUndefined()
  expect([recorder.entries.length, counts()]).toEqual([4, [2, 1]])
  report.mockRestore()
})

it('shows of a recording without its machines all states, contexts and times, and who is alive', () => {
  const history = createHistory()
  const { moments } = replay(session(), { machines: {} })
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
  const shown = (at: number) => ({ status: 'active', context: { at, day: new Date(0) } })
  expect(history.lastAt('stamp#1', 3)?.snapshot).toMatchObject({ ...shown(0), value: 'blank' })
  expect(history.lastAt('stamp#1', 4)?.snapshot).toMatchObject({ ...shown(1), value: 'used' })
  expect([-1, 0, 299, 300].map(history.countAt)).toEqual([0, 6, 6, 8])
  expect([0, 1, 8].map(history.runningAt)).toEqual([[], ['stamp#1'], ['stamp#1', 'family#1', 'member#1']])
  const busy = replay(office(), { machines: {} }).moments[1]?.snapshot as unknown as { context: object }
  expect(toPlain(busy.context)).toEqual({ ledger: { $actor: 'ledger#1' } })
})

it('knows the last entry of an actor with its transitions, eventless ones included, and keeps it as it was when it stopped', () => {
  const history = createHistory()
  const { engine, options } = startSimulated({ onMoment: history.add })
  const actor = createActor(reveal, { ...options, input: { lines: 1 } }).start()
  engine.advance(150)
  actor.stop()
  const takenAt = (point: number) => history.lastAt('reveal#1', point)?.transitions.map(({ eventType }) => eventType)
  expect([0, 1, 2].map(takenAt)).toEqual([undefined, [], ['xstate.after.line.reveal.revealing', '']])
  expect([2, 3].map(history.runningAt)).toEqual([['reveal#1'], []])
  expect(history.lastAt('reveal#1', 3)?.snapshot).toMatchObject({ value: 'done', status: 'stopped' })
})
