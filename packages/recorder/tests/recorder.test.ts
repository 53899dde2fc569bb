import { describe, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Moment, RecorderOptions } from '@drei-tage/recorder'
import { burst, reveal } from './machines.ts'
import { startSimulated } from './support.ts'

const faq = setup({
  types: { context: {} as { open: number | null }, events: {} as { type: 'question.opened'; index: number } },
}).createMachine({
  id: 'faq',
  context: { open: null },
  on: { 'question.opened': { actions: assign({ open: ({ event }) => event.index }) } },
})

function setUp(more?: Partial<RecorderOptions>) {
  const page = startSimulated(more)
  const { moments, options } = page
  const startFaq = () => createActor(faq, options).start()
  const startBurst = () => createActor(burst, options).start()
  return {
    ...page,
    startFaq,
    startBurst,
    rows: () => moments.map(({ entry }) => [entry.atMs, entry.actor, entry.kind, entry.event.type]),
  }
}

describe('recorder', () => {
  it('records the start, sent events, spontaneous transitions and the stop, each with its engine time', () => {
    const { engine, recorder, moments, rows, startBurst } = setUp()
    const actor = startBurst()
    engine.advance(250)
    actor.send({ type: 'requested', seed: 5 })
    engine.advance(3_000)
    actor.stop()

    expect(rows()).toEqual([
      [0, 'burst#1', 'start', 'xstate.init'],
      [250, 'burst#1', 'sent', 'requested'],
      [3_250, 'burst#1', 'own', 'xstate.after.shine.burst.bursting'],
      [3_250, 'burst#1', 'stop', 'xstate.stop'],
    ])
    expect(recorder.recording()).toEqual({ randomState: 1, endMs: 3_250, entries: recorder.entries })
    const {
      entry: { data, ...entry },
      snapshot,
    } = moments[1] as Moment
    expect(entry).toEqual({ atMs: 250, actor: 'burst#1', kind: 'sent', event: { type: 'requested', seed: 5 }, value: 'bursting' })
    expect(data.changes).toEqual([
      { op: 'replace', path: '/count', value: 1 },
      { op: 'replace', path: '/seed', value: 5 },
    ])
    // It is kept, not copied.
    expect(data.value).toBe((snapshot as AnyMachineSnapshot).context)
  })

  it('numbers the actors of a machine, and omits those that never start', () => {
    const { recorder, startFaq, options } = setUp()
    createActor(faq, options)
    const first = startFaq()
    const second = startFaq()
    first.stop()

    expect(recorder.actors().map(({ name, running, logic }) => [name, running, (logic as AnyStateMachine).id])).toEqual([
      ['faq#1', false, 'faq'],
      ['faq#2', true, 'faq'],
    ])
    expect(recorder.nameOf(second)).toBe('faq#2')
  })

  it('records events sent before the start of an actor after its start', () => {
    const { rows, options } = setUp()
    const questions = createActor(faq, options)
    questions.send({ type: 'question.opened', index: 2 })
    expect(rows()).toEqual([])
    questions.start()
    expect(rows().map(([, , kind]) => kind)).toEqual(['start', 'sent'])
  })

  it('keeps the order in which events were processed when one actor sends to another and to itself', () => {
    const { engine, moments, rows, startFaq, startBurst } = setUp()
    const questions = startFaq()
    const actor = startBurst()
    questions.subscribe(({ context }) => {
      if (context.open !== 1) return
      questions.send({ type: 'question.opened', index: 4 })
      actor.send({ type: 'requested' })
    })
    engine.advance(10)
    questions.send({ type: 'question.opened', index: 1 })

    // The FAQ was still processing an event when index 4 was sent, so the burst was processed first.
    expect(rows().slice(2)).toEqual([
      [10, 'faq#1', 'sent', 'question.opened'],
      [10, 'burst#1', 'sent', 'requested'],
      [10, 'faq#1', 'sent', 'question.opened'],
    ])
    expect(moments.slice(2).map(({ entry }) => entry.event)).toMatchObject([{ index: 1 }, {}, { index: 4 }])
    expect(moments.map(({ snapshot }) => (snapshot as AnyMachineSnapshot).context.open)).toEqual([null, undefined, 1, undefined, 4])
  })

  it('drops events that a stopped actor did not process, and those sent to it afterwards', () => {
    const { rows, startFaq } = setUp()
    const questions = startFaq()
    questions.subscribe(({ context }) => {
      if (context.open !== 1) return
      questions.send({ type: 'question.opened', index: 4 })
      questions.stop()
    })
    questions.send({ type: 'question.opened', index: 1 })
    // Silences a warning that XState shows in development.
    const warning = vi.spyOn(console, 'warn').mockReturnValue()
    questions.send({ type: 'question.opened', index: 5 })
    warning.mockRestore()
    const other = startFaq()
    other.stop()

    expect(rows().map(([, actor, kind]) => [actor, kind])).toEqual([
      ['faq#1', 'start'],
      ['faq#1', 'sent'],
      ['faq#1', 'stop'],
      ['faq#2', 'start'],
      ['faq#2', 'stop'],
    ])
  })

  it('reports busy actors once per external event', () => {
    const busy: boolean[] = []
    const { startFaq, startBurst } = setUp({ onBusy: (isBusy) => void busy.push(isBusy) })
    const questions = startFaq()
    const actor = startBurst()
    expect(busy.splice(0)).toEqual([true, false, true, false])
    questions.subscribe(({ context }) => {
      expect(busy).toEqual([true])
      if (context.open === 1) actor.send({ type: 'requested' })
    })
    questions.send({ type: 'question.opened', index: 1 })
    expect(busy).toEqual([true, false])
  })

  it('records which transitions led to a moment, eventless ones included', () => {
    const { engine, moments, options } = setUp()
    const actor = createActor(reveal, { ...options, input: { lines: 1 } }).start()
    actor.send({ type: 'held' })
    actor.send({ type: 'released' })
    engine.advance(150)
    expect(moments.map(({ transitions }) => transitions.map(({ source, eventType }) => [source.path.join('.'), eventType]))).toEqual([
      [],
      [['revealing', 'held']],
      [['holding', 'released']],
      [
        ['revealing', 'xstate.after.line.reveal.revealing'],
        ['revealing', ''],
      ],
    ])
  })
})
