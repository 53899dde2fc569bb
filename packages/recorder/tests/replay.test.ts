import { describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import type { SimulatedEngine } from '@drei-tage/engine'
import { createRecorder, replay } from '@drei-tage/recorder'
import type { Recording, RecordingEntry } from '@drei-tage/recorder'
import { createHistory } from '@drei-tage/recorder/internal'
import { burst, reveal } from './machines.ts'
import { changed, startSimulated } from './support.ts'

const machines: Record<string, AnyStateMachine> = { burst, reveal }

/** Two bursts at 1,000 ms and 2,500 ms, with a code reveal running alongside, until 6,000 ms. */
function session() {
  const { engine, moments, recorder, options } = startSimulated()
  createActor(reveal, { ...options, input: { lines: 26 } }).start()
  const actor = createActor(burst, options).start()
  engine.advance(1_000)
  actor.send({ type: 'requested', seed: 3 })
  engine.advance(1_500)
  actor.send({ type: 'requested', seed: 4 })
  engine.advance(3_500)
  return { moments, recording: recorder.recording() }
}

const indexOf = ({ entries }: Recording, type: string) => entries.findIndex(({ event }) => event.type === type)

describe('replay', () => {
  it('gives a machine the same row, which knows its parent, as the page did', () => {
    interface Row {
      parent?: Row
    }
    const picker = setup({
      types: { context: {} as { row?: Row | undefined }, events: {} as { type: 'select'; row: Row } | { type: 'up' } },
    }).createMachine({
      id: 'picker',
      context: {},
      on: {
        select: { actions: assign({ row: ({ event }) => event.row }) },
        up: { actions: assign({ row: ({ context }) => context.row?.parent }) },
      },
    })
    const { recorder, options } = startSimulated()
    const actor = createActor(picker, options).start()
    const row: Row = {}
    row.parent = row
    actor.send({ type: 'select', row })
    actor.send({ type: 'select', row: { parent: { parent: row } } })
    for (let ups = 0; ups < 4; ups += 1) actor.send({ type: 'up' })
    expect(replay(recorder.recording(), { machines: { picker } }).difference).toBeUndefined()
  })

  it('gives a machine the times and random numbers that its clock gave it on the page', () => {
    const clockOf = (self: unknown) => (self as { clock: SimulatedEngine }).clock
    const dice = setup({
      types: { context: {} as { rolls: (readonly [atMs: number, number: number])[] }, events: {} as { type: 'rolled' } },
    }).createMachine({
      id: 'dice',
      context: { rolls: [] },
      on: {
        rolled: {
          actions: assign({ rolls: ({ context, self }) => [...context.rolls, [clockOf(self).now(), clockOf(self).random()] as const] }),
        },
      },
    })
    const engine = createSimulatedEngine({ seed: 7 })
    engine.random()
    const recorder = createRecorder({ now: () => engine.now(), randomState: engine.randomState })
    const actor = createActor(dice, { clock: engine, inspect: recorder.observe }).start()
    for (let rolls = 0; rolls < 3; rolls += 1) {
      engine.advance(150)
      actor.send({ type: 'rolled' })
    }
    const recording = recorder.recording()
    expect(replay(recording, { machines: { dice } }).difference).toBeUndefined()
    expect(replay({ ...recording, randomState: 8 }, { machines: { dice } }).difference).toMatchObject({ index: 1 })
  })

  it('replays an event between two delays of the same instant in between them', () => {
    // Both actors tick at the same instant. The first to tick holds the second.
    const { engine, recorder, options: recorded } = startSimulated()
    const options = { ...recorded, input: { lines: 26 } }
    const first = createActor(reveal, options).start()
    const second = createActor(reveal, options).start()
    first.subscribe(({ context }) => {
      if (context.lines === 2) second.send({ type: 'held' })
    })
    engine.advance(1_000)
    const recording = recorder.recording()
    expect(recording.entries.findLast(({ actor }) => actor === 'reveal#2')).toMatchObject({ atMs: 300, kind: 'sent' })
    expect(replay(recording, { machines }).difference).toBeUndefined()
  })

  it('does not continue past a recording that ends in the middle of an instant', () => {
    const { recording } = session()
    const at5500 = indexOf(recording, 'xstate.after.shine.burst.bursting')
    const cut = { ...recording, endMs: 5_500, entries: recording.entries.slice(0, at5500) }
    const { difference, moments } = replay(cut, { machines })
    expect(difference).toBeUndefined()
    expect(moments.length).toBe(at5500)
  })

  it('reports where a changed machine first differs', () => {
    const { recording } = session()
    const differenceWith = (shine: number) =>
      replay(recording, { machines: { ...machines, burst: burst.provide({ delays: { shine } }) as AnyStateMachine } }).difference
    expect(differenceWith(3_100)).toEqual({
      index: indexOf(recording, 'xstate.after.shine.burst.bursting'),
      atMs: 5_500,
      actor: 'burst#1',
      path: '/atMs',
      old: 5_500,
      new: 5_600,
      message: "burst#1: 'shine' takes 3100 ms instead of 3000, first at 5.600 s.",
    })
    // In the recording, the second burst cut the first one short. One of 1,400 ms ends before that, so its recorded length is unknown.
    expect([2_900, 4_000, 1_400].map((ms) => differenceWith(ms)?.message)).toEqual([
      "burst#1: 'shine' takes 2900 ms instead of 3000, first at 5.400 s.",
      "burst#1: 'shine' takes 4000 ms instead of 3000, first at 6.500 s.",
      "burst#1: 'shine' comes at 2.400 s; recorded was 'requested' for burst#1 at 2.500 s.",
    ])
  })

  it.each(['burst', '__proto__'])('names a machine that does not exist: %s', (id) => {
    const { recording } = session()
    const entries = recording.entries.map((entry) => (entry.actor === 'burst#1' ? { ...entry, actor: `${id}#1` } : entry))
    expect(replay({ ...recording, entries }, { machines: { reveal } }).difference).toMatchObject({
      index: 1,
      actor: `${id}#1`,
      message: `There is no machine '${id}' on this page.`,
    })
  })

  it('reports which actor failed on invalid input from a file, and why', () => {
    const { recording } = session()
    const { difference } = replay(changed(recording, 0, { input: undefined }), { machines })
    expect(difference).toMatchObject({ index: 0, atMs: 0 })
    expect(difference?.message).toMatch(/^reveal#1 fails at 0.000 s: Cannot read properties of undefined/)
  })

  it('reports a changed delay at its own actor, although another comes first', () => {
    const { engine, recorder, options } = startSimulated()
    const player = (ms: number) =>
      setup({}).createMachine({ id: 'player', initial: 'playing', states: { playing: { after: { [ms]: 'over' } }, over: {} } })
    const payment = setup({}).createMachine({ id: 'payment', initial: 'asked', states: { asked: { after: { 1000: 'paid' } }, paid: {} } })
    createActor(player(2_500), options).start()
    engine.advance(686)
    createActor(payment, options).start()
    engine.advance(3_000)
    expect(
      [1_200, 2_600].map((ms) => replay(recorder.recording(), { machines: { payment, player: player(ms) } }).difference),
    ).toMatchObject([
      { actor: 'player#1', message: "player#1: '2500' takes 1200 ms instead of 2500, first at 1.200 s." },
      { actor: 'player#1', message: "player#1: '2500' takes 2600 ms instead of 2500, first at 2.600 s." },
    ])
  })

  it('never says that two equal figures differ', () => {
    const { recording } = session()
    const early = changed(recording, indexOf(recording, 'requested'), { atMs: 1_000.02 })
    expect(replay(early, { machines }).difference).toBeUndefined()
    const end = indexOf(recording, 'xstate.after.shine.burst.bursting')
    expect(replay(changed(recording, end, { atMs: 5_500.0004 }), { machines }).difference?.message).toBe(
      "burst#1: 'shine' takes 3000 ms instead of 3000.0004, first at 5.500 s.",
    )
    const line = indexOf(recording, 'xstate.after.line.reveal.revealing')
    const long = 'x'.repeat(200)
    const added = changed(recording, line, { changes: [{ op: 'replace', path: '/lines', value: long }] })
    expect(replay(added, { machines }).difference?.message).toBe(
      `reveal#1: lines is 1 instead of "${'x'.repeat(99)}… at 0.150 s, after 'line'.`,
    )
  })

  it('shows of two long values the part that differs', () => {
    const text = (end: string) => setup({}).createMachine({ id: 'text', context: { text: `${'x'.repeat(300)}${end}` } })
    const { recorder, options } = startSimulated()
    createActor(text('a'), options).start()
    expect(replay(recorder.recording(), { machines: { text: text('b') as AnyStateMachine } }).difference?.message).toBe(
      `text#1: text is …${'x'.repeat(50)}b" instead of …${'x'.repeat(50)}a" at 0.000 s, after 'xstate.init'.`,
    )
  })

  it('reports unrecorded transitions and events that no actor handles', () => {
    const { recording } = session()
    const short = { ...recording, entries: recording.entries.slice(0, -1) }
    expect(replay(short, { machines }).difference?.message).toMatch(/^burst#1: 'shine' comes at 5.500 s, after all that was recorded\.$/)
    const { data } = recording.entries.at(-1) as RecordingEntry
    const ofStop = { kind: 'stop', event: { type: 'xstate.stop' }, value: 'idle', status: 'stopped', data } as const
    const stop: RecordingEntry = { atMs: 6_000, actor: 'burst#1', ...ofStop }
    const stopped = { ...recording, entries: [...recording.entries, stop] }
    expect(replay(stopped, { machines }).difference).toBeUndefined()
    const again: RecordingEntry = { ...stop, kind: 'own', event: { type: 'xstate.after.shine.burst.bursting' } }
    expect(replay({ ...recording, entries: [...recording.entries, again] }, { machines }).difference?.message).toBe(
      "burst#1: 'shine' does not come at 6.000 s.",
    )
    const twice = { ...stopped, entries: [...stopped.entries, stop] }
    expect(replay(twice, { machines }).difference?.message).toBe("burst#1 does not take 'xstate.stop' at 6.000 s.")
  })
})

describe('history', () => {
  it('knows the running actors, their last entries and last transitions', () => {
    const all = createHistory()
    for (const moment of session().moments) all.add(moment)
    expect(all.countAt(-1)).toBe(0)
    expect([0, 1].map(all.runningAt)).toEqual([[], ['reveal#1']])
    const point = all.countAt(1_000)
    expect(all.lastEntryAt('burst#1', point)).toMatchObject({ atMs: 1_000, event: { type: 'requested', seed: 3 } })
    expect(all.lastTransitionsAt('burst#1', point).map(({ eventType }) => eventType)).toEqual(['requested'])
    expect([all.lastEntryAt('burst#1', 0), all.lastTransitionsAt('burst#1', 0)]).toEqual([undefined, []])
  })

  it('keeps a stopped actor as it was, but not among the running ones', () => {
    const machine = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } })
    const all = createHistory()
    const lamp = createActor(machine, startSimulated({ onMoment: all.add }).options).start()
    lamp.send({ type: 'press' })
    lamp.stop()
    expect([2, 3].map(all.runningAt)).toEqual([['lamp#1'], []])
    expect(all.snapshotAt('lamp#1', 3)).toMatchObject({ value: 'on', status: 'stopped' })
  })
})
