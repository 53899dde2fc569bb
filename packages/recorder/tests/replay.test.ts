import { expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import type { SimulatedEngine } from '@drei-tage/engine'
import { replay } from '@drei-tage/recorder'
import type { Recording, RecordingEntry } from '@drei-tage/recorder'
import { burst, reveal } from './machines.ts'
import { changed, startSimulated } from './support.ts'

const machines = { burst, reveal }

/** Two bursts at 1,000 ms and 2,500 ms, with a code reveal running alongside, until 6,000 ms. */
const recording = (() => {
  const { engine, recorder, options } = startSimulated()
  createActor(reveal, { ...options, input: { lines: 26 } }).start()
  const actor = createActor(burst, options).start()
  engine.advance(1_000)
  actor.send({ type: 'requested', seed: 3 })
  engine.advance(1_500)
  actor.send({ type: 'requested', seed: 4 })
  engine.advance(3_500)
  return recorder.recording()
})()

const indexOf = (type: string) => recording.entries.findIndex(({ event }) => event.type === type)
const shined = indexOf('xstate.after.shine.burst.bursting')
const difference = (change: Partial<Recording> = {}, known: Record<string, AnyStateMachine> = machines) =>
  replay({ ...recording, ...change }, { machines: known }).difference

it('gives a machine the times and random numbers that its clock gave it on the page', () => {
  const clockOf = (self: unknown) => (self as { clock: SimulatedEngine }).clock
  const dice = setup({ types: { context: {} as { rolls: (readonly [atMs: number, number: number])[] } } }).createMachine({
    id: 'dice',
    context: { rolls: [] },
    on: {
      rolled: {
        actions: assign({ rolls: ({ context, self }) => [...context.rolls, [clockOf(self).now(), clockOf(self).random()] as const] }),
      },
    },
  })
  const { engine, recorder, options } = startSimulated()
  const actor = createActor(dice, options).start()
  for (let rolls = 0; rolls < 3; rolls += 1) {
    engine.advance(150)
    actor.send({ type: 'rolled' })
  }
  expect(difference(recorder.recording(), { dice })).toBeUndefined()
  expect(difference({ ...recorder.recording(), randomState: 8 }, { dice })).toMatchObject({ index: 1 })
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
  expect(recorder.entries.findLast(({ actor }) => actor === 'reveal#2')).toMatchObject({ atMs: 300, kind: 'sent' })
  expect(difference(recorder.recording())).toBeUndefined()
})

it('does not continue past a recording that ends in the middle of an instant', () => {
  const cut = { ...recording, endMs: 5_500, entries: recording.entries.slice(0, shined) }
  const { difference: found, moments } = replay(cut, { machines })
  expect([found, moments.length]).toEqual([undefined, shined])
})

it('reports where a changed machine first differs', () => {
  const differenceWith = (shine: number) =>
    difference({}, { reveal, burst: burst.provide({ delays: { shine } }) as unknown as AnyStateMachine })
  expect(differenceWith(3_100)).toEqual({
    index: shined,
    atMs: 5_500,
    actor: 'burst#1',
    path: '/atMs',
    old: 5_500,
    new: 5_600,
    message: "burst#1: 'shine' comes at 5.600 s instead of 5.500 s.",
  })
  expect([1_400, 4_000].map((ms) => differenceWith(ms)?.message)).toEqual([
    "burst#1: 'shine' comes at 2.400 s; recorded was 'requested' for burst#1 at 2.500 s.",
    "burst#1: 'shine' does not come at 5.500 s.",
  ])
})

it.each(['burst', '__proto__'])('names a machine that does not exist: %s', (id) => {
  const entries = recording.entries.map((entry) => (entry.actor === 'burst#1' ? { ...entry, actor: `${id}#1` } : entry))
  expect(difference({ entries }, { reveal })).toMatchObject({
    index: 1,
    actor: `${id}#1`,
    message: `There is no machine '${id}' on this page.`,
  })
})

it('says what failed or differs, never that two equal figures differ, and of long values the part that differs', () => {
  const failed = difference(changed(recording, 0, { input: undefined }))
  expect(failed).toMatchObject({ index: 0, atMs: 0 })
  expect(failed?.message).toMatch(/^reveal#1 fails at 0.000 s: Cannot read properties of undefined/)
  expect(difference(changed(recording, indexOf('requested'), { atMs: 1_000.02 }))).toBeUndefined()
  expect(difference(changed(recording, shined, { atMs: 5_500.0004 }))?.message).toBe(
    "burst#1: 'shine' comes at 5.5000000 s instead of 5.5000004 s.",
  )
  const lines = (value: string) => ({ changes: [{ op: 'replace', path: '/lines', value }] })
  const line = indexOf('xstate.after.line.reveal.revealing')
  expect(difference(changed(recording, line, lines('x'.repeat(200))))?.message).toBe(
    `reveal#1: lines is 1 instead of "${'x'.repeat(99)}… at 0.150 s, after 'line'.`,
  )
  const text = (end: string) => setup({}).createMachine({ id: 'text', context: { text: `${'x'.repeat(300)}${end}` } })
  const { recorder, options } = startSimulated()
  createActor(text('a'), options).start()
  expect(difference(recorder.recording(), { text: text('b') as unknown as AnyStateMachine })?.message).toBe(
    `text#1: text is …${'x'.repeat(50)}b" instead of …${'x'.repeat(50)}a" at 0.000 s, after 'xstate.init'.`,
  )
})

it('reports unrecorded transitions and events that no actor handles', () => {
  const { entries } = recording
  const { data } = entries.at(-1) as RecordingEntry
  const ofStop = { kind: 'stop', event: { type: 'xstate.stop' }, value: 'idle', status: 'stopped', data } as const
  const stop: RecordingEntry = { atMs: 6_000, actor: 'burst#1', ...ofStop }
  const again: RecordingEntry = { ...stop, kind: 'own', event: { type: 'xstate.after.shine.burst.bursting' } }
  expect(
    [entries.slice(0, -1), [...entries, stop], [...entries, again], [...entries, stop, stop]].map(
      (one) => difference({ entries: one })?.message,
    ),
  ).toEqual([
    "burst#1: 'shine' comes at 5.500 s, after all that was recorded.",
    undefined,
    "burst#1: 'shine' does not come at 6.000 s.",
    "burst#1 does not take 'xstate.stop' at 6.000 s.",
  ])
})
