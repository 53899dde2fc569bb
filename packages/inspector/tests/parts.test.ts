import { createSimulatedEngine } from '@drei-tage/engine'
import { describe, expect, it, vi } from 'vitest'
import { serializeRecording } from '@drei-tage/recorder'
import { finish } from '@drei-tage/recorder/internal'
import type { RecordingEntry } from '@drei-tage/recorder'
import { createActor, setup } from 'xstate'
import type { AnyMachineSnapshot } from 'xstate'
import { recordPage } from '../session/live.ts'
import { readFile } from '../session/loadedFile.ts'
import { readMoment } from '../session/moment.ts'
import { createPageTime } from '../session/pageTime.ts'
import { createView } from '../session/view.ts'
import { throwing } from '../../../engine/tests/support.ts'

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { after: { 100: 'off' } } },
})

/** A page with a lamp that is recorded. */
function openPage() {
  const engine = createSimulatedEngine()
  const time = createPageTime(engine)
  const changed = vi.fn<() => void>()
  const live = recordPage(engine, {}, changed)
  const view = createView(engine, time, live)
  const start = () => createActor(lamp, { clock: live.clock, inspect: live.observe }).start()
  return { engine, time, live, view, changed, start }
}

describe("the developer's control of time", () => {
  it('ends its own pause, and leaves a pause of the page', () => {
    for (const isPausedByPage of [false, true]) {
      const engine = createSimulatedEngine()
      const time = createPageTime(engine)
      if (isPausedByPage) engine.pause()
      time.step(10)
      time.stepToNext()
      expect([engine.now(), engine.paused]).toEqual([10, true])
      time.giveBack()
      expect(engine.paused).toBe(isPausedByPage)
    }
  })

  it('does not end a pause that the page has set after it resumed time', () => {
    const engine = createSimulatedEngine()
    const time = createPageTime(engine)
    time.pause()
    engine.resume()
    engine.pause()
    time.giveBack()
    expect(engine.paused).toBe(true)
  })

  it.each([
    [undefined, 0.5],
    [2, 2],
  ])("restores the page's rate, however often it was changed, unless the page has set it since: %s", (since, rate) => {
    const engine = createSimulatedEngine({ rate: 0.5 })
    const time = createPageTime(engine)
    time.setRate(2)
    time.setRate(4)
    if (since) engine.rate = since
    time.giveBack()
    expect(engine.rate).toBe(rate)
  })
})

describe('what is known of an event', () => {
  const gate = setup({ guards: { hasKey: () => false, isOpen: () => true } }).createMachine({
    id: 'gate',
    initial: 'shut',
    on: { push: { guard: 'isOpen', actions: () => undefined } },
    states: { shut: { on: { push: { guard: 'hasKey', target: 'open' }, turn: { guard: 'hasKey', target: 'open' } } }, open: {} },
  })

  it('is the code that sent it, and the guards that refused it', () => {
    const { live, view } = openPage()
    const { callSiteOf, refusedAt } = readMoment(live, view)
    const actor = createActor(gate, { clock: live.clock, inspect: live.observe }).start()
    function pushTheGate() {
      actor.send({ type: 'push' })
    }
    pushTheGate()
    actor.send({ type: 'turn' })
    actor.send({ type: 'kick' })
    const [, pushed] = live.history.entries
    expect(callSiteOf(pushed as RecordingEntry)).toMatch(/^pushTheGate, .*parts\.test\.ts:\d+$/)
    expect([1, 2, 3, 4].map(refusedAt)).toEqual([[], ['hasKey'], ['hasKey'], []])
  })

  it('is nothing where the page makes stacks in a way of its own, which no actor notices', () => {
    const { live, start } = openPage()
    const actor = start()
    vi.stubGlobal('Error', Object.assign(class extends Error {}, { captureStackTrace: throwing('no stacks') }))
    actor.send({ type: 'press' })
    vi.unstubAllGlobals()
    expect([actor.getSnapshot().value, live.callSiteOf(live.history.entries[1] as RecordingEntry)]).toEqual(['on', undefined])
  })
})

it('never gives a component a snapshot of a loaded file without methods', () => {
  const { live, view, start } = openPage()
  const actor = start()
  actor.send({ type: 'press' })
  const text = serializeRecording(live.recorder.recording())
  view.show(finish(readFile('x', text, { lamp })))
  expect((view.shown(actor) as AnyMachineSnapshot).matches('on')).toBe(true)
  view.show(finish(readFile('x', text, {})))
  expect(view.shown(actor)).toBeUndefined()
})
