import { createRecorder, replay, serializeRecording } from '@drei-tage/recorder'
import type { RecorderOptions } from '@drei-tage/recorder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, createActor, sendTo, setup, spawnChild } from 'xstate'
import { throwing } from '../../../engine/tests/support.ts'
import { startSimulated } from './support.ts'

const counter = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'go'; source?: unknown } },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { go: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

// What cannot be read is tested in values.test.ts, and in packages/inspector/tests/hostile.test.tsx in every place of an actor.

function start(options: Partial<RecorderOptions> = {}) {
  const holds: boolean[] = []
  const page = startSimulated({ onBusy: (isBusy) => void holds.push(isBusy), ...options })
  return { ...page, holds, actor: createActor(counter, page.options).start() }
}

describe('an actor that is recorded', () => {
  const reported: unknown[] = []
  beforeEach(() => {
    vi.stubGlobal('reportError', (fault: unknown) => void reported.push(fault))
  })
  afterEach(() => {
    reported.length = 0
    vi.unstubAllGlobals()
  })

  it('takes events of a class, and events of the browser, and their types are recorded', () => {
    const { actor, recorder } = start()
    class Go {
      readonly type = 'go'
      readonly source = 5
    }
    actor.send(new Go())
    actor.send(new Event('go') as never)
    expect(actor.getSnapshot().context.count).toBe(2)
    expect(recorder.entries.slice(1).map(({ event }) => event)).toEqual([{ type: 'go', source: 5 }, { type: 'go' }])
  })

  it.each<[string, Partial<RecorderOptions>, number]>([
    ['onMoment', { onMoment: throwing('onMoment') }, 3],
    ['onBusy', { onBusy: throwing('onBusy') }, 6],
    ['now', { now: throwing('now') }, 6],
    ['nameFor', { nameFor: throwing('nameFor') }, 1],
  ])('is not affected by what %s throws, which is reported', (name, options, times) => {
    const { actor, recorder } = start(options)
    actor.send({ type: 'go' })
    actor.send({ type: 'go' })
    expect(actor.getSnapshot().context.count).toBe(2)
    expect(reported).toEqual(Array.from({ length: times }, () => new Error(name)))
    if (name !== 'nameFor') expect(recorder.entries.map(({ event }) => event.type)).toEqual(['xstate.init', 'go', 'go'])
  })

  it('does not stay busy when it throws', async () => {
    const { options, recorder, holds } = start()
    const fragile = createActor(setup({}).createMachine({ id: 'fragile', on: { hit: { actions: throwing('broken') } } }), options)
    fragile.subscribe({ error: () => undefined })
    fragile.start()
    fragile.send({ type: 'hit' })
    holds.length = 0
    await Promise.resolve()
    expect(holds).toEqual([false])
    expect(recorder.busy()).toBeUndefined()
  })
})

it('records a copy of events and inputs, which the page may change afterwards', () => {
  const { actor, recorder } = start()
  const source = { page: 1 }
  actor.send({ type: 'go', source })
  source.page = 2
  expect(recorder.entries[1]?.event).toEqual({ type: 'go', source: { page: 1 } })
})

describe('a recorder', () => {
  it('refuses to go without the time', () => {
    for (const options of [undefined, {}, { now: 5 }]) {
      expect(() => createRecorder(options as never)).toThrow(new TypeError('recorder: now is not valid. Pass { now: () => engine.now() }.'))
    }
  })

  it('says once which actor had been created before it was observed, and records the others so that they replay', () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (fault: unknown) => void reported.push(fault))
    const { recorder, options, fromFile } = startSimulated()
    const actor = createActor(counter, options).start()
    const parent = setup({ actors: { counter } }).createMachine({
      id: 'late',
      on: { go: { actions: [spawnChild('counter'), sendTo(actor, { type: 'go' })] } },
    })
    const late = createActor(parent, { id: 'late' }).start()
    late.system.inspect(recorder.observe)
    late.send({ type: 'go' })
    late.send({ type: 'go' })
    vi.unstubAllGlobals()
    expect(reported).toEqual([
      new Error("recorder: 'late' is not recorded, because it had been created before. Pass observe as inspect to createActor."),
    ])
    expect(recorder.entries.map(({ actor: name, kind }) => [name, kind])).toEqual([
      ['counter#1', 'start'],
      ['counter#1', 'sent'],
      ['counter#1', 'sent'],
    ])
    expect(replay(fromFile(), { machines: { counter } }).difference).toBeUndefined()
  })

  it('that is full leaves what it has to be replayed', () => {
    const blinking = setup({}).createMachine({
      id: 'lamp',
      initial: 'on',
      states: { on: { after: { 10: 'off' } }, off: { after: { 10: 'on' } } },
    })
    const { engine, recorder, options, fromFile } = startSimulated({ limit: 4 })
    createActor(blinking, options).start()
    engine.advance(1_000)
    expect([recorder.isFull(), recorder.recording().endMs, recorder.entries.length]).toEqual([true, 30, 4])
    for (const recording of [recorder.recording(), fromFile()])
      expect(replay(recording, { machines: { lamp: blinking } }).difference).toBeUndefined()
  })

  it('keeps contexts, and reads none of what it watches', () => {
    let reads = 0
    const get = (target: object, key: string | symbol) => {
      reads += 1
      return Reflect.get(target, key) as unknown
    }
    const row = new Proxy({ at: new Date(5) }, { get, ownKeys: (target) => ((reads += 1), Reflect.ownKeys(target)) })
    const table = setup({ types: { context: {} as { rows: object[]; count: number } } }).createMachine({
      id: 'table',
      context: { rows: [row], count: 0 },
      on: { go: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    })
    const { recorder, options } = startSimulated()
    const actor = createActor(table, options).start()
    for (let count = 0; count < 3; count++) actor.send({ type: 'go' })
    expect([reads, recorder.entries[3]?.data.value]).toEqual([0, actor.getSnapshot().context])
    expect(serializeRecording(recorder.recording())).toContain('"rows":[{"at":{"$date":5}}]')
    // Once for its fields: all contexts have the same row.
    expect(reads).toBe(1)
  })

  it('copies at most 5,000 parts of an event at once, and saves all of it', () => {
    const { actor, fromFile, recorder } = start()
    const source = Array.from({ length: 30_000 }, (_, id) => ({ id }))
    actor.send({ type: 'go', source })
    expect(recorder.entries[1]?.event).toEqual({ type: 'go', source: { $opaque: 'too large' } })
    expect(fromFile().entries[1]?.event.source).toEqual(source)
  })
})
