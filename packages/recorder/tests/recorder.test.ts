import { replay } from '@drei-tage/recorder'
import type { Moment, RecorderOptions } from '@drei-tage/recorder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, sendTo, setup, spawnChild } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { throwing } from '../../../engine/tests/support.ts'
import { burst } from './machines.ts'
import { counterOf, startSimulated } from './support.ts'

const counter = counterOf()

function start(more?: Partial<RecorderOptions>) {
  const page = startSimulated(more)
  return {
    ...page,
    actor: createActor(counter, page.options).start(),
    rows: () => page.moments.map(({ entry }) => [entry.atMs, entry.actor, entry.kind, entry.event.type]),
  }
}

const reported: unknown[] = []
beforeEach(() => {
  vi.stubGlobal('reportError', (fault: unknown) => void reported.push(fault))
})
afterEach(() => {
  reported.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('recorder', () => {
  it('records the start, sent events, spontaneous transitions and the stop, each with its engine time', () => {
    const { engine, recorder, moments, options, rows } = start()
    const actor = createActor(burst, options).start()
    engine.advance(250)
    actor.send({ type: 'requested', seed: 5 })
    engine.advance(3_000)
    actor.stop()
    expect(rows().slice(1)).toEqual([
      [0, 'burst#1', 'start', 'xstate.init'],
      [250, 'burst#1', 'sent', 'requested'],
      [3_250, 'burst#1', 'own', 'xstate.after.shine.burst.bursting'],
      [3_250, 'burst#1', 'stop', 'xstate.stop'],
    ])
    expect(recorder.recording()).toEqual({ randomState: 1, endMs: 3_250, entries: recorder.entries })
    const { entry, snapshot } = moments[2] as Moment
    const { data, ...said } = entry
    expect(said).toEqual({ atMs: 250, actor: 'burst#1', kind: 'sent', event: { type: 'requested', seed: 5 }, value: 'bursting' })
    expect(data.changes).toEqual([
      { op: 'replace', path: '/count', value: 1 },
      { op: 'replace', path: '/seed', value: 5 },
    ])
    // It is kept, not copied.
    expect(data.value).toBe((snapshot as AnyMachineSnapshot).context)
  })

  it('numbers the actors of a machine, and omits those that never start', () => {
    const { recorder, options, actor, rows } = start()
    const unstarted = createActor(counter, options)
    unstarted.send({ type: 'go' })
    const third = createActor(counter, options).start()
    actor.stop()
    expect(recorder.actors().map(({ name, running, logic }) => [name, running, (logic as AnyStateMachine).id])).toEqual([
      ['counter#1', false, 'counter'],
      ['counter#2', true, 'counter'],
    ])
    expect([recorder.nameOf(third), recorder.refOf('counter#2') === third]).toEqual(['counter#2', true])
    // What was sent before the start comes after it.
    unstarted.start()
    expect(rows().slice(-2)).toEqual([
      [0, 'counter#3', 'start', 'xstate.init'],
      [0, 'counter#3', 'sent', 'go'],
    ])
  })

  it('keeps the order in which events were processed, and drops those that a stopped actor did not process', () => {
    const { options, actor, rows } = start()
    const other = createActor(counter, options).start()
    actor.subscribe(({ context: { count } }) => {
      if (count === 1) for (const one of [actor, other]) one.send({ type: 'more' })
      if (count !== 2) return
      actor.send({ type: 'more' })
      actor.stop()
    })
    actor.send({ type: 'go' })
    // XState warns about it.
    vi.spyOn(console, 'warn').mockReturnValue()
    actor.send({ type: 'go' })
    other.stop()
    // The first was still processing an event when 'more' was sent to it, so the other went first.
    expect(rows().map(([, name, kind, type]) => [name, kind, type])).toEqual([
      ['counter#1', 'start', 'xstate.init'],
      ['counter#2', 'start', 'xstate.init'],
      ['counter#1', 'sent', 'go'],
      ['counter#2', 'sent', 'more'],
      ['counter#1', 'sent', 'more'],
      ['counter#1', 'stop', 'xstate.stop'],
      ['counter#2', 'stop', 'xstate.stop'],
    ])
  })

  it('says once which actor had been created before it was observed, and records the others so that they replay', () => {
    const { recorder, actor, fromFile, rows } = start()
    const parent = setup({ actors: { counter } }).createMachine({
      id: 'late',
      on: { go: { actions: [spawnChild('counter'), sendTo(actor, { type: 'go' })] } },
    })
    const late = createActor(parent, { id: 'late' }).start()
    late.system.inspect(recorder.observe)
    late.send({ type: 'go' })
    late.send({ type: 'go' })
    expect(reported).toEqual([
      new Error("recorder: 'late' is not recorded, because it had been created before. Pass observe as inspect to createActor."),
    ])
    expect(rows().map(([, name, kind]) => [name, kind])).toEqual([
      ['counter#1', 'start'],
      ['counter#1', 'sent'],
      ['counter#1', 'sent'],
    ])
    expect(replay(fromFile(), { machines: { counter } }).difference).toBeUndefined()
  })

  it('that is closed records no more, also of actors that it follows', () => {
    const { recorder, actor, rows } = start()
    recorder.close()
    actor.send({ type: 'go' })
    expect([rows().length, actor.getSnapshot().context.count]).toEqual([1, 1])
  })

  it('that is full leaves what it has to be replayed', () => {
    const lamp = setup({}).createMachine({
      id: 'lamp',
      initial: 'on',
      states: { on: { after: { 10: 'off' } }, off: { after: { 10: 'on' } } },
    })
    const { engine, recorder, options, fromFile } = startSimulated({ limit: 4 })
    createActor(lamp, options).start()
    engine.advance(1_000)
    expect([recorder.isFull(), recorder.recording().endMs, recorder.entries.length]).toEqual([true, 30, 4])
    for (const recording of [recorder.recording(), fromFile()]) expect(replay(recording, { machines: { lamp } }).difference).toBeUndefined()
  })
})

// What cannot be read is tested in values.test.ts, and in packages/inspector/tests/hostile.test.tsx in every place of an actor.
describe('an actor that is recorded', () => {
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

  it('is not taken for busy if another inspector throws', () => {
    const { recorder, options } = startSimulated()
    const inspect = (inspected: InspectionEvent) => {
      options.inspect(inspected)
      if (inspected.type === '@xstate.snapshot' && inspected.event.type === 'go') throw new Error('nosy')
    }
    const actor = createActor(counter, { ...options, inspect: inspect as never }).start()
    expect(() => actor.send({ type: 'go' })).toThrow('nosy')
    expect([recorder.busy(), recorder.entries.length]).toEqual([undefined, 2])
  })

  it('is not affected by what onMoment throws, which is reported', () => {
    const { actor, recorder } = start({ onMoment: throwing('onMoment') })
    actor.send({ type: 'go' })
    expect(actor.getSnapshot().context.count).toBe(1)
    expect(reported).toEqual([new Error('onMoment'), new Error('onMoment')])
    expect(recorder.entries.map(({ event }) => event.type)).toEqual(['xstate.init', 'go'])
  })

  it('may change its events and inputs afterwards: at most 5,000 parts are copied at once, and all is saved', () => {
    const { actor, fromFile, recorder } = start()
    const source = { page: 1, rows: Array.from({ length: 6_000 }, (_, id) => ({ id })) }
    actor.send({ type: 'go', source })
    expect(fromFile().entries[1]?.event.source).toEqual(source)
    source.page = 2
    expect(recorder.entries[1]?.event).toEqual({ type: 'go', source: { page: 1, rows: { $opaque: 'too large: 6000 items' } } })
  })
})
