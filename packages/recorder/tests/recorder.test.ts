import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { RecorderOptions } from '@drei-tage/recorder'
import { codeRevealMachine, confettiMachine, faqMachine } from './machines.ts'
import { startSimulated } from './support.ts'

function setUp(more?: Partial<RecorderOptions>) {
  const page = startSimulated(more)
  const { moments, options } = page
  const startFaq = () => createActor(faqMachine, options).start()
  const startConfetti = () => createActor(confettiMachine, { ...options, input: { reducedMotion: false } }).start()
  return {
    ...page,
    startFaq,
    startConfetti,
    rows: () => moments.map(({ entry }) => [entry.atMs, entry.actor, entry.kind, entry.event.type]),
  }
}

describe('recorder', () => {
  it('records the start, sent events, spontaneous transitions and the stop, each with its engine time', () => {
    const { engine, recorder, moments, rows, startConfetti } = setUp()
    const confetti = startConfetti()
    engine.advance(250)
    confetti.send({ type: 'burst.requested', seed: 5 })
    engine.advance(3_000)
    confetti.stop()

    expect(rows()).toEqual([
      [0, 'confetti#1', 'start', 'xstate.init'],
      [250, 'confetti#1', 'sent', 'burst.requested'],
      [3_250, 'confetti#1', 'own', 'xstate.after.burst.confetti.bursting'],
      [3_250, 'confetti#1', 'stop', 'xstate.stop'],
    ])
    expect(recorder.recording()).toEqual({ randomState: 1, endMs: 3_250, entries: recorder.entries })
    expect(moments[0]?.entry).toMatchObject({ input: { reducedMotion: false }, value: 'idle' })
    expect(moments[1]?.entry).toEqual({
      atMs: 250,
      actor: 'confetti#1',
      kind: 'sent',
      event: { type: 'burst.requested', seed: 5 },
      value: 'bursting',
      changes: [
        { op: 'replace', path: '/burstId', value: 1 },
        { op: 'replace', path: '/seed', value: 5 },
      ],
    })
  })

  it('numbers the actors of a machine, and omits those that never start', () => {
    const { recorder, startFaq, options } = setUp()
    createActor(faqMachine, options)
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
    const faq = createActor(faqMachine, options)
    faq.send({ type: 'question.opened', index: 2 })
    expect(rows()).toEqual([])
    faq.start()
    expect(rows().map(([, , kind]) => kind)).toEqual(['start', 'sent'])
  })

  it('keeps the order in which events were processed when one actor sends to another and to itself', () => {
    const { engine, moments, rows, startFaq, startConfetti } = setUp()
    const faq = startFaq()
    const confetti = startConfetti()
    faq.subscribe(({ context }) => {
      if (context.openIndex !== 1) return
      faq.send({ type: 'question.opened', index: 4 })
      confetti.send({ type: 'burst.requested' })
    })
    engine.advance(10)
    faq.send({ type: 'question.opened', index: 1 })

    // The FAQ was still processing an event when index 4 was sent, so the burst was processed first.
    expect(rows().slice(2)).toEqual([
      [10, 'faq#1', 'sent', 'question.opened'],
      [10, 'confetti#1', 'sent', 'burst.requested'],
      [10, 'faq#1', 'sent', 'question.opened'],
    ])
    expect(moments.slice(2).map(({ entry }) => entry.event)).toMatchObject([{ index: 1 }, {}, { index: 4 }])
    expect(moments.map(({ snapshot }) => (snapshot as AnyMachineSnapshot).context.openIndex)).toEqual([null, undefined, 1, undefined, 4])
  })

  it('drops events that a stopped actor did not process, and those sent to it afterwards', () => {
    const { rows, startFaq } = setUp()
    const faq = startFaq()
    faq.subscribe(({ context }) => {
      if (context.openIndex !== 1) return
      faq.send({ type: 'question.opened', index: 4 })
      faq.stop()
    })
    faq.send({ type: 'question.opened', index: 1 })
    // Silences a warning that XState shows in development.
    const warning = vi.spyOn(console, 'warn').mockReturnValue()
    faq.send({ type: 'question.opened', index: 5 })
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
    const { startFaq, startConfetti } = setUp({ onBusy: (isBusy) => void busy.push(isBusy) })
    const faq = startFaq()
    const confetti = startConfetti()
    expect(busy.splice(0)).toEqual([true, false, true, false])
    faq.subscribe(({ context }) => {
      expect(busy).toEqual([true])
      if (context.openIndex === 1) confetti.send({ type: 'burst.requested' })
    })
    faq.send({ type: 'question.opened', index: 1 })
    expect(busy).toEqual([true, false])
  })

  it('records which transitions led to a moment, eventless ones included', () => {
    const { engine, moments, options } = setUp()
    const reveal = createActor(codeRevealMachine, options).start()
    engine.advance(150)
    reveal.send({ type: 'hold.changed', held: true })
    engine.advance(200)

    expect(moments.map(({ transitions }) => transitions.map(({ source, eventType }) => [source.path.join('.'), eventType]))).toEqual([
      [],
      [['revealing.running', 'xstate.after.line.code-reveal.revealing.running']],
      [
        ['', 'hold.changed'],
        ['revealing.running', ''],
      ],
    ])
  })
})
